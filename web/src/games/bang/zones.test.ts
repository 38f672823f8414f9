import { beforeEach, describe, expect, it, vi } from "vitest";
import { catalog } from "../../lib/catalog.svelte";
import { view } from "../../lib/fixtures/table";
import type { BangView, Option } from "../../lib/protocol";
import { isDense, loadsOf, nuggetsOf, othersOf, priceOf, sideOf, signsOf, slotOf, standingOf, supplyOf, zonesOf } from "./zones";

const card = (id: string, rest = {}) => ({ id, border: "orange", copies: 1, ...rest });
const CARDS = [card("lamp", { load: 3 }), card("petard", { load: 3, fuse: true }), card("ring", { cost: 2 })];

beforeEach(async () => {
  const listing = { game: "bang", roles: [], sets: [{ id: "invented", cards: CARDS, characters: [] }] };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path.endsWith(".svg")
        ? new Response("<svg xmlns='http://www.w3.org/2000/svg'/>")
        : Response.json(path.startsWith("/art") ? { cards: {}, people: [] } : listing),
    ),
  );
  await catalog.load("bang");
});

const option = (rest: Partial<Option>): Option => ({ key: "x", verb: "use", text: { id: "option" }, ...rest });

function table(change: (view: BangView) => void): BangView {
  const made = view();
  change(made);
  return made;
}

const loaded = (): BangView =>
  table(({ players }) => {
    players[0]!.in_play = ["lamp-AS", "petard-7D", "mustang-8H"];
    players[0]!.loads = { "lamp-AS": 2, "petard-7D": 1 };
    players[1]!.load = 3;
  });

describe("nuggets", () => {
  const gold = table((made) => {
    made.parts = { gold_rush: { nuggets: [2, 0, 5, 1], paid: {}, prices: { ring: 1 } } };
    made.stacks = { equipment: { deck_size: 20, row: ["ring"] } };
  });

  it("belong to seats, if the table has any", () => {
    expect([nuggetsOf(gold, 1), nuggetsOf(gold, 2), nuggetsOf(view(), 1)]).toEqual([0, 5, null]);
  });

  it("are what a card of the row costs you now, and what it costs to have one discarded", () => {
    expect(priceOf(gold, option({ verb: "buy", card: "ring" }))).toBe(1);
    expect(priceOf(gold, option({ verb: "force", seat: 1, pick: "ring" }))).toBe(3);
    expect(priceOf(gold, option({ verb: "play", card: "bang-7D" }))).toBeUndefined();
  });

  it("make a sign to explain, and their deck a zone", () => {
    expect(signsOf(gold)).toEqual([["#nugget", "help-nuggets"]]);
    expect(zonesOf(gold)).toEqual(["equipment"]);
  });
});

describe("tokens", () => {
  it("lie on cards that can have some", () => {
    const { players } = loaded();
    expect(players[0]!.in_play.map((each) => loadsOf(players[0]!, each))).toEqual([2, 1, undefined]);
    expect(loadsOf(players[1]!, "lamp-AS")).toBe(0);
  });

  it("are counted with those of the supply", () => {
    const made = { ...loaded(), parts: { armed_and_dangerous: { supply: 26 } } };
    expect(supplyOf(made)).toEqual({ left: 26, all: 32 });
    expect(supplyOf(loaded())).toBeNull();
  });

  it("show what an answer does to them", () => {
    const pay = (pick?: string) => slotOf(loaded(), option({ verb: "pay-load", seat: 0, ...(pick ? { pick } : {}) }));
    expect(pay("lamp-AS")).toMatchObject({ number: 2, spent: 1, note: null, warns: false });
    expect(pay("petard-7D")).toMatchObject({ number: 1, spent: 1, warns: true });
    expect(pay()).toMatchObject({ number: 0, spent: 1, note: null });
    expect(slotOf(loaded(), option({ verb: "ride", kind: "lamp" }))).toMatchObject({ number: 2, spent: 0 });
    expect(slotOf(loaded(), option({ kind: "mustang" }))).toBeUndefined();
  });
});

describe("players without life", () => {
  const { players } = view();
  const [me] = players;

  it("are in the game, away or out", () => {
    const standing = (rest: object) => standingOf({ ...me!, ...rest });
    expect(standing({})).toBe("alive");
    expect(standing({ shadow: true })).toBe("shadow");
    expect(standing({ ghost: true })).toBe("ghost");
    expect(standing({ in_game: false, returns: true })).toBe("away");
    expect(standing({ in_game: false })).toBe("out");
  });

  it("stand on the side of their role, a Renegade on the side that was found", () => {
    const made = { ...view(), parts: { shadow_gunslingers: { sides: { "2": "deputy" }, gone: false } } };
    const of = (seat: number, role: string) => sideOf(made, { ...made.players[seat]!, role });
    expect([of(1, "outlaw"), of(2, "renegade"), of(3, "renegade")]).toEqual(["outlaw", "deputy", null]);
    expect(zonesOf(made)).toEqual([]);
  });
});

describe("whatever a set brings", () => {
  const odd = table((made) => {
    made.parts = { train: { cars: [1, 2], at: "boom" }, weather: 3 };
    made.stacks = { vault: { deck_size: 3, row: [] } };
    made.shows = ["parade"];
  });

  it("has a place of its own, as it is", () => {
    expect(othersOf(odd)).toEqual([
      { id: "train", shown: "cars 1 · 2 · at boom" },
      { id: "weather", shown: "3" },
    ]);
    expect(zonesOf(odd)).toEqual(["vault", "train", "weather", "events"]);
  });

  it("is crowded only with many seats and many zones", () => {
    expect(isDense(odd)).toBe(false);
    expect(isDense({ ...odd, players: [...odd.players, ...odd.players] })).toBe(true);
    expect(isDense({ ...view(), players: [...odd.players, ...odd.players] })).toBe(false);
  });
});
