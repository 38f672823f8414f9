/** What sets add to the card table, as far as the view tells of it. */

import { catalog } from "../../lib/catalog.svelte";
import type { BangPlayerView, BangView, Option } from "../../lib/protocol";
import { t } from "../../lib/texts.svelte";
import { kindOf } from "../../lib/words";
import type { Slot } from "../game";

/** The parts of the table that are drawn in their own way. */
const GOLD = "gold_rush";
const ARMS = "armed_and_dangerous";
const SHADOWS = "shadow_gunslingers";
/** A second deck of events, beside the one that the leader reveals. */
export const SHOW = "wild_west_show";

interface Gold {
  /** By seat. */
  nuggets: number[];
  /** What lies on cards and characters until the turn ends. */
  paid: { [thing: string]: number };
  /** What you would pay now for the cards of the row. */
  prices: { [card: string]: number };
}

const part = <T>(view: BangView, id: string): T | null => (view.parts?.[id] as T | undefined) ?? null;

export const goldOf = (view: BangView): Gold | null => part<Gold>(view, GOLD);

export const nuggetsOf = (view: BangView, seat: number): number | null => goldOf(view)?.nuggets[seat] ?? null;

/** Printed cost and one more: what it takes to make another player discard a card. */
export const toForce = (card: string): number | undefined => {
  const cost = catalog.card(kindOf(card))?.cost;
  return cost == null ? undefined : cost + 1;
};

/** The nuggets that an answer costs: for a card of the row, or for one that another has to discard. */
export function priceOf(view: BangView, option: Option): number | undefined {
  if (option.card) return goldOf(view)?.prices[option.card];
  return option.pick && option.seat !== view.viewer && option.verb === "force" ? toForce(option.pick) : undefined;
}

/** Tokens that are not in use, and all there are. */
export function supplyOf(view: BangView): { left: number; all: number } | null {
  const supply = part<{ supply: number }>(view, ARMS);
  if (!supply) return null;
  const used = view.players.map((player) => Object.values(player.loads ?? {}).reduce((sum, each) => sum + each, player.load ?? 0));
  return { left: supply.supply, all: used.reduce((sum, each) => sum + each, supply.supply) };
}

/** How many tokens a card in play has, if it is one that has any. */
export function loadsOf(player: BangPlayerView, card: string): number | undefined {
  const there = player.loads?.[card];
  return there ?? (catalog.card(kindOf(card))?.load ? 0 : undefined);
}

/** What an answer does to the tokens of who is asked: it pays with one, adds one, or uses the card they lie on. */
export function slotOf(view: BangView, option: Option): Slot | undefined {
  const me = view.players[view.viewer ?? -1];
  if (!me) return undefined;
  const pays = option.verb === "pay-load";
  if (option.seat === me.seat && !option.pick && (pays || option.verb === "load")) {
    return { number: me.load ?? 0, spent: pays ? 1 : 0, note: null, warns: false };
  }
  const card = me.in_play.find((each) => each === option.pick || each === option.card || (!option.card && kindOf(each) === option.kind));
  const number = card === undefined ? undefined : loadsOf(me, card);
  if (card === undefined || number === undefined) return undefined;
  const last = pays && number === 1;
  const goes = last ? (catalog.card(kindOf(card))?.fuse ? "loads-last-fuse" : "loads-last") : null;
  return { number, spent: pays ? 1 : 0, note: goes && t(goes), warns: last && catalog.card(kindOf(card))?.fuse === true };
}

/** In the game or out of it, and in which way. */
export type Standing = "alive" | "shadow" | "ghost" | "away" | "out";

export function standingOf(player: BangPlayerView): Standing {
  if (!player.in_game) return player.returns ? "away" : "out";
  return player.shadow ? "shadow" : player.ghost ? "ghost" : "alive";
}

/** The side on which a shadow stands: its role says so, or for a Renegade the cards that lie open. */
export function sideOf(view: BangView, player: BangPlayerView): string | null {
  const sides = part<{ sides: { [seat: string]: string } }>(view, SHADOWS)?.sides;
  return sides?.[player.seat] ?? (player.role === "renegade" ? null : player.role);
}

/** What nobody has drawn a place for: shown as it is. */
export function othersOf(view: BangView): { id: string; shown: string }[] {
  const known = [GOLD, ARMS, SHADOWS, SHOW];
  return Object.entries(view.parts ?? {}).flatMap(([id, shown]) => (known.includes(id) ? [] : [{ id, shown: plain(shown) }]));
}

function plain(shown: unknown): string {
  if (Array.isArray(shown)) return shown.map(plain).join(" · ");
  if (shown !== null && typeof shown === "object") return Object.entries(shown).map(([name, each]) => `${name} ${plain(each)}`).join(" · ");
  return String(shown);
}

/** The signs that sets bring, with the texts that explain them. */
export const signsOf = (view: BangView): (readonly [icon: string, text: string])[] => [
  ...(goldOf(view) ? ([["#nugget", "help-nuggets"]] as const) : []),
  ...(supplyOf(view) ? ([["#primer", "help-loads"]] as const) : []),
  ...(view.parts?.[SHADOWS] ? ([["shadow", "help-shadow"], ["hourglass", "help-away"]] as const) : []),
  ...(view.players.some((player) => player.ghost) ? ([["ghost", "help-ghost"]] as const) : []),
  ...(view.open_hands ? ([["watch", "help-open-hands"]] as const) : []),
];

/** What lies on the table besides deck and discards, by name. */
export const zonesOf = (view: BangView): string[] => [
  ...Object.keys(view.stacks ?? {}),
  ...(supplyOf(view) ? [ARMS] : []),
  ...othersOf(view).map(({ id }) => id),
  ...(view.event || view.next_event || view.shows?.length || view.parts?.[SHOW] ? ["events"] : []),
];

/** With something beside deck and discards, or so many seats, everything has to make room. */
const MANY = 6;
export const isRich = (view: BangView): boolean => view.players.length >= MANY || zonesOf(view).length > 0;

/** With so many seats and zones only one lies open at a time. */
const CROWD = 7;
const ZONES = 3;
export const isDense = (view: BangView): boolean => view.players.length >= CROWD && zonesOf(view).length >= ZONES;
