import { describe, expect, it } from "vitest";
import type { DiceView, Option, Text } from "../../lib/protocol";
import { after, asksToRoll, atLeast, attacked, ladder, landed, maskOf, places, rerollOf, risksOf, rollable, rollsAfter, toggled, tumbling } from "./dice";
import { table } from "./fixtures";

const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });
const option = (verb: string, rest: Partial<Option> = {}): Option => ({ key: `${verb}#${rest.number}`, verb, text: { id: `option-${verb}` }, ...rest });
const rerolls = [1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29].map((number) => option("reroll", { number, tone: "together" }));
const question = [option("stop"), ...rerolls];

describe("dice to roll again", () => {
  it("are masks of places", () => {
    expect(places(0b10010)).toEqual([1, 4]);
    expect(maskOf([1, 4])).toBe(0b10010);
    expect(toggled(0b10010, 1)).toBe(0b10000);
    expect(toggled(0b10000, 0)).toBe(0b10001);
  });

  it("are those that some answer rolls", () => {
    expect(places(rollable(question))).toEqual([0, 2, 3, 4]);
    expect(rollable([option("stop")])).toBe(0);
  });

  it("are sent as the answer that rolls exactly these", () => {
    expect(rerollOf(question, 0b10001)?.key).toBe("reroll#17");
    expect(rerollOf(question, 0)).toBeUndefined();
    expect(rerollOf(question, 0b00010)).toBeUndefined();
  });

  it("are asked for by one kind of question only", () => {
    const decision = { serial: 1, seat: 0, matter: "roll", prompt: { id: "ask-roll" }, options: question };
    expect(asksToRoll(decision)).toBe(true);
    expect(asksToRoll({ ...decision, matter: "aim", options: [option("shoot")] })).toBe(false);
  });

  it("can be rolled so many times more", () => {
    expect(rollsAfter(table())).toBe(1);
    expect(rollsAfter(table({ rolls: 3, most_rolls: 4 }))).toBe(0);
  });
});

describe("chances", () => {
  /** By counting all outcomes. */
  function counted(number: number, dice: number): number {
    const all = 6 ** dice;
    let met = 0;
    for (let outcome = 0; outcome < all; outcome += 1) {
      let shown = 0;
      for (let die = 0, rest = outcome; die < dice; die += 1, rest = Math.floor(rest / 6)) if (rest % 6 === 0) shown += 1;
      if (shown >= number) met += 1;
    }
    return met / all;
  }

  it("are exact", () => {
    for (let dice = 0; dice <= 5; dice += 1) {
      for (let number = 0; number <= 6; number += 1) expect(atLeast(number, dice)).toBeCloseTo(counted(number, dice), 12);
    }
  });

  it("of an attack need as many arrows as are left", () => {
    expect(risksOf(table({ arrows_left: 2 }), 0b11100).attack).toBeCloseTo(2 / 27, 3);
    expect(risksOf(table({ arrows_left: 4 }), 0b11100).attack).toBe(0);
  });

  it("of an explosion count the Dynamite that stays", () => {
    const two = table({ dice: ["dynamite", "dynamite", "beer", "beer", "beer"] });
    expect(risksOf(two, 0b11100).explosion).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(risksOf(two, 0b00001).explosion).toBe(0); // who may roll it leaves one lying
    expect(risksOf(table(), 0b00100)).toMatchObject({ dice: 1, explosion: 0 });
  });
});

describe("the ladder", () => {
  const rungs = (view: DiceView) => Object.fromEntries(ladder(view).map((rung) => [rung.id, rung]));

  it("has the steps in the order of the rules", () => {
    expect(ladder(table()).map((rung) => rung.number)).toEqual([1, 2, 3, 5, 6]);
  });

  it("is all to come while the dice are rolled", () => {
    expect(new Set(ladder(table()).map((rung) => rung.state))).toEqual(new Set(["to-come"]));
  });

  it("knows the present step and what is left in it", () => {
    const found = rungs(table({ step: "beer", dice: ["beer", "beer", "bullseye_1", "arrow", "arrow"], used: [0, 2] }));
    expect(found.shots).toMatchObject({ state: "done", results: 1, left: 0 });
    expect(found.beer).toMatchObject({ state: "now", results: 2, left: 1 });
    expect(found.gatling).toMatchObject({ state: "to-come", of: 3 });
    expect(rungs(table({ gatlings: 2 })).gatling!.of).toBe(2);
  });

  it("warns of the last arrows and the second Dynamite", () => {
    expect(rungs(table()).arrows!.risk).toBe(false);
    expect(rungs(table({ arrows_left: 2 })).arrows!.risk).toBe(true);
    expect(rungs(table({ dice: ["dynamite", "dynamite", "beer", "beer", "beer"] })).dynamite!.risk).toBe(true);
  });
});

describe("while events are acted out", () => {
  it("rolled dice show what they will show, in their places", () => {
    const events = [event("rolled", { seat: 0, number: 2, kinds: "beer gatling", dice: 0b10001 })];
    expect(after(table(), events)).toMatchObject({ dice: ["beer", "dynamite", "bullseye_2", "beer", "gatling"], rolled: [0, 4], rolls: 2 });
    expect(tumbling(events)).toBe(0b10001);
    expect(landed(events)).toEqual([]);
    expect(tumbling([...events, event("took-arrows", { seat: 0, number: 1, limit: 8 })])).toBe(0);
  });

  it("a new turn begins without dice", () => {
    expect(after(table({ aimed: { 1: 2 } }), [event("turn", { seat: 1, number: 2 })])).toMatchObject({ turn: 1, dice: [], aimed: {}, rolls: 0 });
  });

  it("arrows are taken, and all go back after the attack", () => {
    const taken = after(table({ arrows_left: 2 }), [event("took-arrows", { seat: 1, number: 2, limit: 0 }), event("indians")]);
    expect(taken.arrows_left).toBe(0);
    expect(taken.players[1]!.arrows).toBe(2);
    const back = after(taken, [event("arrows-back", { number: 9 }), event("took-arrows", { seat: 1, number: 1, limit: 8 })]);
    expect([back.arrows_left, back.players[1]!.arrows]).toEqual([8, 1]);
    expect(after(back, [event("returned-arrows", { seat: 1, number: 1 })]).arrows_left).toBe(9);
    expect(after(back, [event("discarded-arrow", { by: 0, target: 1 })]).players[1]!.arrows).toBe(0);
  });

  it("hits are seen where they are aimed", () => {
    const shots = [event("aimed", { by: 0, target: 2, kind: "bullseye_2", number: 1 }), event("aimed", { by: 0, target: 2, kind: "bullseye_2", number: 2 })];
    expect(after(table(), shots).aimed).toEqual({ 2: 3 });
  });

  it("an attack lasts until the arrows are back", () => {
    expect(attacked([event("indians"), event("lost-life", { seat: 1, number: 1 })])).toBe(true);
    expect(attacked([event("indians"), event("arrows-back", { number: 9 })])).toBe(false);
    expect(attacked([])).toBe(false);
  });
});
