/** The story of a match in numbers, told by its events alone. What is counted beside life is the game's. */

import { eventName } from "./chronicle";
import type { Text } from "./protocol";
import { Reader } from "./reader";

export interface Out {
  round: number;
  /** Whose doing it was; nobody's, if it was bad luck or one's own. */
  by: number | null;
  /** The card or ability that took the last life point. */
  kind: string | null;
}

export interface SeatStats {
  seat: number;
  /** What was counted, by the name of the column. */
  numbers: { [column: string]: number };
  out: Out | null;
  /** The measure of the match at the start and at the end of each round; it ends with the round of elimination. */
  life: number[];
}

export interface MatchStats {
  rounds: number;
  /** The numbers to show, from left to right; each is named by a text `end-…`. */
  columns: readonly string[];
  seats: SeatStats[];
  facts: Fact[];
  /** What the chart shows, if it is not life: a text `end-…` names it. */
  measure?: string;
}

/** Something to tell: a sentence, the kind of card it is about if there is one, and an icon if not. */
export interface Fact {
  text: Text;
  kind: string | null;
  icon: string;
}

export const number = (event: Text, name: string): number | null => {
  const value = event.args?.[name];
  return typeof value === "number" ? value : null;
};
export const word = (event: Text, name: string): string | null => {
  const value = event.args?.[name];
  return typeof value === "string" ? value : null;
};

/** Where each round begins, as numbers of events: where the turn passes the first player's place again. */
export class Rounds extends Reader {
  begin: number[] = [];
  #first = 0;
  #before = 0;

  constructor(private readonly players: number) {
    super();
    this.forget();
  }

  protected override forget(): void {
    this.begin = [];
    this.#before = this.players;
  }

  protected override take(event: Text, at: number): void {
    const seat = eventName(event) === "turn" ? number(event, "seat") : null;
    if (seat === null) return;
    if (!this.begin.length) this.#first = seat;
    const place = (seat - this.#first + this.players) % this.players;
    if (place <= this.#before) this.begin.push(at);
    this.#before = place;
  }
}

export const rounds = (events: readonly Text[]): number[] =>
  new Rounds(1 + Math.max(...events.map((event) => number(event, "seat") ?? 0))).read(events).begin;

/** Counts something for a seat: once, or so many times. */
export type Add = (seat: number | null, column: string, times?: number) => void;

/** Changes the measure of a seat: life, or what stands in for it. */
export type Change = (seat: number, by: number) => void;

/** Life round by round, and what the game counts: `lost` and `regained` are counted for every game. */
export function tell(
  events: readonly Text[],
  startingLife: readonly number[],
  columns: readonly string[],
  count: (event: Text, add: Add, change: Change) => void,
): Omit<MatchStats, "facts"> {
  const zeros = Object.fromEntries(["lost", "regained", ...columns].map((column) => [column, 0]));
  const seats = startingLife.map((life, seat): SeatStats => ({ seat, numbers: { ...zeros }, out: null, life: [life] }));
  const life = [...startingLife];
  const blame: { by: number | null; kind: string | null }[] = seats.map(() => ({ by: null, kind: null }));
  const begin = new Set(rounds(events));
  let round = 0;
  const add: Add = (seat, column, times = 1) => {
    const numbers = seat === null ? undefined : seats[seat]?.numbers;
    if (numbers) numbers[column] = (numbers[column] ?? 0) + times;
  };
  const change: Change = (seat, by) => {
    life[seat]! += by;
  };
  const endRound = (): void => {
    for (const each of seats) if (!each.out) each.life.push(Math.max(life[each.seat]!, 0));
  };

  events.forEach((event, at) => {
    if (begin.has(at)) {
      if (round) endRound();
      round += 1;
    }
    count(event, add, change);
    const seat = number(event, "seat");
    const amount = number(event, "number") ?? 0;
    if (seat === null || !seats[seat]) return;
    switch (eventName(event)) {
      case "lost-life":
      case "lost-life-to":
        change(seat, -amount);
        add(seat, "lost", amount);
        blame[seat] = { by: number(event, "by"), kind: word(event, "kind") };
        break;
      case "healed":
        change(seat, amount);
        add(seat, "regained", amount);
        break;
      case "eliminated":
        seats[seat].out = { round: Math.max(round, 1), ...blame[seat]! };
        seats[seat].life.push(0);
        break;
    }
  });
  if (round) endRound();
  return { rounds: round, columns, seats };
}

const MOST_FACTS = 4;

/** What is worth telling: each kind of fact has a least number to be one; the rarest come first. */
export class Facts {
  readonly #found: (Fact & { weight: number })[] = [];

  constructor(private readonly icons: { readonly [fact: string]: string } = {}) {}

  add(id: string, weight: number, args: { [name: string]: number | string }): void {
    if (weight < 1) return;
    const kind = typeof args.kind === "string" ? args.kind : null;
    const icon = this.icons[id] ?? ICONS[id] ?? "crossed-pistols";
    this.#found.push({ text: { id: `web-fact-${id}`, args }, kind, icon, weight });
  }

  /** What every game can tell of those who play it. */
  addLives(seats: readonly SeatStats[]): void {
    const healed = most(seats, "regained");
    this.add("regained", healed.number / 4, healed);
    for (const each of seats) {
      const lost = each.numbers.lost ?? 0;
      const victims = seats.filter((other) => other.out?.by === each.seat).length;
      this.add("eliminated", victims / 2, { seat: each.seat, number: victims });
      if (!each.out && lost === 0) this.add("unhurt", 2.5, { seat: each.seat });
      if (!each.out && lost > 2 && each.life.at(-1) === 1) this.add("last-point", 1.6, { seat: each.seat });
    }
  }

  /** The best of them, one of a sort. */
  told(): Fact[] {
    const found = this.#found.toSorted((a, b) => b.weight - a.weight);
    return found
      .filter((fact, at) => found.findIndex((other) => other.text.id === fact.text.id) === at)
      .slice(0, MOST_FACTS)
      .map(({ text, kind, icon }) => ({ text, kind, icon }));
  }
}

const ICONS: { readonly [fact: string]: string } = {
  eliminated: "skull",
  "last-point": "broken-heart",
  regained: "heal",
  unhurt: "thumb-up",
};

/** Who has the most in a column, the first of equals, and how many. */
export function most(seats: readonly SeatStats[], column: string): { seat: number; number: number } {
  let best = { seat: 0, number: 0 };
  for (const { seat, numbers } of seats) if ((numbers[column] ?? 0) > best.number) best = { seat, number: numbers[column]! };
  return best;
}

/** How often something was counted. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string, times = 1): void {
    this.#counts.set(key, this.of(key) + times);
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  has(key: string): boolean {
    return this.#counts.has(key);
  }

  /** The key that was counted most often, the first of equals. */
  most(allowed: (key: string) => boolean = () => true): [string | null, number] {
    let best: [string | null, number] = [null, 0];
    for (const [key, count] of this.#counts) if (allowed(key) && count > best[1]) best = [key, count];
    return best;
  }
}
