import { expect, test } from "vitest";
import { chronicle } from "./chronicle";

const turn = { id: "event-turn", args: { seat: 1 } };
const drew = { id: "event-drew-hidden", args: { seat: 1 } };

test("what happens twice in a row is told once", () => {
  const entries = chronicle([turn, drew, drew, { id: "event-drew-hidden", args: { seat: 2 } }]);
  expect(entries.map((entry) => [entry.at, entry.times])).toEqual([
    [0, 1],
    [1, 2],
    [3, 1],
  ]);
});

test("turns are headings, hits stand out, cards have their own sign", () => {
  const entries = chronicle([
    turn,
    { id: "event-played-at", args: { seat: 1, card: "bang-7D", target: 0 } },
    { id: "event-lost-life-to", args: { seat: 0, by: 1, number: 1, kind: "bang" } },
    { id: "event-flipped", args: { seat: 0, kind: "barrel", card: "beer-6H" } },
  ]);
  expect(entries.map((entry) => entry.tone)).toEqual(["turn", "plain", "hit", "plain"]);
  expect(entries.map((entry) => entry.icon)).toEqual(["scroll-unfurled", "glyph:bang", "#bullet", "glyph:beer"]);
});

test("numbers go on from where the list begins", () => {
  expect(chronicle([drew], 40)[0]!.at).toBe(40);
});

test("what goes without saying is not said", () => {
  const entries = chronicle([
    { id: "event-played", args: { seat: 1, card: "mustang-8H" } },
    { id: "event-placed", args: { seat: 1, card: "mustang-8H" } },
    { id: "event-played-at", args: { seat: 1, card: "bang-7D", target: 0 } },
    { id: "event-shot", args: { by: 1, target: 0, kind: "bang" } },
    { id: "event-shot", args: { by: 1, target: 2, kind: "bang" } },
    { id: "event-acquired-for", args: { seat: 1, card: "flatcar", target: 2 } },
    { id: "event-placed", args: { seat: 2, card: "flatcar" } },
  ]);
  expect(entries.map((entry) => entry.text.id)).toEqual(["event-played", "event-played-at", "event-shot", "event-acquired-for"]);
});

test("a deed tells that its card was played", () => {
  const looks = { icons: {}, hits: new Set<string>(), deeds: new Set(["attack"]) };
  const entries = chronicle(
    [
      { id: "event-played-at", args: { seat: 1, card: "blade", target: 0 } },
      { id: "event-attack", args: { by: 1, target: 0, card: "blade", number: 2 } },
      { id: "event-played", args: { seat: 0, card: "tea" } },
      { id: "event-attack", args: { by: 1, target: 0, card: "blade", number: 2 } },
    ],
    0,
    looks,
  );
  expect(entries.map((entry) => entry.text.id)).toEqual(["event-attack", "event-played", "event-attack"]);
});
