/** What happened to you since your last decision, the worst first. */

import { eventName } from "./chronicle";
import type { Text } from "./protocol";
import { kindOf } from "./words";

export interface Chip {
  /** What it is, as the text `web-since-…` says it. */
  what: "hit" | "harm" | "honour" | "card" | "hidden" | "threat" | "dodged" | "gain";
  by: number | null;
  /** The card or ability it was done with, or the card it was done to. */
  kind: string | null;
  number: number;
  /** The number of its first event. */
  at: number;
}

/** From the worst down. */
const ORDER: readonly Chip["what"][] = ["hit", "harm", "honour", "card", "hidden", "threat", "gain", "dodged"];

export const hurts = (chip: Chip): boolean => ORDER.indexOf(chip.what) < ORDER.indexOf("gain");

/** What an event does to you, if another or bad luck did it. */
function chipOf(event: Text, you: number): Omit<Chip, "at"> | null {
  const args = event.args ?? {};
  const seat = (value: unknown): number | null => (typeof value === "number" ? value : null);
  const card = typeof args.card === "string" ? kindOf(args.card) : null;
  const kind = typeof args.kind === "string" ? args.kind : card;
  const number = Number(args.number ?? 1);
  const by = seat(args.by);
  const yours = args.seat === you;
  switch (eventName(event)) {
    case "lost-life-to":
    case "wounded-by":
      return yours && by !== you ? { what: "hit", by, kind, number } : null;
    case "lost-life":
    case "wounded":
      return yours ? { what: "harm", by: null, kind, number } : null;
    case "gave-honour":
    case "lost-honour":
      return yours ? { what: "honour", by: seat(args.target), kind: null, number } : null;
    case "lost-card":
      return yours && by !== you ? { what: "card", by, kind: card, number: 1 } : null;
    case "took":
      return args.owner === you && !yours ? { what: card ? "card" : "hidden", by: seat(args.seat), kind: card, number: 1 } : null;
    case "passed-on":
      return args.target === you ? { what: "threat", by: seat(args.seat), kind: card, number: 1 } : null;
    case "cancelled":
    case "parried":
      return yours ? { what: "dodged", by, kind: null, number: 1 } : null;
    case "healed":
    case "recovered":
      return yours ? { what: "gain", by: null, kind: null, number } : null;
    default:
      return null;
  }
}

/** A card that another has put in play in front of you. */
function threat(event: Text, before: Text | undefined, you: number): Omit<Chip, "at"> | null {
  const { card, seat } = event.args ?? {};
  const played = before?.args ?? {};
  if (eventName(event) !== "placed" || seat !== you || !before || !eventName(before).startsWith("played")) return null;
  if (played.card !== card || played.target !== you || played.seat === you || typeof card !== "string") return null;
  return { what: "threat", by: Number(played.seat), kind: kindOf(card), number: 1 };
}

/** All of it; `first` is the number of the first event. The same by the same player is told once. */
export function since(events: readonly Text[], you: number | null, first = 0): Chip[] {
  if (you === null) return [];
  const chips: Chip[] = [];
  events.forEach((event, at) => {
    const found = chipOf(event, you) ?? threat(event, events[at - 1], you);
    if (!found) return;
    const same = chips.find((chip) => chip.what === found.what && chip.by === found.by && chip.kind === found.kind && found.what !== "hidden");
    if (same) same.number += found.number;
    else chips.push({ ...found, at: first + at });
  });
  const rank = (chip: Chip): number => ORDER.indexOf(chip.what);
  return chips.sort((a, b) => rank(a) - rank(b) || b.number - a.number || a.at - b.at);
}
