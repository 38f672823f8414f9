/** Reads the events of a match as they come: what was read once is not read again. */

import type { Text } from "./protocol";

export abstract class Reader {
  #read: readonly Text[] = [];

  /** Take what is new; another match, or one that begins anew, is read from its beginning. */
  read(events: readonly Text[]): this {
    const known = this.#read.length;
    const goesOn = events.length >= known && events[known - 1] === this.#read[known - 1];
    if (!goesOn) this.forget();
    for (let at = goesOn ? known : 0; at < events.length; at += 1) this.take(events[at]!, at);
    this.#read = events;
    return this;
  }

  protected abstract take(event: Text, at: number): void;
  protected abstract forget(): void;
}
