import { expect, it } from "vitest";
import type { Text } from "./protocol";
import { fallsOf, framesOf, turnAfter, turnAt, turnBefore, turnsOf, underWay } from "./story";

const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });
const pages = [
  { events: [event("role-hidden", { seat: 0 }), event("turn", { seat: 1 })] },
  { events: [event("played-at", { seat: 1, target: 0, card: "one-7D" }), event("shot", { by: 1, target: 0, kind: "one" })] },
  { events: [event("lost-life-to", { by: 1, seat: 0, kind: "one", number: 1 })] },
  { events: [event("turn", { seat: 0 }), event("drew-hidden", { seat: 0 }), event("drew-hidden", { seat: 0 })] },
  { events: [event("turn", { seat: 1 }), event("eliminated", { seat: 0, role: "outlaw" })] },
];

it("knows in which position an event has happened", () => {
  expect(framesOf(pages)).toEqual([0, 0, 1, 1, 2, 3, 3, 3, 4, 4]);
});

it("finds its turns and their rounds", () => {
  const turns = turnsOf(pages);
  expect(turns).toEqual([
    { frame: 0, seat: 1, round: 1 },
    { frame: 3, seat: 0, round: 1 },
    { frame: 4, seat: 1, round: 2 },
  ]);
  expect(turnAt(turns, 2)?.seat).toBe(1);
  expect(turnAt(turns, 3)?.seat).toBe(0);
  expect([turnBefore(turns, 4), turnBefore(turns, 3), turnBefore(turns, 0)]).toEqual([3, 0, 0]);
  expect([turnAfter(turns, 0, 4), turnAfter(turns, 4, 4)]).toEqual([3, 4]);
});

it("knows who fell when", () => {
  expect(fallsOf(pages)).toEqual([4]);
});

it("finds the card that asks, within the turn", () => {
  const prompt: Text = { id: "ask-shot", args: { by: 1, kind: "one", number: 1 } };
  const until = (page: number): Text[] => pages.slice(0, page + 1).flatMap(({ events }) => events);
  expect(underWay(until(1), prompt)).toBe("one-7D");
  expect(underWay(until(3), prompt)).toBeNull();
  expect(underWay(until(1), { id: "ask-main" })).toBeNull();
});
