/** A match of the card game in numbers. No card is known by name. */

import { eventName } from "../../lib/chronicle";
import type { Text } from "../../lib/protocol";
import { Facts, most, number, Tally, tell, word, type Fact, type MatchStats, type SeatStats } from "../../lib/stats";
import { kindOf } from "../../lib/words";

const COLUMNS = ["shots", "hits", "lost", "regained", "played"] as const;

export function statsOf(events: readonly Text[], startingLife: readonly number[]): MatchStats {
  const shooter = new Map<number, number>(); // who has shot at a seat and waits for the outcome
  const stats = tell(events, startingLife, COLUMNS, (event, add) => {
    const seat = number(event, "seat");
    const by = number(event, "by");
    switch (eventName(event)) {
      case "shot": {
        const target = number(event, "target");
        if (by === null || target === null) break;
        add(by, "shots");
        shooter.set(target, by);
        break;
      }
      case "cancelled":
        if (seat === null) break;
        add(seat, "cancelled");
        shooter.delete(seat);
        break;
      case "lost-life":
      case "lost-life-to":
        if (seat === null) break;
        if (by !== null && shooter.get(seat) === by) add(by, "hits");
        shooter.delete(seat);
        break;
      case "played":
      case "played-as":
      case "played-at":
      case "played-as-at":
        add(seat, "played");
        break;
    }
  });
  return { ...stats, facts: factsOf(events, stats.seats) };
}

const ICONS: { readonly [fact: string]: string } = {
  "busy-turn": "card-play",
  cancelled: "dodging",
  penalty: "law-star",
  taken: "card-random",
};

/** What is worth telling of a match at cards. */
export function factsOf(events: readonly Text[], seats: readonly SeatStats[]): Fact[] {
  const facts = new Facts(ICONS);
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
    else if (name === "penalty" && seat !== null) facts.add("penalty", 2, { seat });
  }

  const [handed, times] = passed.most();
  if (handed) facts.add(exploded.has(handed) ? "passed-exploded" : "passed", times / 3, { kind: handed, number: times });

  const [lucky, good] = met.most((key) => !passed.has(key.slice(key.indexOf(" ") + 1)));
  if (lucky) {
    const [seat, kind] = lucky.split(" ") as [string, string];
    facts.add("checks", good / 2, { seat: Number(seat), kind, number: good, of: tried.of(lucky) });
  }
  const [unlucky, vain] = tried.most((key) => !met.has(key) && !passed.has(key.slice(key.indexOf(" ") + 1)));
  if (unlucky) {
    const [seat, kind] = unlucky.split(" ") as [string, string];
    facts.add("in-vain", vain / 3, { seat: Number(seat), kind, number: vain });
  }
  const [thief, loot] = taken.most();
  if (thief) {
    const [seat, owner] = thief.split(" ").map(Number) as [number, number];
    facts.add("taken", loot / 3, { seat, owner, number: loot });
  }

  const exchange = longestExchange(events);
  if (exchange) facts.add("exchange", exchange.number / 2, { ...exchange });
  facts.add("busy-turn", busiest.number / 4, busiest);

  const dodged = most(seats, "cancelled");
  facts.add("cancelled", dodged.number / 4, dodged);
  facts.addLives(seats);
  return facts.told();
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
    } else if (!["ability", "works", "drew"].includes(name)) now = null; // these may come between
  }
  return longest && longest.number >= 2 ? longest : null;
}
