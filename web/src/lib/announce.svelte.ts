/** What a screen reader is told without being asked, one sentence at a time. */

class Announcements {
  #polite = $state("");
  #urgent = $state("");

  get polite(): string {
    return this.#polite;
  }
  get urgent(): string {
    return this.#urgent;
  }

  say(sentence: string, urgent = false): void {
    // The same sentence twice is two announcements: a space makes it another text.
    if (urgent) this.#urgent = sentence === this.#urgent ? `${sentence} ` : sentence;
    else this.#polite = sentence === this.#polite ? `${sentence} ` : sentence;
  }
}

export const announcements = new Announcements();
