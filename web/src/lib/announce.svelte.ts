/** What a screen reader is told without being asked, one sentence at a time. */

import { untrack } from "svelte";

class Announcements {
  #polite = $state("");
  #urgent = $state("");

  get polite(): string {
    return this.#polite;
  }
  get urgent(): string {
    return this.#urgent;
  }

  /** The same sentence twice is two announcements: a space makes it another text. */
  say(sentence: string, urgent = false): void {
    const before = untrack(() => (urgent ? this.#urgent : this.#polite));
    const said = sentence === before ? `${sentence} ` : sentence;
    if (urgent) this.#urgent = said;
    else this.#polite = said;
  }
}

export const announcements = new Announcements();
