/** Why something was refused, in the reader's language where there is a text for it. */

import { Problem } from "./api";
import { moduleName } from "./settings";
import type { Words } from "./words";

/** What an argument is, by its name: one set or variant, or several. */
const ONE = new Set(["part", "other"]);
const SEVERAL = "parts";

export function inWords(error: unknown, words: Words): string {
  if (!(error instanceof Problem)) throw error;
  if (error.text && words.hasWeb(error.text.id)) return words.web(error.text.id, named(error.text.args ?? {}, words));
  return words.hasWeb(`problem-${error.code}`) ? words.web(`problem-${error.code}`) : error.message;
}

/** Arguments with sets and variants by their names. */
export function named(args: { [name: string]: number | string }, words: Words): { [name: string]: number | string } {
  const name = (id: string): string => moduleName(id, words);
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (ONE.has(key)) return [key, name(String(value))];
      return [key, key === SEVERAL ? words.either(String(value).split(" ").map(name)) : value];
    }),
  );
}
