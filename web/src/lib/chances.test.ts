import { expect, it } from "vitest";
import { chronicle } from "./chronicle";
import { apart, chancesAt, drawn, marksOf, remaining, stacked, turningPoints } from "./chances";
import type { Course, Text } from "./protocol";

const course: Course = {
  method: 1,
  sides: ["sheriff", "outlaw", "renegade"],
  odds: [
    { at: 0, playouts: 100, won: [50, 30, 20] },
    { at: 2, playouts: 400, won: [120, 240, 40] },
    { at: 3, playouts: 400, won: [320, 60, 20] },
    { at: 4, playouts: 100, won: [100, 0, 0] },
  ],
  swings: [
    { since: 2, at: 3, side: 0 },
    { since: 0, at: 2, side: 1 },
  ],
};
const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });

it("knows the chances between two positions, and how far they may be off", () => {
  const marks = marksOf(course, 4);
  const between = chancesAt(marks, 1)!;
  expect(between.shares.map((share) => Math.round(100 * share))).toEqual([40, 45, 15]);
  expect(marks[0]!.errors[0]).toBeCloseTo(0.097, 2);
  expect(marks[1]!.errors[0]).toBeLessThan(marks[0]!.errors[0]!);
  expect(chancesAt(marks, 4)!.errors).toEqual([0, 0, 0]);
});

it("says nothing of what is not worked out yet", () => {
  expect(chancesAt(marksOf({ ...course, odds: course.odds.slice(0, 2) }, 4), 3)).toBeNull();
  expect(chancesAt([], 0)).toBeNull();
});

it("stacks the first two sides against each other, and fills the whole height", () => {
  expect(stacked(3)).toEqual([0, 2, 1]);
  const { areas, bands, borders } = drawn(marksOf(course, 4), 4, 400, 100);
  expect([areas.length, bands.length, borders.length]).toEqual([3, 2, 2]);
  expect(areas[0]).toContain("0.0 50.0L");
  expect(areas[0]).toContain("400.0 0.0");
  expect(areas[1]).toContain("0.0 0.0");
});

it("says how long it will be yet once something was done", () => {
  expect(remaining([1000, 0.1], 2000, 0.11)).toBeNull();
  expect(remaining([1000, 0.1], 5000, 0.3)).toBeCloseTo(14_000);
});

it("keeps flags apart", () => {
  expect(apart([10, 100, 104], 24)).toEqual([10, 90, 114]);
  expect(apart([50, 52, 54], 20)).toEqual([27.5, 47.5, 67.5]);
  expect(apart([], 20)).toEqual([]);
});

it("names the turning points by the deeds, in the order of the match", () => {
  const frames = [[event("turn", { seat: 1 })], [event("played", { seat: 1, card: "indians-AD" })], [event("lost-life", { seat: 0, number: 1 })], [event("played", { seat: 1, card: "beer-6H" }), event("healed", { seat: 1, number: 1 })]];
  const happened = frames.flatMap((events, frame) => events.map(() => frame));
  const found = turningPoints(course, chronicle(frames.flat()), happened);
  expect(found.map(({ error }) => error)).toEqual([10, 6]);
  expect(found.map(({ at, side, points, line }) => [at, side, points, line?.text.args?.card])).toEqual([
    [2, "outlaw", 30, "indians-AD"],
    [3, "sheriff", 50, "beer-6H"],
  ]);
});
