/** The log as people read it: under the turn it belongs to, repeated events told once. */

import type { Text } from "./protocol";
import { Reader } from "./reader";
import { kindOf } from "./words";

export interface Entry {
  /** The number of the first event it tells. */
  at: number;
  text: Text;
  /** How many times in a row the same thing happened. */
  times: number;
  icon: string;
  tone: "turn" | "hit" | "gain" | "plain";
}

/** How the events of a game look: an icon for those that are about no card, which of them hurt, which enrich. */
export interface Looks {
  icons: { readonly [event: string]: string };
  hits: ReadonlySet<string>;
  gains?: ReadonlySet<string>;
  /** Those that say more of a card than that it was played, just before. */
  deeds?: ReadonlySet<string>;
}

const ICONS: Looks["icons"] = {
  "lost-life": "#bullet",
  "lost-life-to": "#bullet",
  healed: "heal",
  eliminated: "tombstone",
  role: "star",
  character: "person",
};
const HITS: Looks["hits"] = new Set(["lost-life", "lost-life-to", "eliminated", "exploded"]);
const PLAIN: Looks = { icons: {}, hits: new Set() };

export const eventName = (text: Text): string => text.id.replace(/^event-/, "").replace(/-hidden$/, "");

/** The entries of the events read so far; `first` is the number of the first event. */
export class Chronicle extends Reader {
  entries: readonly Entry[] = [];

  constructor(
    private readonly looks: Looks = PLAIN,
    private readonly first = 0,
  ) {
    super();
  }

  protected override forget(): void {
    this.entries = [];
  }

  protected override take(text: Text, at: number): void {
    const last = this.entries.at(-1);
    if (last && JSON.stringify(last.text) === JSON.stringify(text)) {
      this.entries = this.entries.with(-1, { ...last, times: last.times + 1 });
      return;
    }
    const name = eventName(text);
    if (last && follows(name, text, last.text)) return;
    const { looks } = this;
    const before = last && looks.deeds?.has(name) && isPlayed(last.text, text.args?.card) ? this.entries.slice(0, -1) : this.entries;
    const tone = name === "turn" ? "turn" : HITS.has(name) || looks.hits.has(name) ? "hit" : looks.gains?.has(name) ? "gain" : "plain";
    this.entries = [...before, { at: this.first + at, text, times: 1, icon: looks.icons[name] ?? ICONS[name] ?? iconOf(text), tone }];
  }
}

export const chronicle = (events: readonly Text[], first = 0, looks: Looks = PLAIN): readonly Entry[] => new Chronicle(looks, first).read(events).entries;

/** Whether it goes without saying after what was said: a card that is played or acquired is in play, or shoots. */
function follows(name: string, text: Text, before: Text): boolean {
  if (!/^(played|acquired)/.test(eventName(before))) return false;
  const { seat, target, card } = before.args ?? {};
  if (name === "placed") return text.args?.card === card && [seat, target].includes(text.args?.seat);
  return name === "shot" && text.args?.by === seat && text.args?.target === target;
}

const isPlayed = (text: Text, card: unknown): boolean => eventName(text).startsWith("played") && text.args?.card === card;

/** The card or ability it is about has its own glyph. */
function iconOf(text: Text): string {
  const { card, kind = text.args?.event } = text.args ?? {};
  if (typeof card === "string") return `glyph:${kindOf(card)}`;
  if (typeof kind === "string") return `glyph:${kind}`;
  return "scroll-unfurled";
}
