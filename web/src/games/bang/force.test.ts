import { beforeEach, expect, test, vi } from "vitest";
import { catalog } from "../../lib/catalog.svelte";
import { view } from "../../lib/fixtures/table";
import type { BangView, Bearing, Text } from "../../lib/protocol";
import { texts } from "../../lib/texts.svelte";
import { Words } from "../../lib/words";
import { dealtAnew, decksOf, gagOf, silencerOf } from "./force";

const WORDS = `
card-fog = Fog
card-drums = Drums
card-barrel = Barrel
character-nobody = Nobody
role-outlaw = Outlaw
web-set-weather = Weather
web-set-wild_west_show = Show
web-until-turn-of = until { $name }
web-until-your-turn = until you
web-until-the-end = for good
web-until-next-show = until the next
web-until-first-show = none yet
web-now-silences = off: { $names }
web-now-forbids = never: { $cards }
web-now-draws = draw { $number }
web-now-bangs = shoot { $number }
web-now-suit = all { $suit }
web-now-suit-H = hearts
web-now-bang-cards = { $bangs } and { $misses }
web-now-open-hand = all see { $number }
web-now-talking = hush
web-now-victory = not as { $role }
web-now-draws-otherwise = another way
web-now-you-back = you again
web-now-back = again: { $names }, { $number }
web-now-played = { $number } of { $enough }
`;

beforeEach(() => {
  vi.spyOn(texts, "words", "get").mockReturnValue(new Words("en", WORDS, "bang"));
  const card = (id: string) => ({ id, border: "event", copies: 1 });
  const listing = { game: "bang", roles: [], sets: [{ id: "weather", cards: [card("fog")], characters: [] }, { id: "wild_west_show", cards: [card("drums")], characters: [] }] };
  vi.spyOn(catalog, "listing", "get").mockReturnValue(listing as never);
});

const under = (bearing: Bearing, more: Partial<BangView> = {}): BangView => ({ ...view(), event: "fog", leader: 1, next_event: "rain", events_left: 3, bearings: { fog: bearing }, ...more });
const NAMES = ["Ana", "Luis", "Sofia", "Bruno"];

test("an event says what it means for you", () => {
  const now = (bearing: Bearing) => decksOf(under(bearing), NAMES)[0]!.now;
  expect(now({ silences: ["nobody", "barrel-QS"] })).toBe("off: Nobody and Barrel");
  expect(now({ forbids: ["barrel-QS", "barrel-KS"] })).toBe("never: Barrel");
  expect(now({ draws: 1, bangs: 2 })).toBe("draw 1 shoot 2");
  expect(now({ suit: "H" })).toBe("all hearts");
  expect(now({ bang_cards: 0, missed_cards: 2 })).toBe("0 and 2");
  expect(now({ open_hand: true })).toBe("all see 2");
  expect(now({ draws_otherwise: true })).toBe("another way");
  expect(now({ back: [0, 2] })).toBe("you again");
  expect(now({ back: [1, 2] })).toBe("again: Luis and Sofia, 2");
  expect(now({ victory: true })).toBe("not as ");
  expect(now({})).toBe("");
});

test("both decks lie side by side, each with its end", () => {
  const both = under({}, { shows: ["drums"], parts: { wild_west_show: { left: 4, played: 1, enough: 3 } } });
  expect(decksOf(both, NAMES)).toEqual([
    { anchor: "event", name: "Weather", event: "fog", next: "rain", left: 3, until: "until Luis", now: "" },
    { anchor: "show", name: "Show", event: "drums", next: null, left: 4, until: "until the next", now: "1 of 3" },
  ]);
  const last = { ...view(), event: "fog", leader: 0, shows: ["drums"], parts: { wild_west_show: { left: 0 } } };
  expect(decksOf(last, NAMES).map((deck) => deck.until)).toEqual(["for good", "for good"]);
  const before = { ...view(), parts: { wild_west_show: { left: 10 } } };
  expect(decksOf(before, NAMES)).toMatchObject([{ event: null, until: "none yet", left: 10 }]);
  expect(decksOf(view(), NAMES)).toEqual([]);
});

test("what has no effect, and who may not talk", () => {
  const made = under({ silences: ["nobody"], talking: true });
  expect(silencerOf(made, "nobody")).toBe("fog");
  expect(silencerOf(made, "barrel-QS")).toBeUndefined();
  expect(gagOf(made)).toBe("Fog: hush");
  expect(gagOf(view())).toBeNull();
});

test("a role is a new one for a round, but not the first one", () => {
  const turn = (seat: number): Text => ({ id: "event-turn", args: { seat } });
  const role = (seat: number): Text => ({ id: "event-role-hidden", args: { seat } });
  expect(dealtAnew([role(0), role(1), turn(0)], 2)).toEqual(new Set());
  expect(dealtAnew([role(0), role(1), turn(0), role(1), turn(1)], 2)).toEqual(new Set([1]));
  expect(dealtAnew([role(0), role(1), turn(0), role(1), turn(1), turn(0)], 2)).toEqual(new Set());
  expect(dealtAnew([role(0)], 2)).toEqual(new Set());
});
