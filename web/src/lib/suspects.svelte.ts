/** What you suspect: a role pencilled beside a player's "?". It is kept on this device and never sent. */

import { memory } from "./preferences.svelte";

class Suspects {
  /** The role that a seat is marked with. */
  marks = $state.raw<{ readonly [seat: number]: string }>({});
  /** Whose mark is being made. */
  picking = $state<number | null>(null);
  #match = "";

  /** Those of a match; of another one, none are left. */
  open(match: string): void {
    if (match === this.#match) return;
    this.#match = match;
    this.picking = null;
    const [kept, ...marks] = (memory.get("suspects") ?? "").split(" ");
    this.marks = kept === match ? Object.fromEntries(marks.map((mark) => mark.split("=") as [string, string])) : {};
  }

  /** Mark a player with a role, or with none. */
  mark(seat: number, role: string | null): void {
    const { [seat]: _, ...others } = this.marks;
    this.marks = role === null ? others : { ...others, [seat]: role };
    this.picking = null;
    memory.set("suspects", [this.#match, ...Object.entries(this.marks).map(([each, mark]) => `${each}=${mark}`)].join(" "));
  }
}

export const suspects = new Suspects();

/** How many guesses were right, of all that were ever locked on this device. */
export function score(): { right: number; of: number } {
  const [right, of] = (memory.get("guesses") ?? "0 0").split(" ").map(Number);
  return { right: right ?? 0, of: of ?? 0 };
}

export function scored(right: number, of: number): void {
  const before = score();
  memory.set("guesses", `${before.right + right} ${before.of + of}`);
}
