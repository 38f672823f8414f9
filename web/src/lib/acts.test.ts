import { expect, test } from "vitest";
import { actsOf, outcomeOf, subjectOf } from "./acts";
import { decision, update } from "./fixtures/table";
import type { Text } from "./protocol";

const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });
/** Somebody else was asked before. */
const theirs = update(1, { decision: decision({ seat: 2, options: [] }) });
const yours = update(1);
const told = (events: Text[], before = theirs) => actsOf(events, before, 0).map((act) => `${act.text.id.slice(6)} ${act.to - act.from}`);

test("what belongs to a deed is told with it", () => {
  const events = [
    event("played-at", { seat: 2, card: "bang-7D", target: 1 }),
    event("shot", { by: 2, target: 1, kind: "bang" }),
    event("flipped", { seat: 1, kind: "barrel", card: "beer-6S" }),
    event("check-failed", { kind: "barrel", card: "beer-6S" }),
    event("lost-life-to", { seat: 1, by: 2, number: 1, kind: "bang" }),
  ];
  expect(told(events)).toEqual(["played-at 2", "flipped 2", "lost-life-to 1"]);
  const [played, flipped] = actsOf(events, theirs, 0);
  expect(outcomeOf(events, played!, 2)).toBeNull();
  expect(outcomeOf(events, flipped!, 3)).toBeNull();
  expect(outcomeOf(events, flipped!, 4)?.id).toBe("event-check-failed");
  expect(subjectOf(events[0]!)).toBe("bang-7D");
});

test("what a card does for its player is the outcome of playing it", () => {
  expect(told([event("played", { seat: 1, card: "missed-2C" }), event("cancelled", { seat: 1, by: 2 })])).toEqual(["played 2"]);
  expect(told([event("played-at", { seat: 2, card: "panic-JH", target: 1 }), event("took-hidden", { seat: 2, owner: 1 })])).toEqual(["played-at 2"]);
  expect(told([event("played", { seat: 1, card: "missed-2C" }), event("healed", { seat: 2 })])).toHaveLength(2);
});

test("a turn that passes on is acts of its own, several discards are one", () => {
  const events = [
    event("discarded", { seat: 2, card: "bang-7D" }),
    event("discarded", { seat: 2, card: "beer-6S" }),
    event("turn", { seat: 3 }),
    event("drew-hidden", { seat: 3 }),
    event("drew-hidden", { seat: 3 }),
  ];
  expect(told(events)).toEqual(["discarded 2", "turn 3"]);
});

test("what is new in a later set is an act", () => {
  expect(told([event("of-a-later-set", { seat: 1 }), event("of-a-later-set", { seat: 1 })])).toHaveLength(2);
});

test("your own deeds are yours until the turn passes on", () => {
  const acts = actsOf([event("played", { seat: 0, card: "beer-6S" }), event("turn", { seat: 1 }), event("healed", { seat: 0, number: 1 })], yours, 0);
  expect(acts.map((act) => act.mine)).toEqual([true, false, false]);
  expect(actsOf([event("played", { seat: 0 })], theirs, 0)[0]!.mine).toBe(false);
  expect(actsOf([event("played", { seat: 0 })], yours, null)[0]!.mine).toBe(false);
});

test("what others do to you concerns you; a loss and a fall are grave", () => {
  const one = (text: Text) => actsOf([text], theirs, 0)[0]!;
  expect(one(event("played-at", { seat: 2, target: 0, card: "jail-4H" }))).toMatchObject({ touches: true, grave: false });
  expect(one(event("lost-life-to", { seat: 0, by: 2, number: 1 }))).toMatchObject({ touches: true, grave: true });
  expect(one(event("took-hidden", { seat: 2, owner: 0 }))).toMatchObject({ touches: true, grave: true });
  expect(one(event("took-hidden", { seat: 2, owner: 1 }))).toMatchObject({ touches: false, grave: false });
  expect(one(event("eliminated", { seat: 1, role: "outlaw" }))).toMatchObject({ touches: false, grave: true });
  expect(one(event("turn", { seat: 0 })).touches).toBe(false);
});
