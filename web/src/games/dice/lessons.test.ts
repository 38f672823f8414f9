import { describe, expect, it } from "vitest";
import { said } from "../../lib/fixtures/lessons";
import type { Moment } from "../../lib/lessons";
import type { Decision, DiceView, Option, Text } from "../../lib/protocol";
import { table } from "./fixtures";
import { lessons } from "./lessons";

const PLAIN = ["arrow", "beer", "beer", "bullseye_1", "bullseye_2"];

const ask = (id: string, args: Text["args"] = {}, options: Option[] = [], matter = "something"): Decision => ({ serial: 1, seat: 0, matter, prompt: { id, args }, options });
const roll = ask("ask-roll", { number: 1, limit: 3 }, [], "roll");
const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });

const ids = (rest: Partial<Moment<DiceView>>): string[] =>
  said(lessons, { view: table({ locked: [], dice: PLAIN }), decision: null, news: [], you: 0, ...rest }, ["welcome", "role"]).map(({ id }) => id);

describe("the first match of the Dice Game", () => {
  it("explains the dice when they are yours, and what lies among them", () => {
    expect(ids({ decision: roll })).toEqual(["roll"]);
    expect(ids({ decision: roll, view: table({ dice: ["dynamite", "gatling", "gatling", "beer", "beer"], locked: [0] }) })).toEqual(["roll", "locked", "gatlings"]);
  });

  it("explains what a die asks for", () => {
    expect(ids({ decision: ask("ask-shot", { kind: "bullseye_1" }, [{ key: "x", verb: "shoot", text: { id: "option-shoot-at" }, seat: 3 }]) })).toEqual(["aim"]);
    expect(ids({ decision: ask("ask-beer", { kind: "beer" }) })).toEqual(["beer"]);
  });

  it("tells of arrows, Indians, Dynamite and Gatling when they come", () => {
    expect(ids({ news: [event("took-arrows", { seat: 1, number: 2, limit: 7 })] })).toEqual(["arrows"]);
    expect(ids({ view: table({ arrows_left: 2, dice: PLAIN, locked: [] }) })).toEqual(["near"]);
    expect(ids({ news: [event("indians")] })).toEqual(["indians"]);
    expect(ids({ news: [event("exploded", { seat: 2 })] })).toEqual(["exploded"]);
    expect(ids({ news: [event("stopped", { seat: 2 }), event("gatling", { seat: 2 })] })).toEqual(["order", "gatling"]);
  });

  it("tells of what you lose, and who is left", () => {
    expect(ids({ news: [event("lost-life-to", { seat: 0, by: 1, number: 1 })] })).toEqual(["hurt"]);
    const three = table({ dice: PLAIN, locked: [] });
    three.players[2]!.in_game = false;
    expect(ids({ view: three, news: [event("eliminated", { seat: 2, role: "outlaw" })] })).toEqual(["eliminated", "few"]);
  });
});
