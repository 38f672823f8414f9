import { describe, expect, it } from "vitest";
import match from "../../lib/fixtures/match.json";
import type { Text } from "../../lib/protocol";
import { rounds } from "../../lib/stats";
import { factsOf, statsOf } from "./stats";

const event = (id: string, args: { [name: string]: number | string } = {}): Text => ({ id: `event-${id}`, args });
const turn = (seat: number): Text => event("turn", { seat });

describe("rounds", () => {
  it("begin where the turn passes the first player's place again", () => {
    expect(rounds([2, 3, 0, 1, 2, 3, 1, 3, 1].map(turn))).toEqual([0, 4, 7]);
  });

  it("go on when the first player is out", () => {
    expect(rounds([0, 1, 2, 1, 2, 1].map(turn))).toEqual([0, 3, 5]);
  });

  it("count the turns of one player left", () => {
    expect(rounds([1, 1].map(turn))).toEqual([0, 1]);
  });

  it("begin with the first turn, not with the deal", () => {
    expect(rounds([event("drew-hidden", { seat: 1 }), turn(0)])).toEqual([1]);
    expect(rounds([])).toEqual([]);
  });
});

describe("a match in numbers", () => {
  const events = [
    turn(0),
    event("played-at", { seat: 0, target: 1, card: "one-7D" }),
    event("shot", { by: 0, target: 1, kind: "one" }),
    event("played", { seat: 1, card: "two-2S" }),
    event("cancelled", { by: 0, seat: 1 }),
    event("shot", { by: 0, target: 1, kind: "one" }),
    event("lost-life-to", { by: 0, seat: 1, kind: "one", number: 1 }),
    turn(1),
    event("healed", { seat: 1, number: 1 }),
    event("played-as", { seat: 1, card: "one-8D", kind: "two" }),
    turn(2),
    event("lost-life", { seat: 2, kind: "three", number: 3 }),
    event("healed", { seat: 2, number: 1 }),
    turn(0),
    event("lost-life-to", { by: 0, seat: 2, kind: "four", number: 1 }),
    event("eliminated", { seat: 2, role: "outlaw" }),
  ];
  const stats = statsOf(events, [5, 4, 3]);

  it("counts shots, hits and what was cancelled", () => {
    expect(stats.seats[0]!.numbers).toMatchObject({ shots: 2, hits: 1, played: 1, lost: 0 });
    expect(stats.seats[1]!.numbers).toMatchObject({ shots: 0, hits: 0, played: 2, cancelled: 1, lost: 1, regained: 1 });
  });

  it("knows a loss that was no shot", () => {
    expect(stats.seats[0]!.numbers.hits).toBe(1);
    expect(stats.seats[2]!.numbers.lost).toBe(4);
  });

  it("says who went out, when, and by whom", () => {
    expect(stats.rounds).toBe(2);
    expect(stats.seats[2]!.out).toEqual({ round: 2, by: 0, kind: "four" });
    expect(stats.seats[0]!.out).toBeNull();
  });

  it("keeps life round by round", () => {
    expect(stats.seats.map((each) => each.life)).toEqual([
      [5, 5, 5],
      [4, 4, 4],
      [3, 1, 0],
    ]);
  });

  it("blames nobody for bad luck", () => {
    const unlucky = [turn(0), event("lost-life", { seat: 0, kind: "x", number: 4 }), event("eliminated", { seat: 0, role: "deputy" })];
    expect(statsOf(unlucky, [4, 4]).seats[0]).toMatchObject({ out: { round: 1, by: null }, life: [4, 0] });
  });
});

describe("what is told", () => {
  const ids = (events: Text[], players = 3): string[] =>
    factsOf(events, statsOf(events, Array(players).fill(4)).seats).map((fact) => fact.text.id);

  it("is how often a card changed hands, and whether it went off", () => {
    const passes = [0, 1, 2].map((seat) => event("passed-on", { seat, target: (seat + 1) % 3, card: "thing-2H" }));
    const [fact] = factsOf([turn(0), ...passes], []);
    expect(fact).toMatchObject({ text: { id: "web-fact-passed", args: { kind: "thing", number: 3 } }, kind: "thing" });
    expect(ids([turn(0), ...passes, event("exploded", { seat: 1, kind: "thing" })])).toContain("web-fact-passed-exploded");
  });

  it("is the longest exchange between two players, whatever ability comes between", () => {
    const events = [
      turn(0),
      event("played-at", { seat: 0, target: 2, card: "fight-8C" }),
      event("discarded", { seat: 2, card: "a-2H" }),
      event("ability", { seat: 2, kind: "someone" }),
      event("drew-hidden", { seat: 2 }),
      event("discarded", { seat: 0, card: "a-3H" }),
      event("discarded", { seat: 2, card: "a-4H" }),
      event("lost-life-to", { seat: 0, by: 2, kind: "fight", number: 1 }),
    ];
    const fact = factsOf(events, []).find((each) => each.text.id === "web-fact-exchange");
    expect(fact?.text.args).toEqual({ by: 0, target: 2, kind: "fight", number: 3 });
  });

  it("is no exchange when one player discards alone", () => {
    const events = [
      turn(0),
      event("played-at", { seat: 0, target: 1, card: "fight-8C" }),
      event("discarded", { seat: 0, card: "a-2H" }),
      event("discarded", { seat: 0, card: "a-3H" }),
    ];
    expect(ids(events)).not.toContain("web-fact-exchange");
  });

  it("is luck and the lack of it", () => {
    const check = (id: string, seat: number): Text => event(id, { seat, kind: "thing", card: "a-2H" });
    const events = [turn(0), check("check-met", 0), check("check-failed", 0), check("check-met", 0)];
    expect(factsOf(events, [])[0]!.text.args).toEqual({ seat: 0, kind: "thing", number: 2, of: 3 });
    expect(ids([turn(0), ...[1, 1, 1].map((seat) => check("check-failed", seat))])).toContain("web-fact-in-vain");
  });

  it("is at most four things, no two of a sort", () => {
    const found = ids(match.events as Text[], 5);
    expect(found.length).toBeLessThanOrEqual(4);
    expect(new Set(found).size).toBe(found.length);
    expect(ids([turn(0), turn(1)])).toEqual(["web-fact-unhurt"]);
  });
});

describe("a real match", () => {
  const events = match.events as Text[];
  const stats = statsOf(events, match.view.players.map((player) => player.max_life));

  it("ends with the life that the table shows", () => {
    for (const player of match.view.players) {
      const seat = stats.seats[player.seat]!;
      expect(seat.out === null).toBe(player.in_game);
      expect(seat.life.at(-1)).toBe(Math.max(player.life, 0));
      if (player.in_game) expect(seat.numbers.lost! - seat.numbers.regained!).toBe(player.max_life - player.life);
    }
  });

  it("has one value a round for whoever is in the game", () => {
    for (const seat of stats.seats) expect(seat.life).toHaveLength(1 + (seat.out?.round ?? stats.rounds));
  });

  it("has every shot hit or cancelled", () => {
    const total = (value: "shots" | "hits" | "cancelled"): number => stats.seats.reduce((sum, each) => sum + (each.numbers[value] ?? 0), 0);
    expect(total("shots")).toBe(events.filter((each) => each.id === "event-shot").length);
    expect(total("hits") + total("cancelled")).toBe(total("shots"));
  });
});
