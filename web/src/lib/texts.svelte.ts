/** The words on the page, in the language of the moment. */

import * as api from "./api";
import { preferences, type Language } from "./preferences.svelte";
import { Words } from "./words";

class Texts {
  #words = $state.raw(new Words("en", ""));
  #game = "bang";

  get words(): Words {
    return this.#words;
  }

  /** Speak a language from now on; the page stays as it is until the texts are there. */
  async speak(language: Language, game = this.#game): Promise<void> {
    this.#words = new Words(language, await api.texts(language, game));
    this.#game = game;
    preferences.language = language;
  }
}

export const texts = new Texts();

/** A text of the page by its id without `web-`. */
export const t = (id: string, args: { [name: string]: string | number } = {}): string => texts.words.web(id, args);
