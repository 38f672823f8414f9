/** Samurai Sword in numbers: the sum of an attack, what it would cost, and the match as its events tell it. */

import { eventName } from "./chronicle";
import type { Attack, SamuraiPlayerView, Text } from "./protocol";
import { rounds } from "./stats";

export interface Summand {
  kind: string;
  /** How it stands in the sum; the first has none. */
  sign: "" | "+" | "−";
  number: number;
}

/** The wounds of an attack as a person writes them: 3, + 1, − 1. */
export const sumOf = (attack: Attack): Summand[] =>
  attack.terms.map(({ kind, number }, at) => ({
    kind,
    sign: number < 0 ? "−" : at ? "+" : "",
    number: Math.abs(number),
  }));

export interface Outcome {
  resilience: number;
  honour: number;
  defeated: boolean;
}

/** What a player is left with after so many wounds. */
export function outcome(player: SamuraiPlayerView, wounds: number): Outcome {
  const resilience = Math.max(player.life - wounds, 0);
  const defeated = resilience === 0;
  return { resilience, defeated, honour: player.honour - (defeated ? 1 : 0) };
}

export interface SeatStory {
  seat: number;
  attacks: number;
  /** Wounds dealt and suffered. */
  dealt: number;
  suffered: number;
  parried: number;
  /** How often this player has defeated another. */
  defeats: number;
  defeated: number;
  played: number;
  /** Honour at the start and at the end of each round. */
  honour: number[];
}

const number = (event: Text, name: string): number | null => {
  const value = event.args?.[name];
  return typeof value === "number" ? value : null;
};

/** What each player did, told by the events; the Honour is known at the end and counted back from there. */
export function storyOf(events: readonly Text[], players: readonly SamuraiPlayerView[]): { rounds: number; seats: SeatStory[] } {
  const seats = players.map(
    ({ seat }): SeatStory => ({ seat, attacks: 0, dealt: 0, suffered: 0, parried: 0, defeats: 0, defeated: 0, played: 0, honour: [0] }),
  );
  /** Gains and losses since the start, by seat. */
  const change = seats.map(() => 0);
  const begin = new Set(rounds(events));
  const count = (seat: number | null, what: keyof Omit<SeatStory, "seat" | "honour">, amount = 1): void => {
    if (seat !== null && seats[seat]) seats[seat][what] += amount;
  };
  const gain = (seat: number | null, amount: number): void => {
    if (seat !== null && change[seat] !== undefined) change[seat] += amount;
  };
  const endRound = (): void => seats.forEach((each) => each.honour.push(change[each.seat]!));

  let round = 0;
  events.forEach((event, at) => {
    if (begin.has(at)) {
      if (round) endRound();
      round += 1;
    }
    const seat = number(event, "seat");
    const by = number(event, "by");
    const amount = number(event, "number") ?? 1;
    switch (eventName(event)) {
      case "played":
      case "played-at":
        count(seat, "played");
        break;
      case "attack":
        count(by, "attacks");
        break;
      case "parried":
        count(seat, "parried");
        break;
      case "wounded":
      case "wounded-by":
        count(seat, "suffered", amount);
        count(by, "dealt", amount);
        break;
      case "defeated":
        count(seat, "defeated");
        count(by, "defeats");
        break;
      case "gave-honour":
        gain(seat, -1);
        gain(number(event, "target"), 1);
        break;
      case "lost-honour":
        gain(seat, -amount);
        break;
      case "deck-ended":
        seats.forEach((each) => gain(each.seat, -amount));
        break;
    }
  });
  if (round) endRound();
  for (const each of seats) {
    const start = (players[each.seat]?.honour ?? 0) - change[each.seat]!;
    each.honour = each.honour.map((moved) => start + moved);
  }
  return { rounds: round, seats };
}
