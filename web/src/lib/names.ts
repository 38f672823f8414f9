/** Names that nobody has chosen: those of bots and of tables, the same wherever they are shown. */

import type { Chair } from "./protocol";
import type { Words } from "./words";

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619);
  return value >>> 0;
}

const listed = (words: Words, id: string): string[] => words.web(id).split(",").map((each) => each.trim());

/** "Coyote table", by the code of the table. */
export function tableName(code: string, words: Words): string {
  const names = listed(words, "table-names");
  return names[hash(code) % names.length] ?? code;
}

/** Names for seats where nobody sits, unlike those of the people there. */
export function seatNames(code: string, people: readonly (string | null)[], words: Words): string[] {
  const taken = new Set(people.map((name) => name?.toLowerCase()));
  const free = listed(words, "bot-names").filter((name) => !taken.has(name.toLowerCase()));
  let next = hash(code);
  return people.map((name) => name ?? free[next++ % free.length] ?? "Bot");
}

export const chairNames = (code: string, chairs: readonly Chair[], words: Words): string[] =>
  seatNames(code, chairs.map((chair) => chair.name), words);

/** A name to begin with. */
export function guestName(words: Words): string {
  const names = listed(words, "guest-names");
  return names[Math.floor(Math.random() * names.length)] ?? "Guest";
}
