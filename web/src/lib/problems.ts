/** Why something was refused, in the reader's language where there is a text for it. */

import { Problem } from "./api";
import type { Words } from "./words";

export function inWords(error: unknown, words: Words): string {
  if (!(error instanceof Problem)) throw error;
  return words.hasWeb(`problem-${error.code}`) ? words.web(`problem-${error.code}`) : error.message;
}
