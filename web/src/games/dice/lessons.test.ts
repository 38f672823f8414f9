import { describe, expect, it } from "vitest";
import { nextLesson, type Moment } from "../../lib/lessons";
import type { Decision, DiceView, Option, Text } from "../../lib/protocol";
import { lessons } from "./lessons";

const view = (rest: Partial<DiceView> = {}): DiceView => ({
  game: "dice",
  viewer: 0,
  players: [0, 1, 2, 3].map((seat) => ({ seat, character: "nobody", role: null, in_game: true, life: 6, max_life: 8, distance: seat || null, arrows: 0 })),
  ring: [0, 1, 2, 3],
  turn: 0,
  turn_number: 1,
  step: "roll",
  winners: [],
  ending: null,
  arrows_left: 9,
  dice: ["arrow", "beer", "beer", "bullseye_1", "bullseye_2"],
  ...rest,
});
const ask = (id: string, args: Text["args"] = {}, options: Option[] = [], matter = "something"): Decision => ({ serial: 1, seat: 0, matter, prompt: { id, args }, options });
const roll = ask("ask-roll", { number: 1, limit: 3 }, [], "roll");
const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });

function ids(rest: Partial<Moment<DiceView>>): string[] {
  const given = new Set(["welcome", "role"]);
  const all: string[] = [];
  const now = { view: view(), decision: null, news: [], you: 0, ...rest };
  for (let next = nextLesson(lessons, now, given); next; next = nextLesson(lessons, now, given)) {
    given.add(next.id);
    all.push(next.id);
  }
  return all;
}

describe("the first match of the Dice Game", () => {
  it("explains the dice when they are yours, and what lies among them", () => {
    expect(ids({ decision: roll })).toEqual(["roll"]);
    expect(ids({ decision: roll, view: view({ dice: ["dynamite", "gatling", "gatling", "beer", "beer"], locked: [0] }) })).toEqual(["roll", "locked", "gatlings"]);
  });

  it("explains what a die asks for", () => {
    expect(ids({ decision: ask("ask-shot", { kind: "bullseye_1" }, [{ key: "x", verb: "shoot", text: { id: "option-shoot-at" }, seat: 3 }]) })).toEqual(["aim"]);
    expect(ids({ decision: ask("ask-beer", { kind: "beer" }) })).toEqual(["beer"]);
  });

  it("tells of arrows, Indians, Dynamite and Gatling when they come", () => {
    expect(ids({ news: [event("took-arrows", { seat: 1, number: 2, limit: 7 })] })).toEqual(["arrows"]);
    expect(ids({ view: view({ arrows_left: 2 }) })).toEqual(["near"]);
    expect(ids({ news: [event("indians")] })).toEqual(["indians"]);
    expect(ids({ news: [event("exploded", { seat: 2 })] })).toEqual(["exploded"]);
    expect(ids({ news: [event("stopped", { seat: 2 }), event("gatling", { seat: 2 })] })).toEqual(["order", "gatling"]);
  });

  it("tells of what you lose, and who is left", () => {
    expect(ids({ news: [event("lost-life-to", { seat: 0, by: 1, number: 1 })] })).toEqual(["hurt"]);
    const three = view();
    three.players[2]!.in_game = false;
    expect(ids({ view: three, news: [event("eliminated", { seat: 2, role: "outlaw" })] })).toEqual(["eliminated", "few"]);
  });
});
