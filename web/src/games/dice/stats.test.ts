import { expect, it } from "vitest";
import type { Text } from "../../lib/protocol";
import { statsOf } from "./stats";

const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });
const events = [
  event("turn", { seat: 0, number: 1 }),
  event("rolled", { seat: 0, number: 1, kinds: "arrow beer", dice: 3 }),
  event("took-arrows", { seat: 0, number: 1, limit: 8 }),
  event("rolled", { seat: 0, number: 2, kinds: "beer", dice: 1 }),
  event("lost-life-to", { seat: 1, by: 0, number: 2 }),
  event("beer", { seat: 0, target: 1 }),
  event("healed", { seat: 1, number: 1 }),
  event("wasted", { seat: 0 }),
  event("turn", { seat: 1, number: 2 }),
  event("exploded", { seat: 1 }),
  event("lost-life", { seat: 1, number: 1 }),
];

it("counts rolls, hits, beers and arrows", () => {
  const [first, second] = statsOf(events, [8, 8]).seats;
  expect(first!.numbers).toMatchObject({ rolls: 2, hits: 2, beers: 2, arrows: 1, lost: 0 });
  expect(second!.numbers).toMatchObject({ rolls: 0, lost: 3, regained: 1 });
  expect(second!.life).toEqual([8, 6]);
});

it("tells what was rare", () => {
  expect(statsOf(events, [8, 8]).facts.map((fact) => fact.text.id)).toEqual(["web-fact-unhurt", "web-fact-exploded"]);
});
