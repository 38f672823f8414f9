import { expect, test } from "vitest";
import { changed } from "./changes";

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
