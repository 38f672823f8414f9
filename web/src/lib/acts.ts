/** What happened, act by act: an act is told in one sentence, and what belongs to it follows. */

import { eventName } from "./chronicle";
import type { Text, Update } from "./protocol";

export interface Act {
  /** Its events among those of the update: from this one up to that one. */
  from: number;
  to: number;
  /** The event that is told. */
  text: Text;
  /** You did it yourself: you know, and need no time to follow. */
  mine: boolean;
  /** It concerns you, and another did it. */
  touches: boolean;
  /** Nobody should miss it: your loss, or the end of someone. */
  grave: boolean;
}

/** Events that are part of the act before them, in whatever game. */
const JOINS = new Set([
  "arrows-back", "bounty", "bounty-paid", "called-black", "called-red", "called-right", "called-wrong", "character", "check-failed",
  "check-met", "copied", "deadly-strike", "drew", "drew-pile", "equipment-shuffled", "escaped", "gave-honour", "has-none", "kept",
  "kept-flipped", "left-over", "loaded", "loaded-self", "looked", "new-line", "next-event", "no-use", "nuggets", "on-sale", "paid",
  "penalty", "placed", "put-back", "rejected", "reshuffled", "returned-arrows", "revealed", "reward", "role", "scored", "showed",
  "showed-role", "shuffled-in", "spared", "stopped", "survived", "took-back", "turn-lost", "unloaded", "unloaded-self", "wagon-joins",
]);
/** What a card does for whoever has just played it. */
const FOLLOWS = new Set(["cancelled", "cancelled-shot", "healed", "lost-card", "parried", "recovered", "took"]);
/** Of these, the ones that go without saying after what was told. */
const UNSAID = new Set(["character", "drew", "loaded", "loaded-self", "looked", "on-sale", "paid", "placed", "put-back", "role", "scored", "shot", "stopped"]);
const LOSSES = new Set(["lost-life", "lost-life-to", "lost-card", "took", "exploded", "eliminated", "wounded", "wounded-by", "defeated", "lost-honour", "discarded-arrow"]);
const FALLS = new Set(["eliminated", "defeated"]);

type Args = NonNullable<Text["args"]>;

const doer = ({ by, seat }: Args): unknown => by ?? seat;

/** Whether an event belongs to the act that is being told. */
function joins(event: Text, head: Text): boolean {
  const name = eventName(event);
  if (JOINS.has(name)) return true;
  const [now, before] = [event.args ?? {}, head.args ?? {}];
  const begun = /^(played|used|applied)/.test(eventName(head));
  if (name === "shot") return begun && now.by === before.seat && now.target === before.target;
  if (name === "discarded") return eventName(head) === name && now.seat === before.seat;
  if (FOLLOWS.has(name)) return begun && (name === "lost-card" ? now.by : now.seat) === before.seat;
  return false;
}

function isLoss(event: Text, you: number): boolean {
  const args = event.args ?? {};
  return LOSSES.has(eventName(event)) && (args.owner === you || args.seat === you) && !("owner" in args && args.owner !== you);
}

/** The acts of an update, as one who sits at `you` follows them. */
export function actsOf(events: readonly Text[], before: Update, you: number | null): Act[] {
  const acts: Act[] = [];
  let passed = before.decision?.seat !== you; // once the turn has passed on, nothing is by your answer
  events.forEach((event, at) => {
    const last = acts[acts.length - 1];
    passed ||= eventName(event) === "turn";
    if (last && joins(event, last.text)) last.to = at + 1;
    else acts.push({ from: at, to: at + 1, text: event, mine: !passed && you !== null && doer(event.args ?? {}) === you, touches: false, grave: false });
    const act = acts[acts.length - 1]!;
    const args = event.args ?? {};
    const concerns = you !== null && [args.seat, args.target, args.owner].includes(you) && eventName(event) !== "turn";
    if (concerns && !act.mine && doer(act.text.args ?? {}) !== you) act.touches = true;
    if (you !== null && isLoss(event, you) && !act.mine) act.grave = act.touches = true;
    if (FALLS.has(eventName(event))) act.grave = true;
  });
  return acts;
}

/** What came of an act so far, if it is worth a line: the last of its events that says more. */
export const outcomeOf = (events: readonly Text[], act: Act, told: number): Text | null =>
  events.slice(act.from + 1, Math.min(act.to, told)).findLast((event) => !UNSAID.has(eventName(event))) ?? null;

/** The card, character or face of a die that an act is about. */
export function subjectOf(text: Text): string | null {
  const { card, kind, event } = text.args ?? {};
  const found = card ?? kind ?? event;
  return typeof found === "string" ? found : null;
}
