import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company, FakeSocket, update } from "./fixtures/table";
import { Refusal, Table } from "./table.svelte";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("k7mq2x9d");
  FakeSocket.last.open();
  FakeSocket.last.say(company());
});

afterEach(() => {
  table.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test("it says hello, and again from where it was when it comes back", async () => {
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", paces: true, changes: true }]);
  FakeSocket.last.say(update(5, { since: null }));
  await settled();
  const before = FakeSocket.made;
  FakeSocket.last.close(1012);
  expect(table.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toBe(before + 1);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([
    { type: "hello", paces: true, changes: true, match: "m1", version: 5 },
    { type: "shown", version: 5 },
  ]);
  expect(table.connection).toBe("open");
});

test("it waits longer each time it finds nobody", async () => {
  const before = FakeSocket.made;
  for (let lost = 0; lost < 4; lost++) {
    FakeSocket.last.close(1006);
    await vi.advanceTimersByTimeAsync(12_000);
  }
  expect(FakeSocket.made).toBe(before + 4);
  FakeSocket.last.close(1006);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.made).toBe(before + 4);
});

test("a table that is gone is not sought again", async () => {
  const before = FakeSocket.made;
  FakeSocket.last.close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.connection).toBe("gone");
  expect(FakeSocket.made).toBe(before);
});

test("events are appended, and replaced when the server begins anew", async () => {
  FakeSocket.last.say(update(1, { since: null }));
  FakeSocket.last.say(update(2));
  await settled();
  expect(table.events).toHaveLength(2);
  FakeSocket.last.say(update(9, { since: null, events: [] }));
  await settled();
  expect(table.events).toHaveLength(0);
  expect(table.shown?.version).toBe(9);
});

test("what happened is acted out before the outcome is shown, in order", async () => {
  let finish = () => {};
  const acted: number[] = [];
  table.act = (_events, before, after) => {
    acted.push(before.version, after.version);
    return new Promise((resolve) => (finish = resolve));
  };
  FakeSocket.last.say(update(1, { since: null }));
  FakeSocket.last.say(update(2));
  FakeSocket.last.say(update(3));
  await settled();
  expect(table.shown?.version).toBe(1);
  expect(table.acting).toBe(true);
  finish();
  await settled();
  expect(table.shown?.version).toBe(2);
  finish();
  await settled();
  expect(table.shown?.version).toBe(3);
  expect(table.acting).toBe(false);
  expect(acted).toEqual([1, 2, 2, 3]);
});

test("bots are told to go on when all is shown, and that it takes its time", async () => {
  let finish = () => {};
  table.act = (_events, _before, _after, tell) => {
    tell(1);
    return new Promise((resolve) => (finish = resolve));
  };
  FakeSocket.last.say(update(1, { since: null }));
  await settled();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "shown", version: 1 });
  FakeSocket.last.say(update(2, { events: [{ id: "event-a" }, { id: "event-b" }] }));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(table.events.map((event) => event.id)).toEqual(["event-turn", "event-a"]);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "hold" });
  finish();
  await settled();
  expect(table.events).toHaveLength(3);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "shown", version: 2 });
  table.ahead = () => 100;
  table.report();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "shown", version: 102 });
});

test("the clock of a question begins when it is seen", async () => {
  let finish = () => {};
  table.act = () => new Promise((resolve) => (finish = resolve));
  FakeSocket.last.say(update(1, { since: null }));
  const came = performance.now();
  FakeSocket.last.say(update(2, { seconds: 30 }));
  await vi.advanceTimersByTimeAsync(3000);
  finish();
  await settled();
  expect(table.due).toBeCloseTo(came + 33_000, -2);
});

test("an actor that fails does not stop the match", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  table.act = () => Promise.reject(new Error("no"));
  FakeSocket.last.say(update(1, { since: null }));
  FakeSocket.last.say(update(2));
  await settled();
  expect(table.shown?.version).toBe(2);
  expect(error).toHaveBeenCalled();
});

test("requests are answered under their own ids", async () => {
  const fine = table.ask({ type: "stand" });
  const refused = table.ask({ type: "take-back" });
  FakeSocket.last.say({ type: "refused", id: 2, code: "no-take-back", reason: "Go on." });
  FakeSocket.last.say({ type: "done", id: 1 });
  await expect(fine).resolves.toBeNull();
  await expect(refused).rejects.toEqual(new Refusal("no-take-back", "Go on."));
});

test("what was asked is refused when the connection is lost", async () => {
  const asked = table.ask({ type: "stand" });
  FakeSocket.last.close(1006);
  await expect(asked).rejects.toMatchObject({ code: "lost" });
  await expect(table.ask({ type: "stand" })).rejects.toMatchObject({ code: "lost" });
});

test("chat lines come after those that are there", async () => {
  const line = (text: string) => ({ name: "Ana", text });
  FakeSocket.last.say({ type: "chat", first: 0, lines: [line("a"), line("b")] });
  FakeSocket.last.say({ type: "chat", first: 2, lines: [line("c")] });
  FakeSocket.last.say({ type: "chat", first: 1, lines: [line("b"), line("c")] });
  expect(table.lines.map((each) => each.text).join("")).toBe("abc");
});
