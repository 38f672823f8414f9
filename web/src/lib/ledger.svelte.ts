/** What I have played, kept on this device alone: sums of all matches, and the last of them one by one. */

import { eventName } from "./chronicle";
import { memory } from "./preferences.svelte";
import type { Ended, Text } from "./protocol";
import { word } from "./stats";
import { kindOf } from "./words";

const KEY = "ledger";
const VERSION = 1;
/** So many matches are kept one by one; the sums know all of them. */
export const MOST = 100;

/** How many were won, of how many. */
export type Score = readonly [won: number, of: number];

/** My own matches, and those who sat with me: they say what could be expected. */
interface Scores {
  mine: Score;
  others: Score;
}

export interface Career extends Scores {
  roles: { readonly [role: string]: Scores };
  characters: { readonly [character: string]: Score };
  /** How often I played a kind of card. */
  cards: { readonly [kind: string]: number };
}

export interface Match {
  match: string;
  /** The code of the table: its name comes from it. */
  code: string;
  game: string;
  /** When it was over, as ISO 8601. */
  when: string;
  character: string;
  role: string;
  won: boolean;
  ending: Text;
  rounds: number;
  minutes: number | null;
}

export interface Ledger {
  version: typeof VERSION;
  since: string;
  minutes: number;
  /** Won in a row, now and at best. */
  streak: number;
  longest: number;
  games: { readonly [game: string]: Career };
  /** The newest first. */
  matches: readonly Match[];
}

/** A match that is over, as its table shows it. */
export interface Told {
  match: string;
  code: string;
  game: string;
  you: number;
  characters: readonly string[];
  result: Ended["result"];
  events: readonly Text[];
  rounds: number;
  minutes: number | null;
}

const NONE: Score = [0, 0];
const plus = ([won, of]: Score = NONE, more: Score): Score => [won + more[0], of + more[1]];
const both = (had: Scores = { mine: NONE, others: NONE }, more: Scores): Scores => ({ mine: plus(had.mine, more.mine), others: plus(had.others, more.others) });

/** The book with one match more; the same book if it knows the match. */
export function entered(ledger: Ledger | null, told: Told, when: string): Ledger {
  const book: Ledger = ledger ?? { version: VERSION, since: when, minutes: 0, streak: 0, longest: 0, games: {}, matches: [] };
  if (book.matches.some((each) => each.match === told.match)) return book;
  const { you, result, characters } = told;
  const { roles, winners, ending } = result;
  const won = winners.includes(you);
  const scoreOf = (seats: readonly number[]): Score => [seats.filter((seat) => winners.includes(seat)).length, seats.length];
  const others = roles.map((_, seat) => seat).filter((seat) => seat !== you);
  const [role, character] = [roles[you] ?? "", characters[you] ?? ""];

  const had = book.games[told.game];
  const sums = { ...had?.roles };
  for (const each of new Set(roles)) {
    sums[each] = both(sums[each], { mine: each === role ? scoreOf([you]) : NONE, others: scoreOf(others.filter((seat) => roles[seat] === each)) });
  }
  const cards: { [kind: string]: number } = { ...had?.cards };
  for (const event of told.events) {
    const card = word(event, "card");
    if (!eventName(event).startsWith("played") || event.args?.seat !== you || card === null) continue;
    const kind = kindOf(card);
    cards[kind] = (cards[kind] ?? 0) + 1;
  }
  const career: Career = {
    ...both(had, { mine: scoreOf([you]), others: scoreOf(others) }),
    roles: sums,
    characters: { ...had?.characters, [character]: plus(had?.characters[character], scoreOf([you])) },
    cards,
  };
  const streak = won ? book.streak + 1 : 0;
  const { match, code, game, rounds, minutes } = told;
  return {
    ...book,
    minutes: book.minutes + (minutes ?? 0),
    streak,
    longest: Math.max(book.longest, streak),
    games: { ...book.games, [game]: career },
    matches: [{ match, code, game, when, character, role, won, ending, rounds, minutes }, ...book.matches].slice(0, MOST),
  };
}

const isObject = (value: unknown): value is { [name: string]: unknown } => typeof value === "object" && value !== null && !Array.isArray(value);
const isScore = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each) && each >= 0);
const isScores = (value: unknown): boolean => isObject(value) && isScore(value.mine) && isScore(value.others);
const all = (value: unknown, holds: (each: unknown) => boolean): boolean => isObject(value) && Object.values(value).every(holds);
const isCareer = (value: unknown): boolean =>
  isScores(value) && isObject(value) && all(value.roles, isScores) && all(value.characters, isScore) && all(value.cards, Number.isInteger);
const isMatch = (value: unknown): boolean =>
  isObject(value) && ["match", "code", "game", "when", "character", "role"].every((name) => typeof value[name] === "string") && isObject(value.ending) && Number.isInteger(value.rounds);

/** A book as it was written, if it can be understood; what came from a file is trusted no further. */
export function read(written: string | null): Ledger | null {
  try {
    const book: unknown = JSON.parse(written ?? "");
    if (!isObject(book) || book.version !== VERSION || typeof book.since !== "string") return null;
    if (![book.minutes, book.streak, book.longest].every(Number.isInteger) || !all(book.games, isCareer)) return null;
    if (!Array.isArray(book.matches) || !book.matches.every(isMatch)) return null;
    return { ...(book as unknown as Ledger), matches: (book.matches as Match[]).slice(0, MOST) };
  } catch {
    return null;
  }
}

/** All matches of all games. */
export const total = (ledger: Ledger): Scores => Object.values(ledger.games).reduce(both, { mine: NONE, others: NONE });

/** A share in per cent; null where there was none. */
export const share = ([won, of]: Score): number | null => (of ? Math.round((100 * won) / of) : null);

/** The most frequent of them first. */
export const favourites = <T>(counted: { readonly [name: string]: T }, number: (each: T) => number, most: number): [string, T][] =>
  Object.entries(counted)
    .toSorted(([, a], [, b]) => number(b) - number(a))
    .slice(0, most);

class Keeper {
  #book = $state.raw(read(memory.get(KEY)));

  get book(): Ledger | null {
    return this.#book;
  }

  enter(told: Told): void {
    const book = entered(this.#book, told, new Date().toISOString());
    if (book !== this.#book) this.#write(book);
  }

  /** What goes to another device, and what comes from there; whether it could be read. */
  get written(): string {
    return JSON.stringify(this.#book, null, 1);
  }
  take(written: string): boolean {
    const book = read(written);
    if (book) this.#write(book);
    return book !== null;
  }

  erase(): void {
    this.#book = null;
    memory.set(KEY, "");
    memory.set("guesses", "0 0");
  }

  #write(book: Ledger): void {
    this.#book = book;
    memory.set(KEY, JSON.stringify(book));
  }
}

export const ledger = new Keeper();
