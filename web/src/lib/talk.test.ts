import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grudges } from "./grudges.svelte";
import type { Line, Text } from "./protocol";
import { score, scored, suspects } from "./suspects.svelte";
import { said, talk } from "./talk.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  talk.enter();
});
afterEach(() => vi.useRealTimers());

const line = (text: string, rest: Partial<Line> = {}): Line => ({ name: "Ana", text, seat: 2, ...rest });

test("what is said stands at the seat for a moment; what was said before is no news", () => {
  talk.hear([line("old")], true);
  expect(talk.bubbles).toEqual({});
  talk.hear([line("old"), line("new")], true);
  expect(talk.bubbles[2]?.text).toBe("new");
  vi.advanceTimersByTime(4100);
  expect(talk.bubbles).toEqual({});
});

test("lines that nobody saw are counted until somebody does; a mute table shows no bubbles", () => {
  talk.hear([], true);
  talk.muted = true;
  talk.hear([line("a"), line("b")], false);
  expect(talk.unread).toBe(2);
  expect(talk.bubbles).toEqual({});
  talk.hear([line("a"), line("b")], true);
  expect(talk.unread).toBe(0);
});

test("a phrase that this page does not know is read as it was sent", () => {
  expect(said(line("of-a-later-version", { phrase: true }))).toEqual({ text: "of-a-later-version", icon: null });
  expect(said(line("beer", { phrase: true })).icon).toBe("beer-stein");
  expect(said(line("beer")).icon).toBeNull();
});

const shot = (by: number, target: number): Text => ({ id: "event-shot", args: { by, target, kind: "bang" } });

test("shots are counted as they happen, and anew in another match", () => {
  const events = [shot(1, 2), shot(1, 0), shot(1, 0), { id: "event-turn", args: { seat: 2 } }];
  grudges.read(events);
  grudges.read([...events, shot(1, 2), shot(1, 2)]);
  expect(grudges.of(1)).toEqual([
    { by: 1, target: 2, times: 3 },
    { by: 1, target: 0, times: 2 },
  ]);
  grudges.read([shot(3, 0)]);
  expect(grudges.all).toEqual([{ by: 3, target: 0, times: 1 }]);
});

test("what one suspects is kept for its match, and right guesses are counted", () => {
  suspects.open("m1");
  suspects.mark(1, "outlaw");
  suspects.mark(2, "deputy");
  suspects.mark(2, null);
  suspects.open("m2");
  expect(suspects.marks).toEqual({});
  scored(1, 2);
  scored(2, 2);
  expect(score()).toEqual({ right: 3, of: 4 });
});
