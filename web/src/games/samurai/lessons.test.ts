import { describe, expect, it } from "vitest";
import { catalog } from "../../lib/catalog.svelte";
import { said } from "../../lib/fixtures/lessons";
import { nextLesson, type Moment } from "../../lib/lessons";
import type { Decision, Option, SamuraiView, Text } from "../../lib/protocol";
import { player, view } from "./fixtures";
import { lessons } from "./lessons";

const ask = (id: string, args: Text["args"] = {}, options: Option[] = [], matter = "something"): Decision => ({ serial: 1, seat: 0, matter, prompt: { id, args }, options });
const play = (card: string, seat?: number): Option => ({ key: card, verb: "play", text: { id: "option-play" }, card, ...(seat === undefined ? {} : { seat }) });
const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });

const ids = (rest: Partial<Moment<SamuraiView>>): string[] =>
  said(lessons, { view: view({ turn: 1 }), decision: null, news: [], you: 0, ...rest }, ["welcome", "role", "honour"]).map(({ id }) => id);

describe("the first match of Samurai Sword", () => {
  it("begins with what is counted", () => {
    expect(nextLesson(lessons, { view: view(), decision: null, news: [], you: 0 }, new Set(["welcome", "role"]))).toEqual({ id: "honour", args: { number: 3, life: 4 }, at: ".self" });
  });

  it("explains the turn, the Weapon and the Difficulty when it is yours", () => {
    const there = catalog.card;
    catalog.card = (kind) => (kind === "katana" ? { id: kind, border: "red", copies: 1, reach: 2, damage: 3 } : undefined);
    expect(ids({ view: view(), decision: ask("ask-main", {}, [play("parry"), play("katana", 1)], "main") })).toEqual(["turn", "weapon", "difficulty"]);
    catalog.card = there;
  });

  it("speaks of the attack, and of what stops it", () => {
    const attack = { by: 2, card: "katana", number: 3 };
    expect(ids({ decision: ask("ask-parry", attack, [play("parry")]) })).toEqual(["attacked"]);
    expect(ids({ decision: ask("ask-parry", attack) })).toEqual(["attacked-open"]);
    expect(ids({ decision: ask("ask-jujutsu", { by: 2 }) })).toEqual(["demand-open"]);
    expect(ids({ decision: ask("ask-excess", { number: 1 }) })).toEqual(["excess"]);
  });

  it("tells of wounds, defeats and Honour when they come", () => {
    expect(ids({ news: [event("wounded-by", { seat: 0, by: 1, number: 1 })] })).toEqual(["wounded"]);
    expect(ids({ news: [event("defeated", { seat: 0, by: 1 })] })).toEqual(["defeated-you"]);
    expect(ids({ news: [event("defeated", { seat: 2, by: 1 })] })).toEqual(["defeated"]);
    expect(ids({ news: [event("parried", { seat: 2, by: 1, card: "parry" })] })).toEqual(["parried"]);
    expect(ids({ news: [event("placed", { seat: 2, card: "bushido" })] })).toEqual(["bushido", "property"]);
    expect(ids({ news: [event("recovered", { seat: 2, number: 4 })] })).toEqual(["recovered"]);
    const players = [player(0), player(1, { harmless: true }), player(2, { honour: 1 }), player(3)];
    expect(ids({ view: view({ players }) })).toEqual(["harmless", "last-honour"]);
    expect(ids({ news: [event("deck-ended", { number: 1 })] })).toEqual(["deck-ended"]);
    expect(ids({ view: view({ ending: "honour-ninja" }) })).toEqual(["end"]);
  });
});
