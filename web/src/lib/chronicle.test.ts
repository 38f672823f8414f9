import { expect, test } from "vitest";
import { about, chronicle, concerns, hurts, Chronicle } from "./chronicle";
import type { Text } from "./protocol";

const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });
const turn = event("turn", { seat: 1 });
const drew = event("drew-hidden", { seat: 1 });
const named = (events: readonly Text[]): string[] => chronicle(events).map(({ text }) => text.id.replace("event-", ""));

test("what comes before the first turn is one line", () => {
  const [setup, first] = chronicle([event("role-hidden", { seat: 0 }), event("character", { seat: 0, kind: "x" }), turn]);
  expect([setup!.tone, setup!.events.length, first!.tone]).toEqual(["setup", 2, "turn"]);
  expect(concerns(setup!, 0)).toBe(false);
});

test("cards drawn at the beginning of a turn stand in its heading", () => {
  const [heading, ...others] = chronicle([turn, drew, drew]);
  expect([heading!.drawn, heading!.events.at(-1)!.times, others.length]).toEqual([2, 2, 0]);
});

test("one line for one deed, with its outcome and its answers", () => {
  const lines = chronicle([
    turn,
    event("played", { seat: 1, card: "gatling-10H" }),
    event("lost-life-to", { seat: 0, by: 1, number: 1, kind: "gatling" }),
    event("played", { seat: 2, card: "missed-8S" }),
    event("cancelled", { seat: 2, by: 1 }),
    event("played", { seat: 1, card: "mustang-8H" }),
    event("placed", { seat: 1, card: "mustang-8H" }),
  ]);
  expect(lines.map((line) => line.events.length)).toEqual([1, 4, 2]);
  expect(lines[1]!.outcomes).toEqual([
    { seat: 0, sign: "loss", number: 1 },
    { seat: 2, sign: "dodged", number: 1 },
  ]);
  expect(lines.map((line) => line.tone)).toEqual(["turn", "hit", "plain"]);
  expect(lines.map((line) => line.icon)).toEqual(["scroll-unfurled", "glyph:gatling", "glyph:mustang"]);
  expect([hurts(lines[1]!, 0), hurts(lines[1]!, 2), concerns(lines[1]!, 2), concerns(lines[2]!, 2)]).toEqual([true, false, true, false]);
});

test("a wound is no bullet", () => {
  const [, line] = chronicle([turn, event("attack", { seat: 1, target: 0 }), event("wounded-by", { seat: 0, by: 1, number: 2 })]);
  expect(line!.outcomes).toEqual([{ seat: 0, sign: "wound", number: 2 }]);
  expect(hurts(line!, 0)).toBe(true);
});

test("cards discarded at the end of a turn are one line", () => {
  const shot = event("played-at", { seat: 1, card: "bang-7D", target: 0 });
  const thrown = ["beer-6H", "jail-JS"].map((card) => event("discarded", { seat: 1, card }));
  expect(named([turn, shot, ...thrown])).toEqual(["turn", "played-at", "discarded"]);
});

test("a duel is one line, however often it goes to and fro", () => {
  const challenge = event("played-at", { seat: 1, card: "duel-JS", target: 0 });
  const gone = (seat: number): Text => event("discarded", { seat, card: "bang-7D" });
  const lost = event("lost-life-to", { seat: 1, by: 0, number: 1, kind: "duel" });
  expect(named([turn, challenge, gone(0), gone(1), gone(0), lost, gone(1)])).toEqual(["turn", "played-at", "discarded"]);
  const out = event("eliminated", { seat: 0 });
  expect(named([turn, challenge, out, gone(0), gone(1)])).toEqual(["turn", "played-at", "discarded"]);
});

test("a deed tells that its card was played", () => {
  const looks = { icons: {}, hits: new Set<string>(), deeds: new Set(["attack"]) };
  const lines = chronicle(
    [
      turn,
      event("played-at", { seat: 1, card: "blade", target: 0 }),
      event("attack", { by: 1, target: 0, card: "blade", number: 2 }),
      event("played", { seat: 1, card: "tea" }),
      event("attack", { by: 1, target: 0, card: "blade", number: 2 }),
    ],
    looks,
  );
  expect(lines.map(({ text }) => text.id)).toEqual(["event-turn", "event-attack", "event-played", "event-attack"]);
});

test("whoever answers a card does not take the line over", () => {
  const looks = { icons: {}, hits: new Set<string>(), deeds: new Set(["parried"]) };
  const lines = chronicle(
    [turn, event("played", { seat: 1, card: "cry" }), event("wounded-by", { seat: 0, by: 1, number: 1 }), event("played", { seat: 2, card: "parry" }), event("parried", { seat: 2, by: 1, card: "parry" })],
    looks,
  );
  expect(lines.map(({ text, outcomes }) => [text.args?.card, outcomes.length])).toEqual([[undefined, 0], ["cry", 2]]);
});

test("what was read is not read again; another match begins anew", () => {
  const story = new Chronicle();
  const first = story.read([turn, drew]).entries;
  const more = story.read([turn, drew, event("played", { seat: 1, card: "beer-6H" })]).entries;
  expect([more[0] === first[0], more.length]).toEqual([true, 2]);
  expect(story.read([event("turn", { seat: 0 })]).entries.length).toBe(1);
});

test("what concerns someone stands under the turns it belongs to", () => {
  const lines = chronicle([
    event("role-hidden", { seat: 0 }),
    event("turn", { seat: 1 }),
    event("played-at", { seat: 1, target: 2, card: "bang-2C" }),
    event("turn", { seat: 2 }),
    event("played", { seat: 2, card: "beer-2H" }),
    event("played-at", { seat: 2, target: 0, card: "bang-3C" }),
    event("turn", { seat: 0 }),
    event("played", { seat: 0, card: "beer-3H" }),
  ]);
  expect(about(lines, 0).map(({ at }) => at)).toEqual([3, 5, 6, 7]);
  expect(about(lines, null)).toEqual([]);
});
