import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { update } from "./fixtures/table";
import { Motion } from "./motion.svelte";
import { preferences } from "./preferences.svelte";
import type { Text } from "./protocol";

const HIT: Text = { id: "event-lost-life-to", args: { seat: 1, by: 0, number: 1, kind: "bang" } };
const NEW: Text = { id: "event-of-a-later-set", args: { seat: 1 } };

let motion: Motion;
let shown: boolean;

function act(events: Text[], least = 0): void {
  shown = false;
  void motion.act(events, { from: 0, to: events.length }, update(1), update(2), least, () => {}).then(() => (shown = true));
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.pace = "normal";
  preferences.sound = false;
  motion = new Motion();
});
afterEach(() => vi.useRealTimers());

test("a hit marks its seat while it lasts", async () => {
  act([HIT]);
  await vi.advanceTimersByTimeAsync(10);
  expect(motion.marks).toEqual({ 1: "hit" });
  expect(shown).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(motion.marks).toEqual({});
  expect(shown).toBe(true);
});

test("whoever acts sees the outcome at once", async () => {
  act([HIT, HIT, HIT]);
  await vi.advanceTimersByTimeAsync(10);
  motion.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(true);
  act([HIT]);
  await vi.advanceTimersByTimeAsync(600);
  expect(shown).toBe(true);
});

test("events it does not know take no time", async () => {
  act([NEW, NEW]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(true);
});

test("a long series of events is over soon", async () => {
  act(Array.from({ length: 30 }, () => HIT));
  await vi.advanceTimersByTimeAsync(2600);
  expect(shown).toBe(true);
});

test("an act stays for its least time, also where nothing moves", async () => {
  act([HIT], 1400);
  await vi.advanceTimersByTimeAsync(1390);
  expect(shown).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toBe(true);
  preferences.pace = "instant";
  act([NEW], 900);
  await vi.advanceTimersByTimeAsync(890);
  expect(shown).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toBe(true);
});

test("at the instant pace there is no motion", async () => {
  preferences.pace = "instant";
  act([HIT]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toBe(true);
});
