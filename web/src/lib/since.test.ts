import { expect, test } from "vitest";
import type { Text } from "./protocol";
import { hurts, since } from "./since";

const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });

test("the worst comes first, and only what others or bad luck did to you", () => {
  const chips = since(
    [
      event("turn", { seat: 1 }),
      event("played-at", { seat: 1, card: "jail-4H", target: 0 }),
      event("placed", { seat: 0, card: "jail-4H" }),
      event("lost-card", { by: 1, seat: 0, card: "barrel-QS", kind: "cat_balou" }),
      event("lost-card", { by: 1, seat: 3, card: "barrel-KS", kind: "cat_balou" }),
      event("cancelled", { seat: 0, by: 2 }),
      event("healed", { seat: 0, number: 1 }),
      event("lost-life-to", { seat: 0, by: 2, number: 1, kind: "bang" }),
      event("took-hidden", { seat: 2, owner: 0 }),
    ],
    0,
    40,
  );
  expect(chips.map((chip) => [chip.what, chip.by, chip.kind])).toEqual([
    ["hit", 2, "bang"],
    ["card", 1, "barrel"],
    ["hidden", 2, null],
    ["threat", 1, "jail"],
    ["gain", null, null],
    ["dodged", 2, null],
  ]);
  expect(chips.map(hurts)).toEqual([true, true, true, true, false, false]);
  expect(chips[0]!.at).toBe(47);
});

test("the same by the same player is told once", () => {
  const hit = event("lost-life-to", { seat: 0, by: 2, number: 1, kind: "bang" });
  expect(since([hit, hit], 0)).toMatchObject([{ what: "hit", number: 2 }]);
});

test("Honour and wounds of Samurai Sword", () => {
  const chips = since([event("wounded-by", { seat: 0, by: 1, number: 2, card: "katana-1" }), event("gave-honour", { seat: 0, target: 1 })], 0);
  expect(chips.map((chip) => [chip.what, chip.number])).toEqual([["hit", 2], ["honour", 1]]);
});

test("whoever watches has made no decision", () => {
  expect(since([event("lost-life", { seat: 0, number: 1 })], null)).toEqual([]);
});
