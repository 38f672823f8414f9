import { expect, test, vi } from "vitest";
import { catalog } from "./catalog.svelte";
import { aims, Choosing, groups, optionsAt } from "./choice";
import type { Option } from "./protocol";

const option = (key: string, rest: Partial<Option> = {}): Option => ({
  key,
  verb: key.split(":")[0]!.split("@")[0]!,
  text: { id: "option" },
  ...rest,
});

const SHOOT_1 = option("play:bang-7D@1", { card: "bang-7D", seat: 1 });
const SHOOT_2 = option("play:bang-7D@2", { card: "bang-7D", seat: 2 });
const PANIC_HAND = option("play:panic-JH@1/hand", { card: "panic-JH", seat: 1, pick: "hand" });
const PANIC_BARREL = option("play:panic-JH@1/barrel-QS", { card: "panic-JH", seat: 1, pick: "barrel-QS" });
const BEER = option("play:beer-6H", { card: "beer-6H" });
const CHECK = option("check=barrel", { kind: "barrel" });
const END = option("end");
const ALL = [SHOOT_1, SHOOT_2, PANIC_HAND, PANIC_BARREL, BEER, CHECK, END];

test("a place stands for the options that name it", () => {
  expect(optionsAt({ at: "hand", card: "bang-7D" }, ALL, 0)).toEqual([SHOOT_1, SHOOT_2]);
  expect(optionsAt({ at: "seat", seat: 2 }, ALL, 0)).toEqual([SHOOT_2]);
  expect(optionsAt({ at: "play", seat: 1, card: "barrel-QS" }, ALL, 0)).toEqual([PANIC_BARREL]);
  expect(optionsAt({ at: "play", seat: 0, card: "barrel-KS" }, ALL, 0)).toEqual([CHECK]);
  expect(optionsAt({ at: "hand", card: "missed-2C" }, ALL, 0)).toEqual([]);
});

test("the deck and the pile stand for what is drawn from them", () => {
  const deck = option("draw", { tone: "gains" });
  const pile = option("draw-pile:beer-6H", { card: "beer-6H", tone: "gains" });
  const hand = option("draw-hand@2", { seat: 2, tone: "gains" });
  expect(optionsAt({ at: "deck" }, [deck, pile, hand], 0)).toEqual([deck]);
  expect(optionsAt({ at: "pile", card: "beer-6H" }, [deck, pile, hand], 0)).toEqual([pile]);
  expect(optionsAt({ at: "pile", card: null }, [deck, pile, hand], 0)).toEqual([]);
});

test("first one decides on a card, then on a player, then on a card of theirs", () => {
  expect(groups(ALL).map((group) => group.options.length)).toEqual([2, 2, 1, 1, 1]);
  expect(groups(ALL)[0]!.field).toBe("head");
  expect(groups([SHOOT_1, SHOOT_2]).map((group) => group.field)).toEqual(["seat", "seat"]);
  expect(groups([PANIC_HAND, PANIC_BARREL]).map((group) => group.field)).toEqual(["pick", "pick"]);
  expect(groups([BEER])).toEqual([{ field: null, options: [BEER] }]);
  expect(groups([])).toEqual([]);
});

test("without a card one decides on a player first", () => {
  const shots = [1, 2].flatMap((seat) => ["shoot", "double"].map((verb) => option(`${verb}@${seat}`, { verb, seat })));
  expect(groups(shots).map((group) => [group.field, group.options.length])).toEqual([["seat", 2], ["seat", 2]]);
  expect(groups(shots.slice(0, 2)).map((group) => group.field)).toEqual(["head", "head"]);
  const enough = option("enough");
  expect(groups([...shots, enough]).map((group) => group.options.length)).toEqual([2, 2, 1]);
  const ability = [1, 2].map((seat) => option(`use=someone@${seat}`, { verb: "use", kind: "someone", seat }));
  expect(groups([...ability, enough]).map((group) => group.field)).toEqual(["head", "head"]);
});

test("a choice is complete when one option is left, and can be taken back until then", () => {
  const start = Choosing.from(ALL);
  expect(start.begun).toBe(false);
  expect(start.complete).toBeNull();
  const card = start.narrow([SHOOT_1, SHOOT_2]);
  expect(card.card).toBe("bang-7D");
  expect(card.complete).toBeNull();
  const target = card.narrow([SHOOT_2]);
  expect(target.complete).toBe(SHOOT_2);
  expect(target.back().left).toEqual([SHOOT_1, SHOOT_2]);
  expect(target.restart().left).toEqual(ALL);
  expect(start.back()).toBe(start);
});

test("the only option there is still has to be chosen", () => {
  expect(Choosing.from([END]).complete).toBeNull();
  expect(Choosing.from([END]).narrow([END]).complete).toBe(END);
});

test("cards without a sign are not told apart: the one in play is not the one that can be played", () => {
  const played = option("play:armor", { card: "armor" });
  const picked = option("play:geisha@0/armor", { card: "geisha", seat: 0, pick: "armor" });
  expect(optionsAt({ at: "hand", card: "armor" }, [played, picked], 0)).toEqual([played]);
  expect(optionsAt({ at: "play", seat: 0, card: "armor" }, [played, picked], 0)).toEqual([picked]);
});

test("a card of a row stands for the ways to get it, one in play for the ways to use it", () => {
  const panic = option("buy:flask=panic@1", { card: "flask", kind: "panic", seat: 1 });
  const beer = option("buy:flask=beer", { card: "flask", kind: "beer" });
  const pan = option("use-card:pan", { card: "pan" });
  const another = option("buy:pan", { card: "pan" });
  const all = [panic, beer, pan, another];
  expect(optionsAt({ at: "row", card: "flask" }, all, 0)).toEqual([panic, beer]);
  expect(optionsAt({ at: "play", seat: 0, card: "pan" }, all, 0)).toEqual([pan]);
});

test("a card in play that is the only one of its kind is told apart without a sign", () => {
  const paid = option("discard:mail", { card: "mail" });
  const place = { at: "play", seat: 0, card: "mail" } as const;
  expect(optionsAt(place, [paid], 0)).toEqual([]);
  const known = vi.spyOn(catalog, "card").mockReturnValue({ id: "mail", border: "blue", copies: 1 });
  expect(optionsAt(place, [paid], 0)).toEqual([paid]);
  known.mockRestore();
});

test("a card of a row can be what another card takes, and a thing of the table stands for what is done with it", () => {
  const tower = option("play:tower-8H/mail", { card: "tower-8H", pick: "mail" });
  const acquire = option("acquire:mail", { card: "mail" });
  const ahead = option("go-ahead", {});
  const theirs = option("use@1/mail", { kind: "crane", seat: 1, pick: "mail" });
  const all = [tower, acquire, ahead, theirs];
  expect(optionsAt({ at: "row", card: "mail" }, all, 0)).toEqual([tower, acquire]);
  expect(optionsAt({ at: "verb", verb: "go-ahead" }, all, 0)).toEqual([ahead]);
});

test("a player is meant without a card of theirs, where that is possible", () => {
  const shoot = option("use@1", { seat: 1, kind: "shooter" });
  const force = option("force@1/ring", { seat: 1, pick: "ring" });
  expect(optionsAt({ at: "seat", seat: 1 }, [shoot, force], 0)).toEqual([shoot]);
  expect(optionsAt({ at: "seat", seat: 1 }, [force], 0)).toEqual([force]);
  expect(optionsAt({ at: "play", seat: 1, card: "ring" }, [shoot, force], 0)).toEqual([force]);
});

test("which of one player's things is one question, not two", () => {
  const slots = [option("pay@0", { verb: "pay", seat: 0 }), option("pay@0/lamp-AS", { verb: "pay", seat: 0, pick: "lamp-AS" })];
  const no = option("keep");
  expect(groups([...slots, no]).map(({ field, options }) => [field, options.length])).toEqual([[null, 1], ["pick", 1], [null, 1]]);
  expect(groups([...slots, option("pay@1/hat", { verb: "pay", seat: 1, pick: "hat" })])[0]!.field).toBe("seat");
});

test("nobody is aimed at before it is clear what with", () => {
  const force = option("force@1/ring", { verb: "force", seat: 1, pick: "ring" });
  expect(aims(force, Choosing.from([BEER, force, END]))).toBe(false);
  expect(aims(force, Choosing.from([BEER, force, END]).narrow([force]))).toBe(true);
  expect(aims(option("target@1", { seat: 1 }), Choosing.from([option("target@1", { seat: 1 }), END]))).toBe(true);
});
