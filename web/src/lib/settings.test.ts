import { expect, test } from "vitest";
import { agreed } from "./settings";
import { Words } from "./words";

const words = new Words(
  "en",
  "web-game-bang = Card game\nweb-set-base = Base game\nweb-clock = { $seconds ->\n    [86400] No clock\n   *[other] { $seconds } s\n  }\n",
);

test("settings are told in words, and by their ids where there are none", () => {
  expect(agreed({ game: "bang", sets: ["base", "moon"], variants: ["sleepy"], clock: 30 }, words)).toEqual([
    "Card game",
    "Base game",
    "moon",
    "sleepy",
    "30 s",
  ]);
  expect(agreed({ clock: 86_400 }, words)).toEqual(["Card game", "No clock"]);
});
