import { expect, test } from "vitest";
import { kindOf, signOf, Words } from "./words";

const words = new Words(
  "en",
  `
card-bang = BANG!
    .gist = Shoot someone
    .text = Shoot one player.
character-bart = Bart
    .text = Draws cards.
role-outlaw = Outlaw
    .text = Win.
    .text-3 = Win alone.
role-sheriff = Sheriff
    .text = Stay.
web-aim-outlaw = Win!
web-aim-outlaw-3 = Alone!
event-shot = { $by } shoots at { $target } ({ $kind }).
event-discarded = { $seat } discards { $card }.
event-drew-hidden = { $seat } draws a card.
    .many = { $seat } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
web-life-of = { $life } of { $max }
`,
);

test("a card's name tells its kind and its sign", () => {
  expect(kindOf("rev_carabine-10C")).toBe("rev_carabine");
  expect(kindOf("bang")).toBe("bang");
  expect(signOf("bang-10D")).toEqual({ rank: "10", suit: "D" });
  expect(signOf("bang")).toBeNull();
});

test("what a role wants, in full and in a few words where there are some", () => {
  expect([words.goal("outlaw", 5), words.goal("outlaw", 3), words.goal("sheriff", 3)]).toEqual(["Win.", "Win alone.", "Stay."]);
  expect([words.aim("outlaw", 5), words.aim("outlaw", 3), words.aim("sheriff", 3)]).toEqual(["Win!", "Alone!", "Stay."]);
});

test("sentences keep what their arguments are", () => {
  const parts = words.say({ id: "event-shot", args: { by: 1, target: 0, kind: "bang" } }, ["Ana", "Luis"]);
  expect(parts).toEqual([
    { type: "seat", seat: 1, text: "Luis" },
    { type: "words", text: " shoots at " },
    { type: "seat", seat: 0, text: "Ana" },
    { type: "words", text: " (" },
    { type: "kind", kind: "bang", text: "BANG!" },
    { type: "words", text: ")." },
  ]);
});

test("a sentence as plain words", () => {
  const text = { id: "event-discarded", args: { seat: 0, card: "bang-10D" } };
  expect(words.plain(text, ["Ana"])).toBe("Ana discards BANG! 10♦.");
});

test("numbers choose the form of a sentence", () => {
  const text = { id: "event-drew-hidden", args: { seat: 0 } };
  expect(words.plain(text, ["Ana"], "many", { number: 2 })).toBe("Ana draws 2 cards.");
  expect(words.has("event-drew-hidden", "many")).toBe(true);
  expect(words.has("event-shot", "many")).toBe(false);
});

test("a name that looks like code stays a name", () => {
  const text = { id: "event-discarded", args: { seat: 0, card: "bang-10D" } };
  expect(words.plain(text, ["{ $card }<b>"])).toBe("{ $card }<b> discards BANG! 10♦.");
});

test("several kinds are a list, in the manner of the language", () => {
  const source = "face-beer = Beer\nface-arrow = Arrow\nevent-rolled = { $seat } rolls { $kinds }.\n";
  const dice = new Words("en", source);
  const text = { id: "event-rolled", args: { seat: 0, kinds: "beer arrow beer" } };
  expect(dice.plain(text, ["Ana"])).toBe("Ana rolls Beer, Arrow, and Beer.");
  expect(dice.say(text, ["Ana"])[2]).toEqual({ type: "kinds", kinds: ["beer", "arrow", "beer"], text: "Beer, Arrow, and Beer" });
  expect(new Words("es", source.replace("Arrow", "Flecha")).plain(text, ["Ana"])).toBe("Ana rolls Beer, Flecha y Beer.");
  expect(dice.either(["Ana", "Luis"])).toBe("Ana or Luis");
});

test("names, gists and texts of cards, characters and roles", () => {
  expect(words.kind("bart")).toBe("Bart");
  expect(words.gist("bang")).toBe("Shoot someone");
  expect(words.text("bart")).toBe("Draws cards.");
  expect(words.text("outlaw")).toBe("Win.");
  expect(words.text("nobody")).toBe("");
  expect(words.web("life-of", { life: 2, max: 4 })).toBe("2 of 4");
});

test("a game may have its own words for what the page says", () => {
  const source = "web-life-of = Life\nweb-reach = Reach\nweb-duel-life-of = Resilience\nweb-duel-honour = Honour\n";
  const own = new Words("en", source, "duel");
  expect(["life-of", "reach", "honour"].map((id) => own.web(id))).toEqual(["Resilience", "Reach", "Honour"]);
  expect([own.hasWeb("honour"), own.hasWeb("nothing")]).toEqual([true, false]);
  expect(new Words("en", source).web("life-of")).toBe("Life");
});

test("a sentence speaks to whoever reads it, whatever they are in it", () => {
  const source = "event-beer = { $seat } pours for { $target }, says { $by }.\n    .you = You pour for { $target }, says { $by }.\n    .to-you = { $seat } pours for you, says { $by }.\n    .by-you = { $seat } pours for { $target }, you say.\n    .yourself = You pour for yourself, says { $by }.\n    .many = Many.\n";
  const own = new Words("en", source);
  const told = (reader: number | null, seat = 0, target = 1, by = 2): string => {
    own.reader = reader;
    return own.plain({ id: "event-beer", args: { seat, target, by } }, ["Ana", "Luis", "Eva"]);
  };
  expect([null, 0, 1, 2].map((reader) => told(reader))).toEqual(["Ana pours for Luis, says Eva.", "You pour for Luis, says Eva.", "Ana pours for you, says Eva.", "Ana pours for Luis, you say."]);
  expect(told(0, 0, 0)).toBe("You pour for yourself, says Eva.");
  expect(own.plain({ id: "event-beer", args: { seat: 0, target: 1, by: 2 } }, ["Ana"], "many")).toBe("Many.");
});
