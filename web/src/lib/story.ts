/** A finished match as a story to leaf through: its turns, and what was under way. */

import { eventName } from "./chronicle";
import type { Text } from "./protocol";
import { rounds } from "./stats";
import { kindOf } from "./words";

/** The events that led to each position. */
export type Pages = readonly { events: readonly Text[] }[];

/** The position in which each event has happened. */
export const framesOf = (pages: Pages): number[] => pages.flatMap(({ events }, frame) => events.map(() => frame));

export interface TurnMark {
  frame: number;
  seat: number;
  round: number;
}

/** Where each turn begins. */
export function turnsOf(pages: Pages): TurnMark[] {
  const events = pages.flatMap((page) => page.events);
  const begin = new Set(rounds(events));
  const marks: TurnMark[] = [];
  let at = 0;
  let round = 0;
  pages.forEach((page, frame) => {
    for (const event of page.events) {
      if (begin.has(at)) round += 1;
      at += 1;
      const seat = event.args?.seat;
      if (eventName(event) === "turn" && typeof seat === "number") marks.push({ frame, seat, round });
    }
  });
  return marks;
}

/** The turn that a position belongs to: the last one begun. */
export const turnAt = (turns: readonly TurnMark[], frame: number): TurnMark | undefined =>
  turns.findLast((turn) => turn.frame <= frame);

/** The beginning of this turn, or of the one before if this is its first position. */
export const turnBefore = (turns: readonly TurnMark[], frame: number): number =>
  turns.findLast((turn) => turn.frame < frame)?.frame ?? 0;

export const turnAfter = (turns: readonly TurnMark[], frame: number, last: number): number =>
  turns.find((turn) => turn.frame > frame)?.frame ?? last;

/** Positions in which someone went out of the game. */
export const fallsOf = (pages: Pages): number[] =>
  pages.flatMap(({ events }, frame) => (events.some((event) => eventName(event) === "eliminated") ? [frame] : []));

/** What begins the effect of a card. */
const BEGINS = /^(played|bought|applied|used)/;

/** The card whose effect asks the question: the last one of that kind played this turn. */
export function underWay(events: readonly Text[], prompt: Text | null): string | null {
  const kind = prompt?.args?.kind;
  if (!kind) return null;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at]!;
    const name = eventName(event);
    if (name === "turn") return null;
    const card = event.args?.card;
    if (BEGINS.test(name) && typeof card === "string" && (kindOf(card) === kind || event.args?.kind === kind)) return card;
  }
  return null;
}
