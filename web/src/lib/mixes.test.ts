import { describe, expect, test } from "vitest";
import { contentsOf, optionsOf } from "./box";
import { again, fitted, MIXES, mixed, mixOf, playersFor, settingsOf, withModule, withoutModule, withPlayers } from "./mixes";
import type { Catalog, Offer } from "./protocol";
import { understood } from "./usual.svelte";

const offer: Offer = {
  game: "bang",
  players: [3, 4, 5, 6, 7, 8],
  sets: ["base", "dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "moon"],
  variants: ["first_game", "dynamite_variant", "shadow_gunslingers"],
  bots: ["gunslinger", "random"],
  needs: { "3": ["dodge_city"], "8": ["dodge_city"] },
  options: { events: { least: 12, most: { high_noon: 12, fistful_of_cards: 14 }, sets: 2 } },
  least: { shadow_gunslingers: 4 },
  excludes: { dynamite_variant: ["first_game"] },
};
const dice: Offer = { game: "dice", players: [3, 4], sets: ["dice_game"], variants: [], bots: ["gambler"] };
const mix = (id: string) => MIXES.find((each) => each.id === id)!;

describe("what gives way says why", () => {
  test("a number of players that needs a set brings it", () => {
    const { plan, notes } = withPlayers({ players: 7, modules: ["gold_rush"] }, 8, offer);
    expect(plan).toEqual({ players: 8, modules: ["gold_rush", "dodge_city"] });
    expect(notes).toEqual([{ id: "note-added", args: { part: "dodge_city", number: 8 } }]);
  });

  test("what takes more players leaves with them, and brings them when it is chosen", () => {
    const few = withPlayers({ players: 4, modules: ["dodge_city", "shadow_gunslingers"] }, 3, offer);
    expect(few.plan.modules).toEqual(["dodge_city"]);
    expect(few.notes).toEqual([{ id: "note-leaves", args: { part: "shadow_gunslingers", number: 4 } }]);
    const more = withModule(few.plan, "shadow_gunslingers", offer);
    expect(more.plan).toEqual({ players: 4, modules: ["dodge_city", "shadow_gunslingers"] });
    expect(more.notes).toEqual([{ id: "note-more", args: { part: "shadow_gunslingers", number: 4 } }]);
  });

  test.each([
    ["first_game", "dynamite_variant"],
    ["dynamite_variant", "first_game"],
  ])("%s excludes %s", (part, other) => {
    const { plan, notes } = withModule({ players: 5, modules: [other] }, part, offer);
    expect(plan.modules).toEqual([part]);
    expect(notes).toEqual([{ id: "note-apart", args: { part, other } }]);
  });

  test("without the set that so many need there are fewer, or more", () => {
    const gone = (players: number) => withoutModule({ players, modules: ["dodge_city"] }, "dodge_city", offer);
    expect(gone(8).plan).toEqual({ players: 7, modules: [] });
    expect(gone(3).plan).toEqual({ players: 4, modules: [] });
    expect(gone(3).notes).toEqual([{ id: "note-without", args: { part: "dodge_city", players: 3, number: 4 } }]);
    expect(gone(5).notes).toEqual([]);
  });

  test("who can play is known", () => {
    expect(playersFor([], offer)).toEqual([4, 5, 6, 7]);
    expect(playersFor(["dodge_city", "shadow_gunslingers"], offer)).toEqual([4, 5, 6, 7, 8]);
  });
});

describe("mixes", () => {
  test("are for the players there are, or for as many as they are meant for", () => {
    expect(mixed(mix("classic"), offer, 6)).toEqual({ players: 6, modules: ["dodge_city", "high_noon"] });
    expect(mixed(mix("first"), offer, 8)?.players).toBe(5);
    expect(mixed(mix("party"), offer, 3)?.players).toBe(7);
  });

  test("everything is all that the server has, sets from elsewhere too, but what excludes the rest", () => {
    const all = mixed(mix("everything"), offer, 5)!;
    expect(all.modules).toEqual([...offer.sets.slice(1), "dynamite_variant", "shadow_gunslingers"]);
    expect(mixOf(all, offer)?.id).toBe("everything");
    expect(mixOf(withoutModule(all, "moon", offer).plan, offer)).toBeNull();
  });

  test("with a module that the server lacks are not offered, nor in a game without modules", () => {
    expect(mixed(mix("party"), { ...offer, variants: [] }, 7)).toBeNull();
    expect(MIXES.map((each) => mixed(each, dice, 4))).toEqual([null, null, null, null]);
  });

  test("are all playable", () => {
    for (const each of MIXES) {
      for (const players of offer.players) {
        const made = mixed(each, offer, players)!;
        expect(playersFor(made.modules, offer)).toContain(made.players);
        expect(fitted(made, offer)).toEqual(made);
      }
    }
  });
});

test("a plan becomes settings, and these again what the server has by now", () => {
  const settings = { ...settingsOf({ players: 8, modules: ["dodge_city", "moon", "shadow_gunslingers"] }, offer), options: { events: 20 }, bot: "gunslinger" };
  expect(settings.sets).toEqual(["base", "dodge_city", "moon"]);
  expect(again(settings, offer)).toEqual({ ...settings, options: {}, bots: [] });
  const poorer = { ...offer, sets: ["base", "dodge_city"], variants: [], bots: ["random"] };
  expect(again(settings, poorer)).toMatchObject({ players: 8, sets: ["base", "dodge_city"], variants: [], bot: null });
  const each = Array.from({ length: 8 }, (_, seat) => (seat % 2 ? "random" : "gunslinger"));
  expect(again({ ...settings, bots: each }, offer).bots).toEqual(each);
  expect(again({ ...settings, bots: each }, poorer).bots).toEqual([]);
  expect(settingsOf({ players: 4, modules: [] }, dice)).toEqual({ game: "dice", players: 4, sets: [], variants: [] });
});

describe("the box", () => {
  const card = (id: string, copies: number, more = {}) => ({ id, border: "brown", copies, ...more });
  const events = (set: string, number: number) =>
    Array.from({ length: number }, (_, at) => card(`${set}-${at}`, 0, { border: "event", deck: "events" }));
  const listing: Catalog = {
    game: "bang",
    roles: [],
    sets: [
      { id: "base", cards: [card("bang", 25), card("jail", 3, { book: true })], characters: [{ id: "ana", life: 4 }] },
      { id: "dodge_city", cards: [card("punch", 1)], characters: [], reprints: [{ id: "bang", signs: ["AC", "2C"] }, { id: "jail", signs: ["3C"] }] },
      { id: "gold_rush", cards: [card("boots", 1, { deck: "equipment" }), card("shot", 3, { deck: "equipment" })], characters: [] },
      { id: "high_noon", cards: events("noon", 13), characters: [] },
      { id: "fistful_of_cards", cards: events("fist", 15), characters: [] },
    ],
  };

  test("counts playing cards with those that are printed again, and other decks apart", () => {
    expect(contentsOf(listing, offer, [])).toEqual({ cards: 28, characters: 1, events: 0, decks: {} });
    expect(contentsOf(listing, offer, ["dodge_city", "gold_rush"])).toMatchObject({ cards: 32, decks: { equipment: 4 } });
    expect(contentsOf(listing, offer, ["dodge_city", "first_game"]).cards).toBe(28);
  });

  test("has all events of one set, and of two as many as were chosen and a final card", () => {
    const both = ["high_noon", "fistful_of_cards"];
    expect(contentsOf(listing, offer, ["high_noon"]).events).toBe(13);
    expect(contentsOf(listing, offer, both).events).toBe(13);
    expect(contentsOf(listing, offer, both, { events: 20 }).events).toBe(21);
    expect(optionsOf(offer, ["high_noon"])).toEqual([]);
    expect(optionsOf(offer, both)[0]!.numbers.at(-1)).toBe(26);
  });
});

test("what is kept and cannot be understood is no usual table", () => {
  const kept = { name: "", settings: { game: "bang", players: 5, sets: [], variants: [] } };
  expect(understood(JSON.stringify(kept))).toEqual(kept);
  for (const written of [null, "", "{", "3", "null", '{"name":"x"}', '{"name":"x","settings":{"game":"bang","players":"5"}}']) {
    expect(understood(written)).toBeNull();
  }
});
