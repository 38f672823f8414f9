import { expect, test } from "vitest";
import { Problem } from "./api";
import { inWords } from "./problems";
import { Words } from "./words";

const words = new Words("es", "web-problem-full = Ahora no hay sitio.\n");

test("a known refusal is told in the reader's language, another one as the server says it", () => {
  expect(inWords(new Problem("full", "There are too many tables."), words)).toBe("Ahora no hay sitio.");
  expect(inWords(new Problem("setup", "There is no set 'moon'."), words)).toBe("There is no set 'moon'.");
});

test("what is no refusal is a mistake of ours, and not hidden", () => {
  expect(() => inWords(new TypeError("undefined"), words)).toThrow(TypeError);
});
