/** What is played at a table, in words. */

import type { Settings } from "./protocol";
import type { Words } from "./words";

/** The name of a game, a set, a variant, a deck ...; its id where no text names it. */
export function nameOf(what: "game" | "set" | "variant" | "bot" | "border" | "stack" | "part" | "toll", id: string, words: Words): string {
  const found = [what, ...(what === "part" ? ["variant", "set"] : [])].find((each) => words.hasWeb(`${each}-${id}`));
  return found ? words.web(`${found}-${id}`) : id;
}

/** What one bot is called, of a kind that may have several at a table. */
export const levelName = (id: string, words: Words): string => (words.hasWeb(`level-${id}`) ? words.web(`level-${id}`) : nameOf("bot", id, words));

/** The name of a set or a variant: an id is only one of them. */
export function moduleName(id: string, words: Words): string {
  return nameOf(words.hasWeb(`set-${id}`) ? "set" : "variant", id, words);
}

/** What lies in a deck that is not that of the playing cards. */
export function deckName(id: string, words: Words): string {
  return words.hasWeb(`box-${id}`) ? words.web(`box-${id}`) : nameOf("stack", id, words);
}

/** "Card game", "Base game", "First game", "30 s a decision": what one asks before sitting down. */
export function agreed(settings: Settings, words: Words): string[] {
  const { game = "bang", sets = [], variants = [], clock = 60 } = settings;
  return [
    nameOf("game", game, words),
    ...sets.map((id) => nameOf("set", id, words)),
    ...variants.map((id) => nameOf("variant", id, words)),
    words.web("clock", { seconds: clock }),
  ];
}
