import { expect, test } from "vitest";
import { factorFor } from "./squeezed";

test("what fits is drawn as it is, what does not is smaller, down to what can be read", () => {
  expect([factorFor(1, 0.9), factorFor(1, 1), factorFor(1, 1.25), factorFor(1, 4)]).toEqual([1, 1, 0.8, 0.7]);
});

test("it shrinks at once, and grows back only where there is clearly room", () => {
  expect(factorFor(0.8, 1.04)).toBeCloseTo(0.769);
  expect(factorFor(0.8, 0.97)).toBe(0.8);
  expect(factorFor(0.8, 0.9)).toBeCloseTo(0.889);
  expect(factorFor(0.96, 0.95)).toBe(1);
});
