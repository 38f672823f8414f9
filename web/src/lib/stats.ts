/** The story of a match in numbers, told by its events alone. No card is known by name. */

import { eventName } from "./chronicle";
import type { Text } from "./protocol";
import { kindOf } from "./words";

export interface Out {
  round: number;
  /** Whose doing it was; nobody's, if it was bad luck or one's own. */
  by: number | null;
  /** The card or ability that took the last life point. */
  kind: string | null;
}

export interface SeatStats {
  seat: number;
  shots: number;
  hits: number;
  cancelled: number;
  lost: number;
  regained: number;
  played: number;
  out: Out | null;
  /** Life at the start and at the end of each round; it ends with the round of elimination. */
  life: number[];
}

export interface MatchStats {
  rounds: number;
  seats: SeatStats[];
  facts: Fact[];
}

/** Something to tell: a sentence, the kind of card it is about if there is one, and an icon if not. */
export interface Fact {
  text: Text;
  kind: string | null;
  icon: string;
}

const number = (event: Text, name: string): number | null => {
  const value = event.args?.[name];
  return typeof value === "number" ? value : null;
};
const word = (event: Text, name: string): string | null => {
  const value = event.args?.[name];
  return typeof value === "string" ? value : null;
};

/** Where each round begins, as numbers of events: where the turn passes the first player's place again. */
export function rounds(events: readonly Text[]): number[] {
  const players = 1 + Math.max(...events.map((event) => number(event, "seat") ?? 0));
  const begin: number[] = [];
  let first = 0;
  let before = players;
  events.forEach((event, at) => {
    const seat = eventName(event) === "turn" ? number(event, "seat") : null;
    if (seat === null) return;
    if (!begin.length) first = seat;
    const place = (seat - first + players) % players;
    if (place <= before) begin.push(at);
    before = place;
  });
  return begin;
}

export function statsOf(events: readonly Text[], startingLife: readonly number[]): MatchStats {
  const seats = startingLife.map(
    (life, seat): SeatStats => ({
      seat,
      shots: 0,
      hits: 0,
      cancelled: 0,
      lost: 0,
      regained: 0,
      played: 0,
      out: null,
      life: [life],
    }),
  );
  const life = [...startingLife];
  const shooter = new Map<number, number>(); // who has shot at a seat and waits for the outcome
  const blame: { by: number | null; kind: string | null }[] = seats.map(() => ({ by: null, kind: null }));
  const begin = new Set(rounds(events));
  let round = 0;
  const endRound = (): void => {
    for (const each of seats) if (!each.out) each.life.push(Math.max(life[each.seat]!, 0));
  };

  events.forEach((event, at) => {
    if (begin.has(at)) {
      if (round) endRound();
      round += 1;
    }
    const seat = number(event, "seat");
    const by = number(event, "by");
    const amount = number(event, "number") ?? 0;
    switch (eventName(event)) {
      case "shot": {
        const target = number(event, "target");
        if (by === null || target === null) break;
        seats[by]!.shots += 1;
        shooter.set(target, by);
        break;
      }
      case "cancelled":
        if (seat === null) break;
        seats[seat]!.cancelled += 1;
        shooter.delete(seat);
        break;
      case "lost-life":
      case "lost-life-to":
        if (seat === null) break;
        life[seat]! -= amount;
        seats[seat]!.lost += amount;
        blame[seat] = { by, kind: word(event, "kind") };
        if (by !== null && shooter.get(seat) === by) seats[by]!.hits += 1;
        shooter.delete(seat);
        break;
      case "healed":
        if (seat === null) break;
        life[seat]! += amount;
        seats[seat]!.regained += amount;
        break;
      case "eliminated": {
        if (seat === null) break;
        const gone = seats[seat]!;
        gone.out = { round: Math.max(round, 1), ...blame[seat]! };
        gone.life.push(0);
        break;
      }
      case "played":
      case "played-as":
      case "played-at":
      case "played-as-at":
        if (seat !== null) seats[seat]!.played += 1;
        break;
    }
  });
  if (round) endRound();
  return { rounds: round, seats, facts: factsOf(events, seats) };
}

const MOST_FACTS = 4;

const ICONS: { [fact: string]: string } = {
  "busy-turn": "card-play",
  cancelled: "dodging",
  eliminated: "skull",
  "last-point": "broken-heart",
  penalty: "law-star",
  regained: "heal",
  taken: "card-random",
  unhurt: "thumb-up",
};

/** What is worth telling: each kind of fact has a least number to be one; the rarest come first. */
export function factsOf(events: readonly Text[], seats: readonly SeatStats[]): Fact[] {
  const found: (Fact & { weight: number })[] = [];
  const add = (id: string, weight: number, args: { [name: string]: number | string }): void => {
    if (weight < 1) return;
    const kind = typeof args.kind === "string" ? args.kind : null;
    found.push({ text: { id: `web-fact-${id}`, args }, kind, icon: ICONS[id] ?? "crossed-pistols", weight });
  };

  const passed = new Tally();
  const exploded = new Set<string>();
  const met = new Tally();
  const tried = new Tally();
  const taken = new Tally();
  let turn: number | null = null;
  let played = 0;
  const busiest = { seat: 0, number: 0 };
  for (const event of events) {
    const seat = number(event, "seat");
    const kind = word(event, "kind");
    const name = eventName(event);
    if (name === "turn") {
      turn = seat;
      played = 0;
    } else if (name.startsWith("played") && seat !== null && seat === turn) {
      played += 1;
      if (played > busiest.number) Object.assign(busiest, { seat, number: played });
    } else if (name === "passed-on") passed.add(kindOf(word(event, "card") ?? ""));
    else if (name === "exploded" && kind) exploded.add(kind);
    else if (name === "check-met" || name === "check-failed") {
      tried.add(`${seat} ${kind}`);
      if (name === "check-met") met.add(`${seat} ${kind}`);
    } else if (name === "took") taken.add(`${seat} ${number(event, "owner")}`);
    else if (name === "penalty" && seat !== null) add("penalty", 2, { seat });
  }

  const [handed, times] = passed.most();
  if (handed) add(exploded.has(handed) ? "passed-exploded" : "passed", times / 3, { kind: handed, number: times });

  const [lucky, good] = met.most((key) => !passed.has(key.slice(key.indexOf(" ") + 1)));
  if (lucky) {
    const [seat, kind] = lucky.split(" ") as [string, string];
    add("checks", good / 2, { seat: Number(seat), kind, number: good, of: tried.of(lucky) });
  }
  const [unlucky, vain] = tried.most((key) => !met.has(key) && !passed.has(key.slice(key.indexOf(" ") + 1)));
  if (unlucky) {
    const [seat, kind] = unlucky.split(" ") as [string, string];
    add("in-vain", vain / 3, { seat: Number(seat), kind, number: vain });
  }
  const [thief, loot] = taken.most();
  if (thief) {
    const [seat, owner] = thief.split(" ").map(Number) as [number, number];
    add("taken", loot / 3, { seat, owner, number: loot });
  }

  const exchange = longestExchange(events);
  if (exchange) add("exchange", exchange.number / 2, { ...exchange });
  add("busy-turn", busiest.number / 4, busiest);

  const healer = most(seats, (each) => each.regained);
  if (healer) add("regained", healer.regained / 4, { seat: healer.seat, number: healer.regained });
  const dodger = most(seats, (each) => each.cancelled);
  if (dodger) add("cancelled", dodger.cancelled / 4, { seat: dodger.seat, number: dodger.cancelled });
  for (const each of seats) {
    const victims = seats.filter((other) => other.out?.by === each.seat).length;
    add("eliminated", victims / 2, { seat: each.seat, number: victims });
    if (!each.out && each.lost === 0) add("unhurt", 2.5, { seat: each.seat });
    if (!each.out && each.lost > 2 && each.life.at(-1) === 1) add("last-point", 1.6, { seat: each.seat });
  }
  found.sort((a, b) => b.weight - a.weight);
  return found
    .filter((fact, at) => found.findIndex((other) => other.text.id === fact.text.id) === at) // one of a sort
    .slice(0, MOST_FACTS)
    .map(({ text, kind, icon }) => ({ text, kind, icon }));
}

interface Exchange {
  by: number;
  target: number;
  kind: string;
  number: number;
  [name: string]: number | string;
}

/** The longest run in which two players discard in turn because of a card that one played at the other. */
function longestExchange(events: readonly Text[]): Exchange | null {
  let longest: Exchange | null = null;
  let now: Exchange | null = null;
  let next = -1;
  for (const event of events) {
    const name = eventName(event);
    const seat = number(event, "seat");
    if (name === "played-at" || name === "played-as-at") {
      const target = number(event, "target");
      const kind = word(event, "kind") ?? kindOf(word(event, "card") ?? "");
      now = seat === null || target === null ? null : { by: seat, target, kind, number: 0 };
      next = target ?? -1;
    } else if (now && name === "discarded" && seat === next) {
      now.number += 1;
      next = seat === now.by ? now.target : now.by;
      if (now.number > (longest?.number ?? 0)) longest = { ...now };
    } else if (name !== "ability" && name !== "drew") now = null; // an ability may come between
  }
  return longest && longest.number >= 2 ? longest : null;
}

function most(seats: readonly SeatStats[], value: (each: SeatStats) => number): SeatStats | null {
  return seats.reduce<SeatStats | null>((best, each) => (!best || value(each) > value(best) ? each : best), null);
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
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
