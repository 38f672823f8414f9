/** Who shot at whom, and how often: from what happened, for all to see. */

import { eventName } from "./chronicle";
import type { Text } from "./protocol";

/** What counts as a shot, in the games there are. */
const SHOTS = new Set(["shot", "shot-at", "aimed", "attack"]);

export interface Grudge {
  by: number;
  target: number;
  times: number;
}

class Grudges {
  all = $state.raw<readonly Grudge[]>([]);
  /** All of them are drawn on the cloth. */
  drawn = $state(false);
  #read = 0;
  #first: Text | undefined;

  /** Read on in the events of a match; those of another begin anew. */
  read(events: readonly Text[]): void {
    if (events[0] !== this.#first || events.length < this.#read) {
      this.#first = events[0];
      this.#read = 0;
      this.all = [];
    }
    const shots = events.slice(this.#read).filter((event) => SHOTS.has(eventName(event)));
    this.#read = events.length;
    for (const { args = {} } of shots) {
      const { by, target } = args;
      if (typeof by !== "number" || typeof target !== "number" || by === target) continue;
      const before = this.all.find((each) => each.by === by && each.target === target);
      const others = this.all.filter((each) => each !== before);
      this.all = [...others, { by, target, times: (before?.times ?? 0) + 1 }];
    }
  }

  /** Whom a seat shot at, most often first. */
  of(seat: number): Grudge[] {
    return this.all.filter((each) => each.by === seat).sort((a, b) => b.times - a.times);
  }
}

export const grudges = new Grudges();
