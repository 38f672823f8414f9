/** The events in force: from which deck, until when, and what each means for the reader. */

import { catalog } from "../../lib/catalog.svelte";
import { eventName } from "../../lib/chronicle";
import type { BangPlayerView, BangView, Bearing, Text } from "../../lib/protocol";
import { nameOf } from "../../lib/settings";
import { t, texts } from "../../lib/texts.svelte";
import { kindOf } from "../../lib/words";
import { SHOW } from "./zones";

interface Show {
  left: number;
  /** What the card in force counts, if it does. */
  played?: number;
  enough?: number;
}

export interface EventDeck {
  /** Where its cards lie, for what moves there. */
  anchor: "event" | "show";
  /** The set of the card in force, or of the deck. */
  name: string;
  event: string | null;
  /** The next one, where it lies face up. */
  next: string | null;
  left: number;
  /** Until when it is in force, or what brings the first one. */
  until: string;
  /** What it means for you now; empty if there is nothing to tell. */
  now: string;
}

const setOf = (event: string): string | undefined => catalog.listing?.sets.find((set) => set.cards.some((card) => card.id === event))?.id;
const nameOfSet = (id: string | undefined): string => (id ? nameOf("set", id, texts.words) : t("events-name"));

export const showOf = (view: BangView): Show | undefined => view.parts?.[SHOW] as Show | undefined;

/** Whether it is a card of the show. */
export const isShow = (event: string): boolean => setOf(event) === SHOW;

export function decksOf(view: BangView, names: readonly string[]): EventDeck[] {
  const decks: EventDeck[] = [];
  const { event = null, next_event: next = null } = view;
  if (event || next) {
    const leader = view.leader == null ? "" : (names[view.leader] ?? "");
    const until = !next ? t("until-the-end") : view.leader === view.viewer ? t("until-your-turn") : t("until-turn-of", { name: leader });
    decks.push({ anchor: "event", name: nameOfSet(setOf(event ?? next ?? "")), event, next, left: view.events_left ?? 0, until, now: bearingOf(view, event, names) });
  }
  const shows: (string | null)[] = [...(view.shows ?? [])];
  if (showOf(view) && !view.shows?.some(isShow)) shows.push(null);
  for (const card of shows) {
    const id = card === null ? SHOW : setOf(card);
    const { left = 0, played = 0, enough } = (id && (view.parts?.[id] as Partial<Show> | undefined)) || {};
    const until = id !== SHOW ? "" : left ? t(card ? "until-next-show" : "until-first-show") : t("until-the-end");
    const counted = enough !== undefined && view.turn === view.viewer ? t("now-played", { number: played, enough }) : "";
    decks.push({ anchor: "show", name: nameOfSet(id), event: card, next: null, left, until, now: [bearingOf(view, card, names), counted].filter(Boolean).join(" ") });
  }
  return decks;
}

/** What an event means for the viewer, in a sentence or two. */
function bearingOf(view: BangView, event: string | null, names: readonly string[]): string {
  const bearing = event === null ? undefined : view.bearings?.[event];
  const me = view.players[view.viewer ?? -1];
  return bearing && me ? sentences(bearing, me, names).join(" ") : "";
}

function sentences(bearing: Bearing, { seat, hand_size: hand, role }: BangPlayerView, names: readonly string[]): string[] {
  const kinds = (cards: readonly string[]): string => texts.words.kinds([...new Set(cards.map(kindOf))]);
  const { silences = [], forbids = [], back = [], draws, bangs, suit, bang_cards, missed_cards } = bearing;
  return [
    silences.length ? t("now-silences", { names: kinds(silences), number: silences.length }) : "",
    forbids.length ? t("now-forbids", { cards: kinds(forbids) }) : "",
    draws == null ? "" : t("now-draws", { number: draws }),
    bearing.draws_otherwise ? t("now-draws-otherwise") : "",
    bangs == null ? "" : t("now-bangs", { number: bangs }),
    suit == null ? "" : t("now-suit", { suit: t(`now-suit-${suit}`) }),
    bang_cards == null ? "" : t("now-bang-cards", { bangs: bang_cards, misses: missed_cards ?? 0 }),
    bearing.open_hand ? t("now-open-hand", { number: hand }) : "",
    bearing.talking ? t("now-talking") : "",
    back.includes(seat) ? t("now-you-back") : back.length ? t("now-back", { names: texts.words.all(back.map((each) => names[each] ?? "")), number: back.length }) : "",
    bearing.victory ? t("now-victory", { role: role ? texts.words.role(role) : "" }) : "",
  ].filter(Boolean);
}

/** The event that takes the effect from a card or character of yours, if one does. */
export function silencerOf(view: BangView, thing: string): string | undefined {
  return Object.entries(view.bearings ?? {}).find(([, bearing]) => bearing.silences?.includes(thing))?.[0];
}

/** What it costs you to talk, by the event that minds it. */
export function gagOf(view: BangView): string | null {
  const event = Object.entries(view.bearings ?? {}).find(([, bearing]) => bearing.talking)?.[0];
  return event ? `${texts.words.kind(event)}: ${t("now-talking")}` : null;
}

/** Who was dealt another role within the last round; those dealt before the first turn are the first ones. */
export function dealtAnew(events: readonly Text[], players: number): ReadonlySet<number> {
  const dealt = new Set<number>();
  const begun = events.findIndex((event) => eventName(event) === "turn");
  for (let at = events.length - 1, turns = 0; begun >= 0 && at > begun && turns < players; at -= 1) {
    const event = events[at]!;
    if (eventName(event) === "turn") turns += 1;
    else if (eventName(event) === "role") dealt.add(Number(event.args?.seat));
  }
  return dealt;
}
