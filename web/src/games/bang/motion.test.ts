import { expect, test, vi } from "vitest";
import type { Motion, Scene } from "../../lib/motion.svelte";
import type { Text } from "../../lib/protocol";
import { steps } from "./motion";

const made = () => ({
  flight: vi.fn((..._: unknown[]) => ({ lasts: 1 })),
  toss: vi.fn(),
  mark: vi.fn(),
  float: vi.fn(),
  later: vi.fn((_: number, then: () => void) => then()),
});

function act(name: string, args: Scene["args"], last: Text | null = null): ReturnType<typeof made> {
  const motion = made();
  const scene: Scene = { name, args, number: (each) => Number(args[each] ?? -1), you: 0, players: 4, asked: true, last };
  steps(scene, motion as unknown as Motion)?.start?.();
  return motion;
}

test("a nugget flies from the wound to the purse, and is told there", () => {
  const hit = { id: "event-lost-life-to", args: { seat: 2, by: 0, number: 1, kind: "bang" } };
  const motion = act("nuggets", { seat: 0, number: 1 }, hit);
  expect(motion.toss).toHaveBeenCalledWith("nugget", 1, ["seat-2"], ["nuggets-0", "seat-0"]);
  expect(motion.mark).toHaveBeenCalledWith(0, "gain");
  expect(motion.float).toHaveBeenCalledWith("+1", "gain", ["nuggets-0", "seat-0"]);
});

test("a nugget that nobody lost life for comes from the supply", () => {
  const hit = { id: "event-lost-life-to", args: { seat: 2, by: 1, number: 1, kind: "bang" } };
  expect(act("nuggets", { seat: 0, number: 2 }, hit).toss.mock.calls[0]![2]).toContain("stack-equipment");
});

test("what is bought is paid for, and leaves the row", () => {
  const motion = act("bought", { seat: 1, card: "ring", number: 2 });
  expect(motion.toss.mock.calls[0]).toEqual(["nugget", 2, ["nuggets-1", "seat-1"], expect.arrayContaining(["row-equipment-ring"])]);
  expect(motion.flight.mock.calls[0]!.slice(0, 3)).toEqual([expect.arrayContaining(["row-equipment-ring"]), ["now"], "ring"]);
});

test("what is lost is told where it is lost", () => {
  const motion = act("lost-life", { seat: 2, number: 3, kind: "dynamite" });
  expect(motion.mark).toHaveBeenCalledWith(2, "hit");
  expect(motion.float).toHaveBeenCalledWith("−3", "loss", ["seat-2"]);
});

test("tokens go between their supply and what they lie on", () => {
  expect(act("unloaded", { seat: 1, card: "lamp-AS", number: 2 }).toss).toHaveBeenCalledWith("shell", 2, ["play-1-lamp-AS", "card-lamp-AS", "seat-1"], ["supply"]);
  expect(act("loaded-self", { seat: 1, number: 1 }).toss).toHaveBeenCalledWith("shell", 1, ["supply"], ["load-1", "seat-1"]);
});

test("shadows come and go", () => {
  expect(act("shadow", { seat: 3, role: "outlaw" }).mark).toHaveBeenCalledWith(3, "returns");
  expect(act("left", { seat: 3 }).mark).toHaveBeenCalledWith(3, "leaves");
});

test("what is shown comes out of the hand, what is left over goes to the pile", () => {
  expect(act("showed", { seat: 2, card: "bang-AS" }).flight.mock.calls[0]!.slice(0, 3)).toEqual([["card-bang-AS", "seat-2"], ["middle"], "bang-AS"]);
  expect(act("showed", { seat: 0, card: "bang-AS" }).flight.mock.calls[0]![0]).toEqual(["card-bang-AS", "hand"]);
  expect(act("left-over", { card: "bang-AS" }).flight.mock.calls[0]!.slice(0, 2)).toEqual([["card-bang-AS", "middle"], ["pile"]]);
});

test("ghosts come back by moonlight, and a hit on a wanted head pays", () => {
  expect(act("kept", { seat: 3, kind: "ghost" }).mark).toHaveBeenCalledWith(3, "returns");
  expect(act("bounty-paid", { seat: 1, target: 2, kind: "bounty" }).float).toHaveBeenCalledWith("+1", "gain", ["seat-1"]);
});

test("who changes seats is seen to, and a role that is dealt anew turns over", () => {
  expect(act("swapped-seats", { seat: 1, target: 2 }).mark.mock.calls).toEqual([[1, "turn"], [2, "turn"]]);
  expect(act("role", { seat: 1 }).mark).toHaveBeenCalledWith(1, "role");
});
