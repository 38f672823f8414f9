import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company, decision, END, FakeSocket, SHOTS, update } from "./fixtures/table";
import { Play } from "./play.svelte";
import { Table } from "./table.svelte";

let table: Table;
let play: Play;

const settled = () => vi.advanceTimersByTimeAsync(0);
const answers = () => FakeSocket.last.sent.filter((message) => message.type === "answer").map((message) => message.key);

async function tell(version: number, rest: Parameters<typeof update>[1] = {}): Promise<void> {
  FakeSocket.last.say(update(version, rest));
  await settled();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  table = new Table("k7mq2x9d");
  play = new Play(table);
  FakeSocket.last.open();
  FakeSocket.last.say(company());
  await tell(1, { since: null });
});

afterEach(() => {
  table.leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a card, then a player: sent with the serial of the question", () => {
  play.point({ at: "hand", card: "bang-7D" });
  expect(play.choosing.card).toBe("bang-7D");
  expect(answers()).toEqual([]);
  play.point({ at: "seat", seat: 3 });
  expect(answers()).toEqual(["play:bang-7D@3"]);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ serial: 1 });
});

test("with a finger the player is chosen first, and acted on by the second tap", () => {
  play.point({ at: "hand", card: "bang-7D" }, "touch");
  play.point({ at: "seat", seat: 3 }, "touch");
  expect(answers()).toEqual([]);
  expect(play.choosing.complete).toMatchObject({ seat: 3 });
  play.point({ at: "seat", seat: 3 }, "touch");
  expect(answers()).toEqual(["play:bang-7D@3"]);
});

test("an answer is sent once", () => {
  play.send(END);
  play.send(END);
  play.point({ at: "hand", card: "bang-7D" });
  expect(answers()).toEqual(["end"]);
  expect(play.free).toBe(false);
});

test("until it is complete, a choice can be taken back", () => {
  play.point({ at: "hand", card: "bang-7D" });
  expect(play.back()).toBe(true);
  expect(play.choosing.begun).toBe(false);
  expect(play.back()).toBe(false);
  expect(answers()).toEqual([]);
});

test("a foolish move asks once", async () => {
  const text = { id: "warn-ally", args: { target: 1 } };
  await tell(2, { warnings: { [SHOTS[0]!.key]: text } });
  play.send(SHOTS[0]!);
  expect(answers()).toEqual([]);
  expect(play.warning?.text).toEqual(text);
  play.back();
  expect(play.warning).toBeNull();
  play.send(SHOTS[0]!);
  play.send(play.warning!.option, true);
  expect(answers()).toEqual(["play:bang-7D@1"]);
});

test("a card that cannot be used says why", async () => {
  play.point({ at: "hand", card: "missed-2C" });
  const asked = FakeSocket.last.sent.at(-1)!;
  expect(asked).toMatchObject({ type: "why", card: "missed-2C" });
  const reason = { id: "why-only-answers" };
  FakeSocket.last.say({ type: "because", id: asked.id!, card: reason, seats: [], distances: null, reach: null });
  await settled();
  expect(play.bubble).toEqual({ place: { at: "hand", card: "missed-2C" }, text: reason });
  await vi.advanceTimersByTimeAsync(5000);
  expect(play.bubble).toBeNull();
});

test("a new question puts a choice aside that was made for the old one", async () => {
  play.point({ at: "hand", card: "bang-7D" });
  await tell(2);
  expect(play.choosing.begun).toBe(false);
});

test("a refused answer can be given again, with the reason on the screen", async () => {
  play.send(END);
  const sent = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.say({ type: "refused", id: sent.id!, code: "busy", reason: "Wait a moment." });
  await settled();
  expect(play.problem).toBe("Wait a moment.");
  expect(play.free).toBe(true);
});

test("while another is asked, only what one may do meanwhile is on offer", async () => {
  const use = { key: "use=sid", verb: "use", tone: "aside", text: { id: "option-use" }, kind: "sid" };
  await tell(2, { decision: decision({ seat: 2, options: [], asides: [{ seat: 0, serial: 7, options: [use] }] }) });
  expect(play.asked).toMatchObject({ serial: 7, aside: true });
  await tell(3, { decision: decision({ seat: 2, options: [] }) });
  expect(play.asked).toBeNull();
  expect(play.at({ at: "hand", card: "bang-7D" })).toEqual([]);
});
