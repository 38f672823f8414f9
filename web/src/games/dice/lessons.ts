/** The first match of the Dice Game. */

import { askedOf, ELIMINATED, END, happened, meOf, NOWHERE, OUT, PROMPT, ROLE, SELF, seatAt, subject, WELCOME, when, type Lesson } from "../../lib/lessons";
import type { DiceView } from "../../lib/protocol";
import { asksToRoll, DYNAMITE, GATLING, gatlingsOf } from "./dice";

type DiceLesson = Lesson<DiceView>;

const DICEBOX = ".dicebox";
const QUIVER = ".quiver";
const LADDER = ".ladder";
/** So few arrows in the pile, and the next roll may bring the attack. */
const NEAR = 3;
/** With so many players left, everyone sits next to everyone. */
const FEW = 3;

export const lessons: readonly DiceLesson[] = [
  END,
  OUT,
  WELCOME,
  ROLE,
  {
    id: "roll",
    about: (moment) => {
      const asked = askedOf(moment);
      return asked && asksToRoll(asked) ? subject(DICEBOX, { number: 1, limit: 3, ...asked.prompt.args }) : null;
    },
  },
  {
    id: "locked",
    about: ({ view, decision }) => {
      const number = (view.locked ?? []).filter((place) => view.dice[place] === DYNAMITE).length;
      return decision && asksToRoll(decision) && number ? subject(DICEBOX, { seat: view.turn, number }) : null;
    },
  },
  {
    id: "gatlings",
    about: (moment) => {
      const asked = askedOf(moment);
      const number = moment.view.dice.filter((face) => face === GATLING).length;
      return asked && asksToRoll(asked) && number ? subject(DICEBOX, { number, need: gatlingsOf(moment.view) }) : null;
    },
  },
  {
    id: "aim",
    about: (moment) => {
      const asked = askedOf(moment);
      const target = asked?.prompt.id === "ask-shot" ? asked.options.find(({ seat }) => seat != null)?.seat : null;
      return target != null ? subject(seatAt(target), { kind: asked?.prompt.args?.kind ?? "", target }) : null;
    },
  },
  { id: "beer", about: (moment) => (askedOf(moment)?.prompt.id === "ask-beer" ? subject(PROMPT, { life: meOf(moment)?.life ?? 0, most: meOf(moment)?.max_life ?? 0 }) : null) },
  when("order", "stopped", undefined, LADDER),
  when("indians", "indians", undefined, QUIVER),
  when("exploded", "exploded"),
  when("gatling", "gatling"),
  when("arrows", "took-arrows", undefined, QUIVER),
  {
    id: "near",
    about: ({ view }) => (view.arrows_left > 0 && view.arrows_left <= NEAR ? subject(QUIVER, { number: view.arrows_left }) : null),
  },
  {
    id: "hurt",
    about: (moment) => {
      const args = happened(moment, "lost-life-to", ({ seat }) => seat === moment.you);
      return args && (meOf(moment)?.life ?? 0) > 0 ? subject(SELF, args) : null;
    },
  },
  ELIMINATED,
  {
    id: "few",
    about: ({ view }) => {
      const left = view.players.filter(({ in_game }) => in_game).length;
      return view.ending === null && left <= FEW ? subject(NOWHERE, { number: left }) : null;
    },
  },
];
