import { expect, test } from "vitest";
import { changed, whole } from "./changes";

const BEFORE = { round: 1, deck: ["a", "b"], players: [{ life: 3, load: 1 }, { life: 4, hand: null }] };

test("fields, places of lists, and what is gone", () => {
  const changes = { deck: [["a"]], players: { 0: { life: [2], load: [] }, 1: { hand: [["bang"]] } }, event: ["noon"] };
  const after = changed(BEFORE, changes);
  expect(after).toEqual({ round: 1, deck: ["a"], players: [{ life: 2 }, { life: 4, hand: ["bang"] }], event: "noon" });
  expect(Array.isArray(after.players)).toBe(true);
});

test("what was shown before stays as it was, and what is the same is not copied", () => {
  const after = changed(BEFORE, { players: { 0: { life: [1] } } });
  expect(BEFORE.players[0]).toEqual({ life: 3, load: 1 });
  expect(after.players[1]).toBe(BEFORE.players[1]);
  expect(after.deck).toBe(BEFORE.deck);
});

test("what an option is follows from its key", () => {
  const told = {
    serial: 7,
    seat: 2,
    matter: "main",
    prompt: { id: "ask-main", args: {} },
    options: [
      ["play:missed-5S=bang@3", "spends"],
      ["play:panic-JH@2/hand", "spends"],
      ["take/barrel-QS"],
      ["keep#5", "together", "arrow dynamite"],
      ["end", "ends"],
    ],
    asides: [{ seat: 1, serial: 4, options: [["use=chuck"]] }],
  };
  const { options, asides, ...rest } = whole(told);
  expect(rest).toEqual({ serial: 7, seat: 2, matter: "main", prompt: told.prompt });
  expect(options).toEqual([
    {
      key: "play:missed-5S=bang@3",
      verb: "play",
      text: { id: "option-play-as-at", args: { card: "missed-5S", kind: "bang", target: 3 } },
      card: "missed-5S",
      kind: "bang",
      seat: 3,
      tone: "spends",
    },
    {
      key: "play:panic-JH@2/hand",
      verb: "play",
      text: { id: "option-play-at-hand", args: { card: "panic-JH", target: 2 } },
      card: "panic-JH",
      seat: 2,
      pick: "hand",
      tone: "spends",
    },
    { key: "take/barrel-QS", verb: "take", text: { id: "option-take-card", args: { pick: "barrel-QS" } }, pick: "barrel-QS" },
    {
      key: "keep#5",
      verb: "keep",
      text: { id: "option-keep", args: { number: 5, kinds: "arrow dynamite" } },
      number: 5,
      tone: "together",
    },
    { key: "end", verb: "end", text: { id: "option-end", args: {} }, tone: "ends" },
  ]);
  expect(asides?.[0]).toEqual({
    seat: 1,
    serial: 4,
    options: [{ key: "use=chuck", verb: "use", text: { id: "option-use", args: { kind: "chuck" } }, kind: "chuck" }],
  });
});
