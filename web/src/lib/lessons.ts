/** What a first game teaches, and when: by what is on the table, never by a card. */

import { eventName } from "./chronicle";
import type { Decision, BangPlayerView, BangView, Text } from "./protocol";

/** What a lesson points at; guide.css draws the outline. */
export type Spot = "hand" | "prompt" | "seats" | "self" | "piles" | "";

export interface Moment {
  view: BangView;
  decision: Decision | null;
  events: readonly Text[];
  you: number;
}

export interface Lesson {
  id: string;
  spot: Spot;
  /** Whether it is about the question put to you now: then it does not wait until the one before was read. */
  urgent: boolean;
  applies: (moment: Moment) => boolean;
}

const me = ({ view, you }: Moment): BangPlayerView | undefined => view.players[you];
const asked = ({ decision, you }: Moment): boolean => decision?.seat === you;
const mine = (moment: Moment): boolean => asked(moment) && moment.view.turn === moment.you && moment.view.step === "play";
const happened = (moment: Moment, name: string, whose?: (seat: unknown) => boolean): boolean =>
  moment.events.some((event) => eventName(event) === name && (!whose || whose(event.args?.seat)));

const lesson = (id: string, spot: Spot, applies: Lesson["applies"], urgent = false): Lesson => ({ id, spot, urgent, applies });

/** In the order in which they are told when several apply. */
export const LESSONS: readonly Lesson[] = [
  lesson("end", "", ({ view }) => view.ending !== null, true),
  lesson("out-yourself", "seats", (moment) => me(moment)?.in_game === false, true),
  lesson("dying", "prompt", (moment) => asked(moment) && (me(moment)?.life ?? 1) <= 0, true),
  lesson("shot", "prompt", (moment) => asked(moment) && (me(moment)?.life ?? 0) > 0 && moment.decision?.prompt.args?.by !== undefined, true),
  lesson("excess", "hand", (moment) => asked(moment) && moment.view.step === "discard", true),
  lesson("welcome", "", () => true),
  lesson("role", "self", (moment) => me(moment)?.role != null),
  lesson("character", "self", () => true),
  lesson("life", "self", () => true),
  lesson("seats", "seats", () => true),
  lesson("distance", "seats", ({ view }) => view.players.some((player) => player.distance !== null)),
  lesson("others-turn", "prompt", (moment) => !asked(moment) && moment.view.turn !== moment.you),
  lesson("turn", "prompt", mine),
  lesson("hand", "hand", mine),
  lesson("target", "seats", (moment) => mine(moment) && (moment.decision?.options.some((option) => option.seat != null) ?? false)),
  lesson("end-turn", "prompt", mine),
  lesson("in-play", "seats", ({ view }) => view.players.some((player) => player.in_play.length > 0)),
  lesson("hurt", "self", (moment) =>
    ["lost-life", "lost-life-to"].some((name) => happened(moment, name, (seat) => seat === moment.you)),
  ),
  lesson("check", "piles", (moment) => happened(moment, "flipped")),
  lesson("eliminated", "seats", (moment) => happened(moment, "eliminated", (seat) => seat !== moment.you)),
];

/** The lesson to give next: the first one that applies and has not been given. */
export const nextLesson = (moment: Moment, given: readonly string[]): Lesson | null =>
  LESSONS.find((each) => !given.includes(each.id) && each.applies(moment)) ?? null;
