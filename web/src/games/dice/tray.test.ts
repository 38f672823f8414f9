import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company, decision, FakeSocket, update } from "../../lib/fixtures/table";
import { Play } from "../../lib/play.svelte";
import type { Option } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { tray } from "./tray.svelte";

const reroll = (number: number): Option => ({ key: `reroll#${number}`, verb: "reroll", number, tone: "together", text: { id: "option-reroll" } });
const stop: Option = { key: "stop", verb: "stop", tone: "ends", text: { id: "option-stop" } };
/** Dice 0 and 2 may be rolled; die 1 stays. */
const options = [stop, reroll(0b001), reroll(0b100), reroll(0b101)];

let match = 0;
let table: Table;
let play: Play;

const answers = () => FakeSocket.last.sent.filter((message) => message.type === "answer").map((message) => message.key);

async function ask(version: number): Promise<void> {
  FakeSocket.last.say(update(version, { match: `m${match}`, since: version === 1 ? null : version - 1, decision: decision({ serial: version, options }) }));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  match += 1;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("k7mq2x9d");
  play = new Play(table);
  FakeSocket.last.open();
  FakeSocket.last.say(company());
  await ask(1);
});

afterEach(() => {
  table.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("all dice are kept at first, and nothing can be rolled", () => {
  expect(tray.dice(play)).toBe(0);
  tray.roll(play);
  expect(answers()).toEqual([]);
});

test("dice are let go and kept again; what stays, stays", () => {
  expect(tray.toggle(play, 0)).toBe(true);
  expect(tray.toggle(play, 1)).toBe(false);
  expect(tray.toggle(play, 2)).toBe(true);
  expect(tray.dice(play)).toBe(0b101);
  tray.toggle(play, 0);
  expect(tray.dice(play)).toBe(0b100);
  expect(answers()).toEqual([]);
  tray.roll(play);
  expect(answers()).toEqual(["reroll#4"]);
});

test("all are let go at once, and kept at once", () => {
  tray.all(play);
  expect(tray.dice(play)).toBe(0b101);
  tray.all(play);
  expect(tray.dice(play)).toBe(0);
});

test("the next question begins anew", async () => {
  tray.all(play);
  await ask(2);
  expect(tray.dice(play)).toBe(0);
});

test("an answer under way cannot be changed", () => {
  tray.toggle(play, 0);
  tray.roll(play);
  expect(tray.toggle(play, 2)).toBe(false);
  expect(tray.dice(play)).toBe(0b001);
});
