import { describe, expect, it } from "vitest";
import { catalog } from "../../lib/catalog.svelte";
import { view as table } from "../../lib/fixtures/table";
import { said } from "../../lib/fixtures/lessons";
import { nextLesson, type Given, type Moment } from "../../lib/lessons";
import type { BangView, Decision, Option, Text } from "../../lib/protocol";
import { lessons } from "./lessons";

const view = (rest: Partial<BangView> = {}): BangView => {
  const there = table();
  return { ...there, turn: 1, players: there.players.map((player, seat) => ({ ...player, role: seat ? null : "outlaw", distance: seat || null })), ...rest };
};
const ask = (seat: number, id: string, args: Text["args"] = {}, options: Option[] = [], matter = "something"): Decision => ({ serial: 1, seat, matter, prompt: { id, args }, options });
const play = (card: string, seat?: number): Option => ({ key: card, verb: "play", text: { id: "option-play" }, card, ...(seat === undefined ? {} : { seat }) });
const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });
const moment = (rest: Partial<Moment<BangView>> = {}): Moment<BangView> => ({ view: view(), decision: null, news: [], you: 0, ...rest });
const own = (...options: Option[]): Partial<Moment<BangView>> => ({ view: view({ turn: 0 }), decision: ask(0, "ask-main", {}, options, "main") });

/** All of it but the first words. */
const told = (now: Moment<BangView>): Given[] => said(lessons, now, ["welcome", "role"]);
const ids = (now: Moment<BangView>): string[] => told(now).map(({ id }) => id);

describe("the first match of the card game", () => {
  it("begins with a welcome and the role", () => {
    expect(nextLesson(lessons, moment(), new Set())?.id).toBe("welcome");
    expect(nextLesson(lessons, moment(), new Set(["welcome"]))).toEqual({ id: "role", args: { role: "outlaw" }, at: ".self" });
  });

  it("speaks of the shot, and of the card that saves", () => {
    const shot = { by: 2, kind: "bang", number: 1 };
    expect(told(moment({ decision: ask(0, "ask-shot", shot, [play("missed-2C")]) }))).toEqual([{ id: "shot", args: { ...shot, card: "missed-2C" }, at: '[data-anchor="card-missed-2C"]' }]);
    expect(ids(moment({ decision: ask(0, "ask-shot", shot) }))).toEqual(["shot-open"]);
    expect(ids(moment({ decision: ask(0, "ask-bang", shot, [play("bang-2C")]) }))).toEqual(["demand"]);
    expect(ids(moment({ decision: ask(0, "ask-bang", shot) }))).toEqual(["demand-open"]);
    expect(ids(moment({ decision: ask(1, "ask-shot", shot) }))).toEqual([]);
  });

  it("explains the turn when it is yours, and what stands in the hand", async () => {
    const there = catalog.card;
    catalog.card = (kind) => (kind === "schofield" ? { id: kind, border: "blue", copies: 1, reach: 2 } : undefined);
    expect(ids(moment(own(play("bang-2C", 1), play("schofield-2S"))))).toEqual(["turn", "target", "weapon", "far"]);
    catalog.card = there;
    expect(ids(moment(own()))).toEqual(["turn", "far", "end-turn"]);
  });

  it("names who is too far, and how far", () => {
    expect(told(moment(own())).find(({ id }) => id === "far")).toEqual({ id: "far", args: { target: 2, distance: 2, reach: 1 }, at: '[data-anchor="seat-2"]' });
  });

  it("warns before the end: too many cards, the last life point", () => {
    expect(ids(moment({ decision: ask(0, "ask-excess", { number: 2 }) }))).toEqual(["excess"]);
    const dying = view();
    dying.players[0]!.life = 0;
    expect(ids(moment({ view: dying, decision: ask(0, "ask-dying", { kind: "bang", number: 1 }) }))).toEqual(["dying"]);
  });

  it("tells of what has just happened, to whom", () => {
    const news = [event("shot", { by: 2, target: 1, kind: "bang" }), event("cancelled", { seat: 1, by: 2 }), event("flipped", { seat: 3, kind: "barrel", card: "beer-2H" })];
    const law = view();
    law.players[1] = { ...law.players[1]!, role: "sheriff", open_role: true };
    expect(ids(moment({ view: law, news }))).toEqual(["suspect", "check", "dodged"]);
    expect(ids(moment({ news: [event("eliminated", { seat: 3, role: "outlaw" })] }))).toEqual(["eliminated"]);
    expect(ids(moment({ news: [event("lost-life-to", { seat: 0, by: 2, kind: "bang", number: 1 })] }))).toEqual(["hurt"]);
    expect(ids(moment({ news: [event("lost-life-to", { seat: 3, by: 2, kind: "bang", number: 1 })] }))).toEqual([]);
  });

  it("ends with your own end, or the match's", () => {
    const out = view();
    out.players[0]!.in_game = false;
    expect(ids(moment({ view: out }))).toEqual(["out"]);
    expect(ids(moment({ view: view({ ending: "law" }) }))).toEqual(["end"]);
  });
});
