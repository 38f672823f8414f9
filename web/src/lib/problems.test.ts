import { expect, test } from "vitest";
import { Problem } from "./api";
import { inWords } from "./problems";
import { Words } from "./words";

const words = new Words(
  "es",
  "web-problem-full = Ahora no hay sitio.\nweb-set-dodge_city = Dodge City\nweb-setup-needs = Para { $number } jugadores, añade { $parts }.\n",
);

test("a known refusal is told in the reader's language, another one as the server says it", () => {
  expect(inWords(new Problem("full", "There are too many tables."), words)).toBe("Ahora no hay sitio.");
  expect(inWords(new Problem("setup", "There is no set 'moon'."), words)).toBe("There is no set 'moon'.");
});

test("what the engine refuses to deal is told with the names of sets", () => {
  const text = { id: "setup-needs", args: { number: 8, parts: "dodge_city moon" } };
  expect(inWords(new Problem("setup", "Add 'dodge_city'.", text), words)).toBe("Para 8 jugadores, añade Dodge City o moon.");
});

test("what is no refusal is a mistake of ours, and not hidden", () => {
  expect(() => inWords(new TypeError("undefined"), words)).toThrow(TypeError);
});
