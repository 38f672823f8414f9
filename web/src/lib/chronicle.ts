/** The log as people read it: one line for one deed with its outcome, under the turn it belongs to. */

import type { Text } from "./protocol";
import { Reader } from "./reader";
import { kindOf } from "./words";

/** What a deed did to someone: so many life points or the like, or a sign without a number. */
export interface Outcome {
  seat: number;
  sign: "loss" | "wound" | "gain" | "dodged" | "card" | "out";
  number: number;
}

/** An event as it is told in a line that is open: repeated ones once. */
export interface Told {
  text: Text;
  times: number;
}

export interface Entry {
  /** The number of the first event it tells. */
  at: number;
  /** What it says: the deed, the turn, or that people have sat down. */
  text: Text;
  /** Everything that belongs to it, in order. */
  events: readonly Told[];
  outcomes: readonly Outcome[];
  /** Of a turn: how many cards were drawn before anything else. */
  drawn: number;
  icon: string;
  tone: "setup" | "turn" | "hit" | "gain" | "plain";
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

/** What begins a line of its own; everything else belongs to the line before. */
const BEGINS =
  /^(played|bought|applied|used|attack|acquired|aimed|rolled|beer|wasted|gatling|indians|ability|passed-on|exploded|escaped|turn-lost|train-advances|end-of-line|new-line|event|extra-turn|on-sale|discarded|talked|called|ending|scored|deck-ended|shadow|returned|ghost|new-rules|step-again)/;
/** What someone else does while a deed is under way answers it. */
const ANSWERS = /^(played|used|applied|discarded|ability)/;
const DREW = /^drew/;
/** What a card that was turned over decides. */
const DECIDED = /^(discarded|turn-lost|escaped|exploded|passed-on)/;
const LOSSES = new Set(["lost-life", "lost-life-to"]);
const WOUNDS = new Set(["wounded", "wounded-by"]);
const GAINS = new Set(["healed", "recovered"]);
const DODGES = new Set(["cancelled", "cancelled-shot", "parried", "escaped"]);
const TAKEN = new Set(["took", "lost-card"]);

/** The lines of the events read so far. */
export class Chronicle extends Reader {
  entries: readonly Entry[] = [];
  #turn: number | null = null;

  constructor(private readonly looks: Looks = PLAIN) {
    super();
  }

  protected override forget(): void {
    this.entries = [];
    this.#turn = null;
  }

  protected override take(text: Text, at: number): void {
    const name = eventName(text);
    const last = this.entries.at(-1);
    if (name === "turn") {
      this.#turn = Number(text.args?.seat);
      this.#begin(text, at, "turn");
    } else if (this.#turn === null && (!last || last.tone === "setup")) {
      if (last) this.#add(last, text, name);
      else this.#begin(SETUP, at, "setup", [{ text, times: 1 }]);
    } else if (last?.tone === "turn" && DREW.test(name)) {
      this.#add(last, text, name, last.drawn + 1);
    } else if (last && last.tone !== "turn" && this.#belongs(last, text, name)) {
      this.#add(last, text, name);
    } else {
      this.#begin(text, at);
    }
  }

  /** Whether it goes on with that line. */
  #belongs(line: Entry, text: Text, name: string): boolean {
    if (JSON.stringify(line.text) === JSON.stringify(text)) return true;
    if (!BEGINS.test(name)) return true;
    const before = eventName(line.text);
    if (before === "flipped") return DECIDED.test(name);
    if (name === "discarded" && before === "discarded") return line.text.args?.seat === text.args?.seat;
    if (this.looks.deeds?.has(name)) return before.startsWith("played") && line.text.args?.card === text.args?.card;
    const seat = text.args?.seat;
    if (name === "discarded" && seat === actor(line.text) && answeredLast(line)) return true;
    return ANSWERS.test(name) && before !== "discarded" && seat !== undefined && seat !== this.#turn && actor(line.text) !== seat;
  }

  #begin(text: Text, at: number, tone?: Entry["tone"], events: readonly Told[] = [{ text, times: 1 }]): void {
    const name = eventName(text);
    const line = { at, text, events, outcomes: outcomesOf(text, name), drawn: 0, icon: this.looks.icons[name] ?? ICONS[name] ?? iconOf(text), tone: tone ?? this.#tone(name) };
    this.entries = [...this.entries, line];
  }

  #add(line: Entry, text: Text, name: string, drawn = line.drawn): void {
    const last = line.events.at(-1);
    const same = last && JSON.stringify(last.text) === JSON.stringify(text);
    const events = same ? line.events.with(-1, { text, times: last.times + 1 }) : [...line.events, { text, times: 1 }];
    const tells = this.looks.deeds?.has(name) && eventName(line.text).startsWith("played") && line.text.args?.card === text.args?.card;
    const deed = tells ? text : line.text;
    const tone = line.tone === "plain" ? this.#tone(name) : line.tone;
    this.entries = this.entries.with(-1, { ...line, text: deed, events, drawn, tone, outcomes: [...line.outcomes, ...outcomesOf(text, name)] });
  }

  #tone(name: string): Entry["tone"] {
    if (HITS.has(name) || this.looks.hits.has(name)) return "hit";
    return this.looks.gains?.has(name) ? "gain" : "plain";
  }
}

export const chronicle = (events: readonly Text[], looks: Looks = PLAIN): readonly Entry[] => new Chronicle(looks).read(events).entries;

const SETUP: Text = { id: "web-log-setup" };

/** Whether the one it is aimed at has just discarded a card as an answer: in a duel it is then up to the other. */
function answeredLast({ text: { args }, events }: Entry): boolean {
  const last = events.at(-1)!.text;
  const fell = events.some(({ text }) => eventName(text) === "eliminated");
  return eventName(last) === "discarded" && args?.target !== undefined && last.args?.seat === args.target && !fell;
}

/** Whose deed it is. */
export const actor = (text: Text): unknown => text.args?.by ?? text.args?.seat;

function outcomesOf({ args }: Text, name: string): Outcome[] {
  const seat = name === "took" ? args?.owner : args?.seat;
  if (typeof seat !== "number") return [];
  const number = typeof args?.number === "number" ? args.number : 1;
  if (LOSSES.has(name)) return [{ seat, sign: "loss", number }];
  if (WOUNDS.has(name)) return [{ seat, sign: "wound", number }];
  if (GAINS.has(name)) return [{ seat, sign: "gain", number }];
  if (DODGES.has(name)) return [{ seat, sign: "dodged", number: 1 }];
  if (TAKEN.has(name)) return [{ seat, sign: "card", number: 1 }];
  return name === "eliminated" ? [{ seat, sign: "out", number: 1 }] : [];
}

const SEATS = ["seat", "by", "target", "owner"];

/** Whether someone is in it, as who does something or to whom it is done. */
export const concerns = (line: Entry, seat: number | null): boolean =>
  seat !== null && line.tone !== "setup" && line.events.some(({ text }) => SEATS.some((name) => text.args?.[name] === seat));

/** The lines that concern someone, under the turns that they belong to. */
export function about(lines: readonly Entry[], seat: number | null): Entry[] {
  const found: Entry[] = [];
  let turn: Entry | null = null;
  for (const line of lines) {
    if (line.tone === "turn") turn = line;
    if (!concerns(line, seat)) continue;
    if (turn && turn !== line) found.push(turn);
    turn = null;
    found.push(line);
  }
  return found;
}

/** Whether it cost someone something. */
export const hurts = (line: Entry, seat: number | null): boolean =>
  line.outcomes.some((each) => each.seat === seat && each.sign !== "gain" && each.sign !== "dodged");

/** The card or ability it is about has its own glyph. */
function iconOf(text: Text): string {
  const { card, kind = text.args?.event } = text.args ?? {};
  if (typeof card === "string") return `glyph:${kindOf(card)}`;
  if (typeof kind === "string") return `glyph:${kind}`;
  return "scroll-unfurled";
}
