import { describe, expect, test } from "vitest";
import { folded, found } from "./search";

describe("search", () => {
  test("case and accents do not matter", () => {
    expect(folded("¡Pánico!")).toBe("¡panico!");
    expect(folded("Città")).toBe("citta");
    expect(found("PANICO", "¡Pánico!")).toBe(true);
    expect(found("pánico", "Panico!")).toBe(true);
  });

  test("every word must be there, in any text and any order", () => {
    expect(found("cards draw", "Stagecoach", "Draw 2 cards from the deck.")).toBe(true);
    expect(found("stage draw", "Stagecoach", "Draw 2 cards from the deck.")).toBe(true);
    expect(found("draw beer", "Stagecoach", "Draw 2 cards from the deck.")).toBe(false);
  });

  test("nothing asked for is found everywhere", () => {
    expect(found("  ", "Stagecoach")).toBe(true);
    expect(found("", "")).toBe(true);
  });
});
