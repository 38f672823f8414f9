import { describe, expect, it } from "vitest";
import match from "./fixtures/match.json";
import { LESSONS, nextLesson, type Moment } from "./lessons";
import type { Decision, BangView } from "./protocol";

const table = match.view as unknown as BangView;
const view: BangView = {
  ...table,
  ending: null,
  step: "play",
  turn: 1,
  players: table.players.map((player) => ({ ...player, in_game: true, life: 3, distance: 1, in_play: [] })),
};
const ask = (seat: number, args: { [name: string]: number | string } = {}): Decision => ({
  serial: 1,
  seat,
  matter: "something",
  prompt: { id: "ask-something", args },
  options: [],
});
const moment = (changed: Partial<Moment> = {}): Moment => ({ view, decision: ask(1), events: [], you: 0, ...changed });

/** Everything that is told at one moment, in order. */
function told(now: Moment): string[] {
  const given: string[] = [];
  for (let next = nextLesson(now, given); next; next = nextLesson(now, given)) given.push(next.id);
  return given;
}

describe("lessons", () => {
  it("begin with who you are, while another plays", () => {
    expect(told(moment())).toEqual(["welcome", "role", "character", "life", "seats", "distance", "others-turn"]);
  });

  it("explain the turn when it is yours", () => {
    const option = { key: "x", verb: "play", text: { id: "option-play-at" }, seat: 2 };
    const own = moment({ view: { ...view, turn: 0 }, decision: { ...ask(0), options: [option] } });
    expect(told(own).slice(-4)).toEqual(["turn", "hand", "target", "end-turn"]);
  });

  it("put first what is asked now", () => {
    expect(told(moment({ decision: ask(0, { by: 2, kind: "x", number: 1 }) }))[0]).toBe("shot");
    const dying = { ...view, players: view.players.map((player) => ({ ...player, life: 0 })) };
    expect(told(moment({ view: dying, decision: ask(0, { kind: "x", number: 1 }) }))[0]).toBe("dying");
    expect(told(moment({ view: { ...view, turn: 0, step: "discard" }, decision: ask(0) }))[0]).toBe("excess");
    expect(told(moment({ view: { ...view, ending: "law" }, decision: null }))[0]).toBe("end");
  });

  it("tell of what has happened", () => {
    const events = [
      { id: "event-flipped", args: { seat: 1, kind: "x", card: "x-2H" } },
      { id: "event-eliminated", args: { seat: 3, role: "outlaw" } },
      { id: "event-lost-life-to", args: { seat: 0, by: 1, kind: "x", number: 1 } },
    ];
    expect(told(moment({ events }))).toEqual(expect.arrayContaining(["check", "eliminated", "hurt"]));
  });

  it("come once each", () => {
    expect(new Set(LESSONS.map((each) => each.id)).size).toBe(LESSONS.length);
    expect(nextLesson(moment(), LESSONS.map((each) => each.id))).toBeNull();
  });
});
