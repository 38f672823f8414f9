import { describe, expect, it } from "vitest";
import type { Text } from "../../lib/protocol";
import { player, view } from "./fixtures";
import { statsOf } from "./stats";

const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });
const turn = (seat: number): Text => event("turn", { seat });

const EVENTS = [
  turn(0),
  event("played-at", { seat: 0, target: 1, card: "blade" }),
  event("attack", { by: 0, target: 1, card: "blade", number: 5 }),
  event("wounded-by", { seat: 1, by: 0, number: 4 }),
  event("defeated", { seat: 1, by: 0 }),
  event("gave-honour", { seat: 1, target: 0 }),
  turn(1),
  event("attack", { by: 1, target: 2, card: "blade", number: 1 }),
  event("parried", { seat: 2, by: 1, card: "guard" }),
  turn(2),
  event("deck-ended", { number: 1 }),
  turn(0),
  event("lost-honour", { seat: 0, number: 1 }),
];

describe("a match of Samurai Sword in numbers", () => {
  const players = [4, 1, 2].map((honour, seat) => player(seat, { honour }));
  const stats = statsOf(EVENTS, view({ players, ring: [0, 1, 2] }));

  it("counts attacks, wounds, parries and defeats", () => {
    expect(stats.seats[0]!.numbers).toMatchObject({ attacks: 1, dealt: 4, suffered: 0, defeats: 1, played: 1 });
    expect(stats.seats[1]!.numbers).toMatchObject({ attacks: 1, dealt: 0, suffered: 4, defeats: 0 });
    expect(stats.seats[2]!.numbers).toMatchObject({ parried: 1 });
  });

  it("shows Honour round by round, from what everyone began with to what they have", () => {
    expect(stats.measure).toBe("honour");
    expect(stats.seats.map((each) => each.life)).toEqual([
      [5, 5, 4],
      [3, 1, 1],
      [3, 2, 2],
    ]);
  });

  it("tells of the strongest attack and of who was never wounded", () => {
    const told = stats.facts.map((fact) => fact.text);
    expect(told).toContainEqual({ id: "web-fact-strongest", args: { by: 0, target: 1, kind: "blade", number: 5 } });
    expect(told).toContainEqual({ id: "web-fact-unwounded", args: { seat: 0 } });
  });
});
