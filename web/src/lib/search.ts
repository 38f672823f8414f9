/** Finding things by words, whatever the case and the accents. */

/** A text as it is compared: "¡Pánico!" is found by "panico". */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word of a query is somewhere in the texts. */
export function found(query: string, ...texts: string[]): boolean {
  const all = folded(texts.join(" "));
  return folded(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
