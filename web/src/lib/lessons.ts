/** What a first match teaches, and when: each lesson once, about what is happening now. The games have their own. */

import type { View } from "../games/game";
import { eventName } from "./chronicle";
import type { Decision, Option, Text } from "./protocol";

/** A table between two acts, or with a question on it. */
export interface Moment<V extends View = View> {
  view: V;
  /** What is asked, and of whom; nothing while acts are shown. */
  decision: Decision | null;
  /** What has happened since the guide looked the last time. */
  news: readonly Text[];
  you: number;
}

/** What a lesson speaks of: the arguments of its text, and the place on the table as a selector. */
export interface Subject {
  args: { [name: string]: number | string };
  at: string;
}

export interface Lesson<V extends View = View> {
  id: string;
  /** What it would be about now; null: it has to wait. */
  about: (moment: Moment<V>) => Subject | null;
}

/** A lesson that is given. */
export interface Given extends Subject {
  id: string;
}

/** Places on the table that lessons point at. */
export const SELF = ".self";
export const HAND = ".hand";
export const PROMPT = ".prompt";
export const NOWHERE = "";
export const seatAt = (seat: unknown): string => `[data-anchor="seat-${seat}"]`;
export const placeOf = (seat: unknown, you: number): string => (seat === you ? SELF : seatAt(seat));
export const cardAt = (card: unknown): string => `[data-anchor="card-${card}"]`;

export const subject = (at: string, args: Subject["args"] = {}): Subject => ({ args, at });

export const meOf = <V extends View>({ view, you }: Moment<V>): V["players"][number] | undefined => view.players[you];

/** The question, where it is put to you. */
export const askedOf = ({ decision, you }: Moment): Decision | null => (decision?.seat === you ? decision : null);

/** Your own turn, when it is up to you what to do. */
export const inTurn = (moment: Moment): Decision | null => (moment.view.turn === moment.you && askedOf(moment)?.matter === "main" ? moment.decision : null);

/** The newest event of that name, where it is one that matters. */
export const happened = (moment: Moment, name: string, matters: (args: Subject["args"]) => boolean = () => true): Subject["args"] | null =>
  moment.news.findLast((event) => eventName(event) === name && matters(event.args ?? {}))?.args ?? null;

/** An answer to the question that spends a card of the hand, best one that is meant for it. */
export const saves = ({ options }: Decision): Option | undefined =>
  options.find(({ card, kind }) => card != null && kind == null) ?? options.find(({ card }) => card != null);

type Args = Subject["args"];

/** A lesson about an event that has just happened, at the place of whoever it is about. */
export const when = (id: string, name: string, matters: (args: Args, you: number) => boolean = () => true, at?: string): Lesson => ({
  id,
  about: (moment) => {
    const args = happened(moment, name, (each) => matters(each, moment.you));
    return args && subject(at ?? placeOf(args.seat, moment.you), args);
  },
});
export const byOthers = ({ seat }: Args, you: number): boolean => seat !== you;

/** What is said at every table. */
export const WELCOME: Lesson = { id: "welcome", about: () => subject(NOWHERE) };
export const ROLE: Lesson = {
  id: "role",
  about: (moment) => {
    const role = meOf(moment)?.role;
    return role ? subject(SELF, { role }) : null;
  },
};
export const OUT: Lesson = {
  id: "out",
  about: (moment) => {
    const me = meOf(moment);
    return me?.in_game === false ? subject(PROMPT, { role: me.role ?? "" }) : null;
  },
};
export const ELIMINATED = when("eliminated", "eliminated", byOthers);
export const END: Lesson = { id: "end", about: ({ view }) => (view.ending !== null ? subject(NOWHERE) : null) };

/** The lesson to give now: the first one that is not given yet and has something to speak of. */
export function nextLesson<V extends View>(lessons: readonly Lesson<V>[], moment: Moment<V>, given: ReadonlySet<string>): Given | null {
  for (const { id, about } of lessons) {
    const found = given.has(id) ? null : about(moment);
    if (found) return { id, ...found };
  }
  return null;
}
