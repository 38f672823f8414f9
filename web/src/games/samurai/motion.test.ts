import { describe, expect, it, vi } from "vitest";
import type { Motion, Scene } from "../../lib/motion.svelte";
import { steps } from "./motion";

const motion = () => ({ flight: vi.fn(() => ({ lasts: 1 })), toss: vi.fn(), shoot: vi.fn(), mark: vi.fn() });

const scene = (name: string, args: Scene["args"] = {}): Scene => ({
  name,
  args,
  number: (each) => Number(args[each] ?? -1),
  you: 0,
  players: 4,
  asked: true,
  last: null,
});

function act(name: string, args: Scene["args"] = {}) {
  const seen = motion();
  const step = steps(scene(name, args), seen as unknown as Motion);
  step?.start?.();
  return { ...seen, step };
}

describe("how Samurai Sword is acted out", () => {
  it("hands over Honour as a seal that travels", () => {
    expect(act("gave-honour", { seat: 1, target: 2 }).toss).toHaveBeenCalledWith("seal", 1, ["honour-1"], ["honour-2"]);
  });

  it("takes Honour from everyone when the deck ends", () => {
    const { mark } = act("deck-ended", { number: 1 });
    expect(mark.mock.calls).toEqual([0, 1, 2, 3].map((seat) => [seat, "honour"]));
  });

  it("lets an attack miss who parries it", () => {
    expect(act("parried", { seat: 3, by: 1, card: "guard" }).shoot).toHaveBeenCalledWith(1, 3, true);
  });

  it("starts another's card from their seat, though you hold one like it", () => {
    expect(act("played", { seat: 2, card: "tea" }).flight).toHaveBeenCalledWith(["play-2-tea", "seat-2"], ["now"], "tea", expect.anything());
    expect(act("played", { seat: 0, card: "tea" }).flight).toHaveBeenCalledWith(["card-tea", "hand"], ["now"], "tea", expect.anything());
  });

  it("leaves what it does not know to what all games share", () => {
    expect(act("turn", { seat: 1 }).step).toBeUndefined();
  });
});
