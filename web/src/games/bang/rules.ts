/** What the sets change, in short: as far as there is a text for it. */

import type { CatalogSet } from "../../lib/protocol";
import type { Words } from "../../lib/words";

interface Lines {
  id: string;
  name: string;
  lines: string[];
}

export function linesOf(sets: readonly CatalogSet[], words: Words): Lines[] {
  return sets.flatMap(({ id }) => {
    const lines: string[] = [];
    while (words.hasWeb(`rules-${id}-${lines.length + 1}`)) lines.push(words.web(`rules-${id}-${lines.length + 1}`));
    const name = [`set-${id}`, `variant-${id}`].find((each) => words.hasWeb(each));
    return lines.length ? [{ id, name: name ? words.web(name) : id, lines }] : [];
  });
}
