/** How an answer is put together from clicks: a list of options, narrowed step by step.
 *
 * Nothing here knows a card or a rule. A place on the table (a card in hand, a seat, a card in play)
 * stands for the options that name it; pointing at it narrows the list to those.
 */

import { catalog } from "./catalog.svelte";
import type { Option } from "./protocol";
import { kindOf, signOf } from "./words";

/** More answers than this are a list in small print, to be searched by name. */
export const CROWD = 16;

export type Place =
  | { at: "hand"; card: string }
  | { at: "seat"; seat: number }
  | { at: "play"; seat: number; card: string }
  | { at: "middle"; card: string }
  | { at: "row"; card: string }
  | { at: "pile"; card: string | null }
  | { at: "deck" }
  | { at: "verb"; verb: string };

/** The options that a place stands for, as the player in seat `you` sees the table. */
export function optionsAt(place: Place, options: readonly Option[], you: number | null): Option[] {
  const here = options.filter((option) => {
    switch (place.at) {
      case "hand":
      case "middle":
        return option.card === place.card;
      case "row":
        return option.card === place.card || (option.pick === place.card && option.seat == null);
      case "seat":
        return option.seat === place.seat;
      case "play":
        if (option.pick === place.card && option.seat === place.seat) return true;
        if (place.seat !== you) return false;
        // A card without a sign is one of several: the one in play is used, not played or acquired.
        if (option.card) return option.card === place.card && (isOne(place.card) || option.verb.startsWith("use"));
        return option.kind === kindOf(place.card);
      case "pile":
        return place.card !== null && option.card === place.card;
      case "deck":
        return option.tone === "gains" && !option.card && option.seat == null;
      case "verb":
        return option.verb === place.verb;
    }
  });
  // Who can be meant without a card of theirs is meant so: the card itself is there to be pointed at.
  const plain = place.at === "seat" ? here.filter((option) => !option.pick) : [];
  return plain.length ? plain : here;
}

/** Whether a card is told apart from all others: by its sign, or because there is only one of its kind. */
const isOne = (card: string): boolean => signOf(card) !== null || catalog.card(kindOf(card))?.copies === 1;

/** What options may differ in, in the order in which a person decides. */
const FIELDS = ["head", "verb", "kind", "seat", "pick", "number"] as const;
export type Field = (typeof FIELDS)[number];

/** The value of an option in a field; the head is its card, or what it does without one. */
export function valueOf(option: Option, field: Field): string | number | null {
  if (field === "head") return option.card ?? `${option.verb}=${option.kind ?? ""}`;
  return option[field] ?? null;
}

export interface Group {
  field: Field | null;
  options: Option[];
}

/** Whether a question is about players more than about what is done to them: no card, no ability comes first. */
const asksWho = (options: readonly Option[]): boolean =>
  options.every((option) => !option.card) &&
  (options.every((option) => option.seat != null) || options.every((option) => option.seat == null || !option.kind));

/** Whether all that is asked is which of one player's things, if any: each is a choice of its own then. */
function asksWhich(options: readonly Option[]): boolean {
  const theirs = options.filter((option) => option.seat != null);
  return (
    theirs.length > 1 &&
    theirs.some((option) => option.pick) &&
    options.every((option) => !option.card) &&
    theirs.every(({ seat, verb, kind }) => seat === theirs[0]!.seat && verb === theirs[0]!.verb && kind === theirs[0]!.kind)
  );
}

/** The first thing left to decide, with the ways to decide it; one group of one if nothing is. */
export function groups(options: readonly Option[]): Group[] {
  if (asksWhich(options)) return options.map((option) => ({ field: option.pick ? "pick" : null, options: [option] }));
  for (const field of asksWho(options) ? (["seat", ...FIELDS] as const) : FIELDS) {
    const found = new Map<string | number | null, Option[]>();
    for (const option of options) {
      const value = valueOf(option, field);
      const group = found.get(value);
      if (group) group.push(option);
      else found.set(value, [option]);
    }
    if (found.size > 1) return [...found.values()].map((each) => ({ field, options: each }));
  }
  return options.length ? [{ field: null, options: [...options] }] : [];
}

/** A choice under way: the options still possible after each step. Immutable. */
export class Choosing {
  private constructor(private readonly steps: readonly (readonly Option[])[]) {}

  static from(options: readonly Option[]): Choosing {
    return new Choosing([options]);
  }

  get left(): readonly Option[] {
    return this.steps[this.steps.length - 1] ?? [];
  }

  get begun(): boolean {
    return this.steps.length > 1;
  }

  /** The only option left, once something was chosen. */
  get complete(): Option | null {
    return this.begun && this.left.length === 1 ? this.left[0]! : null;
  }

  /** The card or ability that all remaining options share, once something was chosen. */
  get card(): string | null {
    const first = this.left[0];
    if (!this.begun || !first?.card) return null;
    return this.left.every((option) => option.card === first.card) ? first.card : null;
  }

  narrow(options: readonly Option[]): Choosing {
    return new Choosing([...this.steps, options]);
  }

  back(): Choosing {
    return this.begun ? new Choosing(this.steps.slice(0, -1)) : this;
  }

  restart(): Choosing {
    return new Choosing(this.steps.slice(0, 1));
  }
}

/** Whether an option is about a player or their cards, to be chosen now: once something else is, or if nothing else has to be. */
export const aims = (option: Option, choosing: Choosing): boolean => option.seat != null && (choosing.begun || asksWho(choosing.left));
