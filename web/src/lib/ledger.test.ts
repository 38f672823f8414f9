import { beforeEach, expect, test } from "vitest";
import { entered, favourites, ledger, MOST, read, share, total, type Ledger, type Told } from "./ledger.svelte";
import type { Text } from "./protocol";

const played = (seat: number, card: string): Text => ({ id: "event-played-at", args: { seat, card, target: 1 } });
const told = (match: string, winners: number[], more: Partial<Told> = {}): Told => ({
  match,
  code: "k7mq2x9d",
  game: "bang",
  you: 0,
  characters: ["willy", "slab", "rose", "sid"],
  result: { roles: ["outlaw", "sheriff", "outlaw", "renegade"], winners, ending: { id: "ending-outlaws" } } as Told["result"],
  events: [played(0, "bang-7D"), played(0, "bang-8D"), played(1, "beer-6H"), { id: "event-drew", args: { seat: 0, card: "beer-7H" } }],
  rounds: 5,
  minutes: 9,
  ...more,
});
const NOW = "2026-11-16T12:00:00.000Z";

beforeEach(() => ledger.erase());

test("a match is entered once, with what became of everybody", () => {
  const book = entered(null, told("a", [0, 2]), NOW);
  expect(entered(book, told("a", [0, 2]), NOW)).toBe(book);
  const career = book.games.bang!;
  expect([career.mine, career.others]).toEqual([[1, 1], [1, 3]]);
  expect(career.roles.outlaw).toEqual({ mine: [1, 1], others: [1, 1] });
  expect(career.roles.sheriff).toEqual({ mine: [0, 0], others: [0, 1] });
  expect(career.characters).toEqual({ willy: [1, 1] });
  expect(career.cards).toEqual({ bang: 2 });
  expect(book.matches[0]).toMatchObject({ character: "willy", role: "outlaw", won: true, rounds: 5, when: NOW });
});

test("streaks end with a defeat, the longest stays", () => {
  let book: Ledger | null = null;
  for (const [match, winners] of [["a", [0]], ["b", [0]], ["c", [1]], ["d", [0]]] as const) book = entered(book, told(match, [...winners]), NOW);
  expect([book!.streak, book!.longest, share(total(book!).mine)]).toEqual([1, 2, 75]);
});

test("the book is bounded, its sums are not", () => {
  let book: Ledger | null = null;
  for (let number = 0; number < MOST + 5; number += 1) book = entered(book, told(`${number}`, []), NOW);
  expect(book!.matches).toHaveLength(MOST);
  expect(book!.matches[0]!.match).toBe(`${MOST + 4}`);
  expect(total(book!).mine).toEqual([0, MOST + 5]);
  expect(read(JSON.stringify(book))).toEqual(book);
});

test.each(["", "{}", "[]", '{"version":2}', '{"version":1,"since":"x","minutes":0,"streak":0,"longest":0,"games":{"bang":{}},"matches":[]}'])(
  "what cannot be understood is no book: %s",
  (written) => expect(read(written)).toBeNull(),
);

test("it goes to another device and comes back", () => {
  ledger.enter(told("a", [0]));
  const written = ledger.written;
  ledger.erase();
  expect(ledger.book).toBeNull();
  expect(ledger.take("nonsense")).toBe(false);
  expect(ledger.take(written)).toBe(true);
  expect(ledger.book!.matches[0]!.match).toBe("a");
});

test("favourites come first", () => {
  expect(favourites({ beer: 1, bang: 4, panic: 2 }, (times) => times, 2)).toEqual([["bang", 4], ["panic", 2]]);
});
