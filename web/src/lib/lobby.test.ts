import { describe, expect, test } from "vitest";
import { codeIn, rows, usualPlayers } from "./lobby.svelte";
import type { Listed, Mine } from "./protocol";

describe("what somebody pasted", () => {
  test.each([
    ["k7mq2x9d", "k7mq2x9d"],
    ["  K7MQ 2X9D ", "k7mq2x9d"],
    ["k7mq-2x9d", "k7mq2x9d"],
    ["https://standoff.example/t/k7mq2x9d", "k7mq2x9d"],
    ["https://standoff.example/t/k7mq2x9d?from=chat#here", "k7mq2x9d"],
    ["Come and play: http://127.0.0.1:8000/t/K7MQ2X9D see you", "k7mq2x9d"],
    ["standoff.example/t/k7mq2x9d/", "k7mq2x9d"],
  ])("%s is a table", (pasted, code) => expect(codeIn(pasted)).toBe(code));

  test.each(["", "   ", "https://standoff.example/rules", "¿dónde?"])("%j is none", (pasted) =>
    expect(codeIn(pasted)).toBeNull(),
  );
});

const listed = (code: string, phase: Listed["phase"], names: string[] = []): Listed => ({
  code,
  settings: {},
  phase,
  names,
  watching: 0,
});
const mine = (code: string, waiting: boolean): Mine => ({
  code,
  settings: {},
  phase: "playing",
  names: ["Lola"],
  seat: 0,
  waiting,
});

describe("the tables", () => {
  test("mine come first, and of those the ones that wait for me", () => {
    const all = rows([mine("a", false), mine("b", true)], [listed("c", "open"), listed("a", "playing", ["Lola"])]);
    expect(all.map((row) => row.code)).toEqual(["b", "a", "c"]);
    expect(all.map((row) => row.seated)).toEqual([true, true, false]);
    expect(all[0]!.people).toEqual(["Lola"]);
  });

  test("open ones come before those being played, full ones before empty ones", () => {
    const all = rows([], [listed("p", "playing", ["A", "B"]), listed("q", "open"), listed("r", "open", ["A"])]);
    expect(all.map((row) => row.code)).toEqual(["r", "q", "p"]);
  });

  test("a table that does nothing any more is not shown", () => {
    expect(rows([], [listed("x", "frozen"), listed("y", "closed")])).toEqual([]);
  });
});

test("the usual number of players is five, or the nearest to it", () => {
  const offer = { game: "bang", sets: [], variants: [], bots: [] };
  expect(usualPlayers({ ...offer, players: [4, 5, 6, 7] })).toBe(5);
  expect(usualPlayers({ ...offer, players: [2, 3] })).toBe(3);
});
