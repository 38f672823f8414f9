/** The log as people read it: under the turn it belongs to, repeated events told once. */

import type { Text } from "./protocol";
import { kindOf } from "./words";

export interface Entry {
  /** The number of the first event it tells. */
  at: number;
  text: Text;
  /** How many times in a row the same thing happened. */
  times: number;
  icon: string;
  tone: "turn" | "hit" | "plain";
}

const ICONS: { [event: string]: string } = {
  drew: "card-draw",
  "drew-pile": "card-draw",
  looked: "watch",
  discarded: "card-discard",
  "lost-life": "bullet",
  "lost-life-to": "bullet",
  healed: "heal",
  eliminated: "tombstone",
  reward: "card-draw",
  penalty: "card-discard",
  cancelled: "western-hat",
  role: "star",
  character: "person",
  reshuffled: "card-draw",
  ghost: "ghost",
  returned: "ghost",
  "put-back": "card-discard",
  "extra-turn": "turn",
};

const HITS = new Set(["shot", "shot-at", "ricochet", "lost-life", "lost-life-to", "eliminated", "exploded"]);

export const eventName = (text: Text): string => text.id.replace(/^event-/, "").replace(/-hidden$/, "");

/** The entries of a list of events; `first` is the number of the first event. */
export function chronicle(events: readonly Text[], first = 0): Entry[] {
  const entries: Entry[] = [];
  events.forEach((text, at) => {
    const last = entries[entries.length - 1];
    if (last && JSON.stringify(last.text) === JSON.stringify(text)) {
      last.times += 1;
      return;
    }
    const name = eventName(text);
    if (last && follows(name, text, last.text)) return;
    const tone = name === "turn" ? "turn" : HITS.has(name) ? "hit" : "plain";
    entries.push({ at: first + at, text, times: 1, icon: iconOf(text, name), tone });
  });
  return entries;
}

/** Whether it goes without saying after what was said: a card that is played is in play, or shoots. */
function follows(name: string, text: Text, before: Text): boolean {
  if (!eventName(before).startsWith("played")) return false;
  const { seat, target, card } = before.args ?? {};
  if (name === "placed") return text.args?.card === card && [seat, target].includes(text.args?.seat);
  return name === "shot" && text.args?.by === seat && text.args?.target === target;
}

/** The card or ability it is about has its own glyph; what happens to cards in general has an icon. */
function iconOf(text: Text, name: string): string {
  if (ICONS[name]) return ICONS[name] === "bullet" ? "#bullet" : ICONS[name];
  const { card, kind = text.args?.event } = text.args ?? {};
  if (typeof card === "string") return `glyph:${kindOf(card)}`;
  if (typeof kind === "string") return `glyph:${kind}`;
  return "scroll-unfurled";
}
