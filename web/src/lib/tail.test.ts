import { expect, it } from "vitest";
import { tailOf } from "./tail";

const note = { left: 100, top: 100, right: 300, bottom: 200 };
const box = (left: number, top: number, right = left + 20, bottom = top + 20) => ({ left, top, right, bottom });

it("points from the nearest edge at what a note speaks of", () => {
  expect(tailOf(note, box(400, 130))).toEqual({ side: "right", along: 40 });
  expect(tailOf(note, box(20, 150))).toEqual({ side: "left", along: 60 });
  expect(tailOf(note, box(190, 300))).toEqual({ side: "bottom", along: 100 });
  expect(tailOf(note, box(190, 20))).toEqual({ side: "top", along: 100 });
});

it("stays on the note, and points at nothing that lies under it", () => {
  expect(tailOf(note, box(0, 400, 1000, 500))).toEqual({ side: "bottom", along: 180 });
  expect(tailOf(note, box(400, 500))).toEqual({ side: "bottom", along: 180 });
  expect(tailOf(note, box(150, 150))).toBeNull();
});
