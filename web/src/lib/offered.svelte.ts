/** Whether the guide still offers itself: for each game until it was begun there, for all until it was sent away. */

import { memory } from "./preferences.svelte";

const KEY = "guided";
const EVERY = "*";

class Offered {
  #games = $state.raw<readonly string[]>((memory.get(KEY) ?? "").split(" ").filter(Boolean));

  to(game: string): boolean {
    return !this.#games.includes(game) && !this.#games.includes(EVERY);
  }

  begun(game: string): void {
    this.#games = [...new Set([...this.#games, game])];
    memory.set(KEY, this.#games.join(" "));
  }

  sentAway(): void {
    this.begun(EVERY);
  }
}

export const offered = new Offered();
