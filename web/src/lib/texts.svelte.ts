/** The words on the page, in the language of the moment. */

import * as api from "./api";
import { preferences, type Language } from "./preferences.svelte";
import { Words } from "./words";

/** The pages around the tables are in the texts of every game; these come first. */
export const LOBBY = "bang";

class Texts {
  #words = $state.raw(new Words("en", ""));
  #game = LOBBY;
  #wishes = 0;

  #reader = $state<number | null>(null);

  get words(): Words {
    this.#words.reader = this.#reader;
    return this.#words;
  }

  /** From now on whoever has that seat is spoken to. */
  address(seat: number | null): void {
    this.#reader = seat;
  }

  /** Speak a language from now on; the page stays as it is until the texts are there. */
  async speak(language: Language, game = this.#game): Promise<void> {
    const wish = ++this.#wishes;
    this.#game = game;
    const words = await wordsOf(language, game);
    if (wish !== this.#wishes) return; // something else was wished for meanwhile
    this.#words = words;
    preferences.language = language;
  }
}

/** The words of a game, to be used beside those of the page. */
export const wordsOf = async (language: Language, game: string): Promise<Words> => new Words(language, await api.texts(language, game), game);

export const texts = new Texts();

/** A text of the page by its id without `web-`. */
export const t = (id: string, args: { [name: string]: string | number } = {}): string => texts.words.web(id, args);
