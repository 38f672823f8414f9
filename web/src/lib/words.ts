/** Sentences from Fluent, kept in parts: a name, a card or a role in a sentence stays what it is. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Text } from "./protocol";

export type Part =
  | { type: "words"; text: string }
  | { type: "seat"; seat: number; text: string }
  | { type: "card"; card: string; text: string }
  | { type: "kind"; kind: string; text: string }
  | { type: "kinds"; kinds: string[]; text: string }
  | { type: "role"; role: string; text: string };

export type Names = readonly string[];

/** What an argument is, by its name: the same as in the engine (kernel.words). */
const SEATS = new Set(["by", "seat", "target", "owner"]);
const CARDS = new Set(["card", "pick"]);
const KINDS = new Set(["kind", "event"]);
const SEVERAL = new Set(["kinds"]); // ids with spaces between them
const ROLES = new Set(["role"]);
const typeOf = (name: string): string | null =>
  SEATS.has(name) ? "seat" : CARDS.has(name) ? "card" : KINDS.has(name) ? "kind" : SEVERAL.has(name) ? "kinds" : ROLES.has(name) ? "role" : null;

const SUITS: { [suit: string]: string } = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** Marks around an argument while a sentence is put together; no text has these characters. */
const OPEN = "\uE000";
const SHUT = "\uE001";
const MARKED = /\uE000(seat|card|kind|kinds|role) ([^\uE001]*)\uE001/;

/** What a kind can be, as the ids of its texts begin. */
const THINGS = ["card", "character", "face"] as const;

export interface Sign {
  rank: string;
  suit: string;
}

export const kindOf = (card: string): string => card.slice(0, Math.max(card.lastIndexOf("-"), 0)) || card;

export function signOf(card: string): Sign | null {
  const sign = card.slice(card.lastIndexOf("-") + 1);
  const suit = sign.slice(-1);
  return card.includes("-") && suit in SUITS ? { rank: sign.slice(0, -1), suit } : null;
}

/** The texts of a game in one language. */
export class Words {
  /** Whose seat it is that reads: sentences about them are in the second person. */
  reader: number | null = null;
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(
    readonly language: string,
    source: string,
    private readonly game = "",
  ) {
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string, attribute?: string): boolean {
    const message = this.#bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** A text of the page itself, as the game says it if it has its own words for it. */
  web(id: string, args: { [name: string]: string | number } = {}): string {
    return this.#format(this.#webId(id), undefined, args);
  }

  /** The same, to be said in its parts. */
  page(id: string, args: NonNullable<Text["args"]> = {}): Text {
    return { id: this.#webId(id), args };
  }

  hasWeb(id: string): boolean {
    return this.has(this.#webId(id));
  }

  /** The name of a card, a character or a face of a die. */
  kind(id: string): string {
    return this.#format(this.#kindId(id));
  }

  /** Several of them, as a list. */
  kinds(ids: readonly string[]): string {
    return this.all(ids.map((id) => this.kind(id)));
  }

  /** All of several: "Ana, Luis and Eva". */
  all(names: readonly string[]): string {
    return this.#list.format(names);
  }

  /** One of several: "Ana, Luis or Eva". */
  either(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "disjunction" }).format(names);
  }

  /** What it does: in a few words, or in full. */
  gist(id: string): string {
    return this.#format(this.#kindId(id), "gist");
  }

  /** What follows from using a card in that way, where that is more than the question says. */
  follows(id: string, attribute: string): string {
    return this.#format(`card-${id}`, attribute);
  }

  text(id: string): string {
    const found = [...THINGS, "role"].find((each) => this.has(`${each}-${id}`, "text"));
    return found ? this.#format(`${found}-${id}`, "text") : "";
  }

  /** What a role wants, with that many players. */
  goal(id: string, players: number): string {
    const special = `text-${players}`;
    return this.has(`role-${id}`, special) ? this.#format(`role-${id}`, special) : this.text(id);
  }

  /** The same in a few words, where the page has some. */
  aim(id: string, players: number): string {
    const few = [`aim-${id}-${players}`, `aim-${id}`].find((each) => this.hasWeb(each));
    return few ? this.web(few) : this.goal(id, players);
  }

  role(id: string): string {
    return this.#format(`role-${id}`);
  }

  /** A thing that lies on the table and is no card. */
  token(id: string): string {
    return this.#format(`token-${id}`);
  }

  card(name: string): string {
    const sign = signOf(name);
    return sign ? `${this.kind(kindOf(name))} ${sign.rank}${SUITS[sign.suit]}` : this.kind(kindOf(name));
  }

  /** A prompt, option, event or reason in its parts. */
  say(text: Text, names: Names, attribute?: string, extra: { [name: string]: string | number } = {}): Part[] {
    attribute = this.#toReader(text, attribute);
    const args: { [name: string]: string | number } = {};
    for (const [name, value] of Object.entries({ ...text.args, ...extra })) {
      const type = typeOf(name);
      args[name] = type ? `${OPEN}${type} ${value}${SHUT}` : value;
    }
    return this.#parts(this.#format(text.id, attribute, args), names);
  }

  /** The text that speaks to whoever reads it, where it is about them and there is one. */
  #toReader({ id, args = {} }: Text, attribute?: string): string | undefined {
    if (this.reader === null) return attribute;
    const are = (...names: string[]): boolean => names.some((name) => args[name] === this.reader);
    const wanted = [are("seat") && are("target") && "yourself", are("seat") && "you", are("target", "owner") && "to-you", are("by") && "by-you"]
      .filter((each) => each !== false)
      .map((each) => (attribute ? `${each}-${attribute}` : each));
    return wanted.find((each) => this.has(id, each)) ?? attribute;
  }

  /** The same as a plain string. */
  plain(text: Text, names: Names, attribute?: string, extra: { [name: string]: string | number } = {}): string {
    return this.say(text, names, attribute, extra).map((part) => part.text).join("");
  }

  #parts(sentence: string, names: Names): Part[] {
    const parts: Part[] = [];
    const pieces = sentence.split(MARKED);
    for (let at = 0; at < pieces.length; at += 3) {
      if (pieces[at]) parts.push({ type: "words", text: pieces[at]! });
      const value = pieces[at + 2];
      if (value === undefined) break;
      switch (pieces[at + 1]) {
        case "seat":
          parts.push({ type: "seat", seat: Number(value), text: names[Number(value)] ?? "?" });
          break;
        case "card":
          parts.push({ type: "card", card: value, text: this.card(value) });
          break;
        case "kind":
          parts.push({ type: "kind", kind: value, text: this.kind(value) });
          break;
        case "kinds": {
          const kinds = value.split(" ").filter(Boolean);
          parts.push({ type: "kinds", kinds, text: this.kinds(kinds) });
          break;
        }
        case "role":
          parts.push({ type: "role", role: value, text: this.role(value) });
          break;
      }
    }
    return parts;
  }

  #webId(id: string): string {
    const own = `web-${this.game}-${id}`;
    return this.has(own) ? own : `web-${id}`;
  }

  #kindId(id: string): string {
    return `${THINGS.find((each) => this.has(`${each}-${id}`)) ?? "card"}-${id}`;
  }

  #format(id: string, attribute?: string, args: { [name: string]: string | number } = {}): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) {
      console.warn(`There is no text ${id}${attribute ? `.${attribute}` : ""} in ${this.language}.`);
      return id;
    }
    return this.#bundle.formatPattern(pattern, args);
  }
}
