import { describe, expect, it } from "vitest";
import type { Attack } from "../../lib/protocol";
import { outcome, sumOf } from "./sum";
import { player } from "./fixtures";

const attack: Attack = {
  by: 1,
  target: 0,
  card: "long_blade",
  terms: [
    { kind: "long_blade", number: 3 },
    { kind: "quick_hand", number: 1 },
    { kind: "soft_step", number: -1 },
  ],
  wounds: 3,
};

describe("the sum of an attack", () => {
  it("is written with its signs", () => {
    expect(sumOf(attack)).toEqual([
      { kind: "long_blade", sign: "", number: 3 },
      { kind: "quick_hand", sign: "+", number: 1 },
      { kind: "soft_step", sign: "−", number: 1 },
    ]);
  });

  it("says what is left of Resilience", () => {
    expect(outcome(player(0, { life: 5 }), 3)).toEqual({ id: "attack-hurts", number: 2 });
  });

  it("says what is left of Honour after a defeat", () => {
    expect(outcome(player(0, { life: 3, honour: 4 }), 3)).toEqual({ id: "attack-defeats", number: 3 });
    expect(outcome(player(0, { life: 2, honour: 1 }), 3)).toEqual({ id: "attack-ends", number: 0 });
  });
});
