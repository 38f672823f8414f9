/** What lies in the box of a new table: counted from the catalogue, as the engine deals it. */

import type { Catalog, Offer } from "./protocol";

export interface Contents {
  /** Playing cards. */
  cards: number;
  characters: number;
  /** In all decks of events, final cards included. */
  events: number;
  /** Cards of other decks, by the deck. */
  decks: { [id: string]: number };
}

const FIRST_GAME = "first_game";
const EVENTS = "events";

export interface Choice {
  id: string;
  /** The numbers it may have, the usual one first. */
  numbers: number[];
}

/** The options with which the chosen modules leave a choice. */
export function optionsOf(offer: Offer, modules: readonly string[]): Choice[] {
  return Object.entries(offer.options ?? {}).flatMap(([id, { least, most, sets: needed = 1 }]) => {
    const added = modules.flatMap((each) => most[each] ?? []);
    const length = sum(added) - least + 1;
    return added.length < needed || length < 2 ? [] : [{ id, numbers: Array.from({ length }, (_, at) => least + at) }];
  });
}

/** Those of the chosen numbers that the options can have. */
export function chosenOf(offer: Offer, modules: readonly string[], chosen: { [option: string]: number }): { [option: string]: number } {
  return Object.fromEntries(optionsOf(offer, modules).flatMap(({ id, numbers }) => (numbers.includes(chosen[id] ?? 0) ? [[id, chosen[id]!]] : [])));
}

export function contentsOf(listing: Catalog, offer: Offer, modules: readonly string[], chosen: { [option: string]: number } = {}): Contents {
  const sets = listing.sets.filter((each, at) => at === 0 || modules.includes(each.id));
  const copies = new Map<string, number>();
  for (const { id, signs } of sets.flatMap((each) => each.reprints ?? [])) copies.set(id, (copies.get(id) ?? 0) + signs.length);
  const contents: Contents = { cards: 0, characters: sum(sets.map((each) => each.characters.length)), events: 0, decks: {} };
  const mixing = optionsOf(offer, modules).find(({ id }) => id === EVENTS);
  const mixes = mixing ? (offer.options![EVENTS]?.most ?? {}) : {};
  for (const { id: set, cards } of sets) {
    for (const { id, border, book, copies: own, deck } of cards) {
      if (book && modules.includes(FIRST_GAME)) continue;
      const number = own + (copies.get(id) ?? 0);
      if (border === "event") contents.events += set in mixes ? 0 : 1;
      else if (deck) contents.decks[deck] = (contents.decks[deck] ?? 0) + number;
      else contents.cards += number;
    }
  }
  if (mixing) contents.events += (chosen[EVENTS] ?? mixing.numbers[0]!) + 1; // of a mixed deck only some, and a final card
  return contents;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
