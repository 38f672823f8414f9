/** Where the chairs stand around a table, and who changes them. */

import { tick } from "svelte";
import { preferences } from "./preferences.svelte";
import type { Update } from "./protocol";

type View = Pick<Update["view"], "ring"> & { players: readonly { in_game: boolean }[]; counterclockwise?: boolean };

export interface Spot {
  seat: number;
  /** Percent of the width and the height. */
  x: number;
  y: number;
}

/** The seats in turn order, clockwise from the bottom, where `bottom` sits. */
export function around(players: number, bottom: number): Spot[] {
  return Array.from({ length: players }, (_, at) => {
    const angle = Math.PI * (0.5 + (2 * at) / players);
    return {
      seat: (bottom + at) % players,
      x: Math.round((50 + 37 * Math.cos(angle)) * 10) / 10,
      y: Math.round((50 + 38 * Math.sin(angle)) * 10) / 10,
    };
  });
}

/** The other seats, clockwise from the one on the left of `bottom`. */
export function from(ring: readonly number[], bottom: number): number[] {
  const at = ring.indexOf(bottom);
  return [...ring.slice(at + 1), ...ring.slice(0, at)];
}

/** Who has the next turn, as far as can be told: the next one in the game, the way the turns go round. */
export function after(view: View, turn: number): number | null {
  const back = "counterclockwise" in view && view.counterclockwise === true;
  const order = from(back ? [...view.ring].reverse() : view.ring, turn);
  return order.find((seat) => view.players[seat]?.in_game) ?? null;
}

/** Who takes one of several things after that player, one after the other, while there are any left. */
export function queue(view: View, seat: number, things: number): number[] {
  const others = from(view.ring, seat).filter((each) => view.players[each]?.in_game);
  return others.slice(0, Math.max(0, things - 1));
}

/** To be called before people change seats: whoever sits elsewhere afterwards is seen to walk there. */
export function moveSeats(stage: HTMLElement): void {
  if (preferences.speed === 0 || preferences.calm) return;
  const before = new Map(seatsOf(stage).map((seat) => [seat, seat.getBoundingClientRect()]));
  void tick().then(() => {
    for (const seat of seatsOf(stage)) {
      const was = before.get(seat);
      const is = seat.getBoundingClientRect();
      if (!was || (was.x === is.x && was.y === is.y)) continue;
      const walk = [{ transform: `translate(${was.x - is.x}px, ${was.y - is.y}px)` }, { transform: "none" }];
      seat.animate(walk, { duration: WALK * preferences.speed, easing: "ease-in-out" });
    }
  });
}

const WALK = 1100;
const seatsOf = (stage: HTMLElement): HTMLElement[] => [...stage.querySelectorAll<HTMLElement>(".ring > .seat")];

/** Who has come and who has gone between two moments, by name. */
export function comings(before: readonly (string | null)[], now: readonly (string | null)[]): { came: string[]; went: string[] } {
  const people = (names: readonly (string | null)[]) => names.filter((name) => name !== null);
  return {
    came: people(now).filter((name) => !before.includes(name)),
    went: people(before).filter((name) => !now.includes(name)),
  };
}
