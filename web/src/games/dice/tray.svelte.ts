/** The dice that are to be rolled again, as long as nothing was sent: chosen on the table, rolled by the prompt. */

import type { Play } from "../../lib/play.svelte";
import { has, maskOf, places, rerollOf, rollable, toggled } from "./dice";

class Tray {
  #chosen = $state.raw<{ question: string; dice: number }>({ question: "", dice: 0 });

  /** A new question begins with all dice kept. */
  dice(play: Play): number {
    return this.#chosen.question === play.question ? this.#chosen.dice : 0;
  }

  toggle(play: Play, place: number): boolean {
    if (!has(this.rollable(play), place)) return false;
    this.#choose(play, toggled(this.dice(play), place));
    return true;
  }

  /** Let all go; if all are gone, keep all. */
  all(play: Play): void {
    this.#choose(play, this.dice(play) === this.rollable(play) ? 0 : this.rollable(play));
  }

  rollable(play: Play): number {
    return play.free ? rollable(play.asked?.options ?? []) : 0;
  }

  roll(play: Play): void {
    const option = rerollOf(play.asked?.options ?? [], this.dice(play));
    if (option) play.send(option);
  }

  #choose(play: Play, dice: number): void {
    this.#chosen = { question: play.question, dice: maskOf(places(dice)) };
  }
}

export const tray = new Tray();
