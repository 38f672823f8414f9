/** What is said at the table: lines that stand at a seat for a moment, and those that nobody has read yet. */

import type { Line } from "./protocol";
import { texts } from "./texts.svelte";

/** What one can say with one press, and the pictures one can show. */
export const PHRASES = ["nothing-personal", "with-the-law", "not-me", "well-shot", "wait", "good-game"] as const;
export const EMOTES: { readonly [id: string]: string } = { hat: "western-hat", thumb: "thumb-up", beer: "beer-stein", fist: "fist", skull: "skull", heart: "broken-heart" };

const LASTS = 4000;
/** One of them in so long. */
export const APART = 3000;

export interface Said {
  text: string;
  /** The picture, where it is one. */
  icon: string | null;
}

/** A line as it is read here; a phrase that this page does not know is read as it was sent. */
export function said(line: Line): Said {
  const icon = line.phrase ? (EMOTES[line.text] ?? null) : null;
  const known = line.phrase && texts.words.hasWeb(`phrase-${line.text}`);
  return { text: known ? texts.words.web(`phrase-${line.text}`) : line.text, icon };
}

class Talk {
  /** By seat: what is being said there. */
  bubbles = $state.raw<{ readonly [seat: number]: Said }>({});
  unread = $state(0);
  muted = $state(false);
  #heard: number | null = null;
  #timers: { [seat: number]: ReturnType<typeof setTimeout> } = {};

  /** Another table: nothing of the last one is heard there. */
  enter(): void {
    this.#heard = null;
    this.unread = 0;
    this.muted = false;
    this.bubbles = {};
  }

  /** New lines; what was said before one came is no news. */
  hear(lines: readonly Line[], seen: boolean): void {
    const fresh = this.#heard === null ? [] : lines.slice(this.#heard);
    this.#heard = lines.length;
    if (seen) this.unread = 0;
    else this.unread += fresh.length;
    for (const line of fresh) if (line.seat != null && !this.muted) this.#show(line.seat, said(line));
  }

  #show(seat: number, what: Said): void {
    clearTimeout(this.#timers[seat]);
    this.bubbles = { ...this.bubbles, [seat]: what };
    this.#timers[seat] = setTimeout(() => {
      const { [seat]: _, ...others } = this.bubbles;
      this.bubbles = others;
    }, LASTS);
  }
}

export const talk = new Talk();
