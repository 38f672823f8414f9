import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Act } from "./acts";
import { decision, update } from "./fixtures/table";
import { Motion } from "./motion.svelte";
import { FOR_YOU, LEAST, leastOf, Pacer } from "./pace.svelte";
import { preferences } from "./preferences.svelte";
import type { Text } from "./protocol";

const PLAYED: Text = { id: "event-played", args: { seat: 2, card: "beer-6S" } };
const HIT: Text = { id: "event-lost-life-to", args: { seat: 0, by: 2, number: 1, kind: "bang" } };
const act = (rest: Partial<Act> = {}): Act => ({ from: 0, to: 1, text: PLAYED, mine: false, touches: false, grave: false, ...rest });

let pacer: Pacer;
let motion: Motion;
let told: number[];
let over: boolean;

function perform(events: Text[], behind = 0): void {
  told = [];
  over = false;
  const before = update(1, { decision: decision({ seat: 2, options: [] }) });
  void pacer.perform(events, before, update(2, { events }), (count) => told.push(count), () => behind).then(() => (over = true));
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  preferences.sound = false;
  preferences.pace = "normal";
  preferences.shared = null;
  preferences.hurry = null;
  motion = new Motion();
  pacer = new Pacer(motion);
});
afterEach(() => vi.useRealTimers());

test("the paces differ, and what concerns you stays longer", () => {
  expect(["slow", "normal", "fast", "instant"].map((pace) => leastOf(act(), pace as "slow"))).toEqual([2600, 1400, 600, 0]);
  expect(leastOf(act({ touches: true }), "fast")).toBe(LEAST.fast + FOR_YOU);
  expect(leastOf(act({ mine: true }), "slow")).toBe(0);
});

test("no pace but the rush passes over your losses and the end of someone", () => {
  expect(leastOf(act({ grave: true }), "instant")).toBeGreaterThan(0);
  expect(leastOf(act({ grave: true }), "rush")).toBe(0);
});

test("act by act, however much is waiting", async () => {
  perform([PLAYED, PLAYED, HIT], 50);
  await pass(LEAST.normal - 10);
  expect(told).toEqual([1]);
  await pass(20);
  expect(told).toEqual([1, 2]);
  await pass(LEAST.normal);
  expect(told).toEqual([1, 2, 3]);
  expect(pacer.act?.text).toBe(HIT);
  await pass(LEAST.normal + 100);
  expect(over).toBe(false);
  await pass(FOR_YOU);
  expect(over).toBe(true);
});

test("paused, one act after the other, each when it is asked for", async () => {
  pacer.toggle();
  perform([PLAYED, PLAYED, PLAYED]);
  await pass(60_000);
  expect(told).toEqual([]);
  expect(pacer.held).toBe(true);
  pacer.next();
  await pass(100);
  expect(told).toEqual([1]);
  pacer.next(); // the act is not over yet: it ends, and the next one comes
  await pass(100);
  expect(told).toEqual([1, 2]);
  await pass(60_000);
  expect(told).toEqual([1, 2]);
  pacer.toggle();
  await pass(LEAST.normal);
  expect(over).toBe(true);
});

test("a click ends the act that is shown, and no more", async () => {
  perform([PLAYED, PLAYED]);
  await pass(10);
  pacer.finish();
  await pass(10);
  expect(told).toEqual([1, 2]);
  expect(over).toBe(false);
});

test("bots run ahead of a screen that shows no acts, and of no other", () => {
  expect(pacer.ahead).toBe(0);
  preferences.pace = "instant";
  expect(pacer.ahead).toBeGreaterThan(1000);
  pacer.toggle();
  expect(pacer.ahead).toBe(0);
  pacer.toggle();
  preferences.shared = "instant";
  expect(pacer.ahead).toBe(0);
});

test("a shared pace is caught up with, not held", async () => {
  preferences.shared = "slow";
  pacer.toggle();
  perform([PLAYED, PLAYED], 9);
  await pass(0);
  expect(over).toBe(true);
});

test("whose turn it is, is told before the table shows it", async () => {
  perform([{ id: "event-turn", args: { seat: 3 } }, PLAYED]);
  await pass(10);
  expect(pacer.turn).toBe(3);
  await pass(2 * LEAST.normal);
  expect(pacer.turn).toBeNull();
});
