import { expect, test } from "vitest";
import { around, comings, from, queue } from "./chairs";

test("you sit at the bottom, the others clockwise from your left", () => {
  const spots = around(4, 2);
  expect(spots.map((spot) => spot.seat)).toEqual([2, 3, 0, 1]);
  const [you, left, across, right] = spots;
  expect(you!.y).toBeGreaterThan(across!.y);
  expect(left!.x).toBeLessThan(right!.x);
});

test("who came and who went", () => {
  expect(comings(["Lola", null, "Teo"], ["Lola", "Ines", null])).toEqual({ came: ["Ines"], went: ["Teo"] });
  expect(comings(["Lola", null], [null, "Lola"])).toEqual({ came: [], went: [] });
});

test("the others sit in the order of the ring", () => {
  expect(from([0, 1, 2, 3], 2)).toEqual([3, 0, 1]);
  expect(from([2, 1, 0, 3], 0)).toEqual([3, 2, 1]);
});

test("as many take something after one as there are things left, and nobody who is out", () => {
  const players = [true, true, false, true].map((in_game) => ({ in_game }));
  expect(queue({ ring: [0, 1, 2, 3], players }, 1, 3)).toEqual([3, 0]);
  expect(queue({ ring: [0, 1, 2, 3], players }, 0, 1)).toEqual([]);
});
