/** The first match of Samurai Sword. */

import { catalog } from "../../lib/catalog.svelte";
import { askedOf, byOthers, cardAt, END, HAND, happened, inTurn, meOf, placeOf, PROMPT, ROLE, saves, SELF, seatAt, subject, WELCOME, when, type Lesson, type Moment } from "../../lib/lessons";
import type { Option, SamuraiView } from "../../lib/protocol";
import { kindOf } from "../../lib/words";

type SamuraiLesson = Lesson<SamuraiView>;
type Now = Moment<SamuraiView>;

const PARRY = "ask-parry";

/** An attack on you, or what else one has to answer: with a card for it, or without. */
const attack = (id: string, weapon: boolean, safe: boolean): SamuraiLesson => ({
  id,
  about: (moment) => {
    const asked = askedOf(moment);
    if (!asked || asked.prompt.args?.by === undefined || (asked.prompt.id === PARRY) !== weapon) return null;
    const card = saves(asked)?.card;
    return (card != null) === safe ? subject(card ? cardAt(card) : PROMPT, { ...asked.prompt.args, ...(card ? { pick: card } : {}) }) : null;
  },
});

/** A Weapon in your hand that somebody can be attacked with. */
const strikeOf = (moment: Now): Option | undefined =>
  inTurn(moment)?.options.find(({ card, seat }) => card != null && seat != null && catalog.card(kindOf(card))?.damage != null);

export const lessons: readonly SamuraiLesson[] = [
  END,
  WELCOME,
  ROLE,
  {
    id: "honour",
    about: (moment) => {
      const me = meOf(moment);
      return me ? subject(SELF, { number: me.honour, life: me.life }) : null;
    },
  },
  attack("attacked", true, true),
  attack("attacked-open", true, false),
  attack("demand", false, true),
  attack("demand-open", false, false),
  { id: "excess", about: (moment) => (askedOf(moment)?.prompt.id === "ask-excess" ? subject(HAND, { number: Number(moment.decision?.prompt.args?.number ?? 1) }) : null) },
  { id: "turn", about: (moment) => (inTurn(moment) ? subject(HAND, { number: moment.view.weapons_left }) : null) },
  {
    id: "weapon",
    about: (moment) => {
      const card = strikeOf(moment)?.card;
      const { reach = 0, damage = 0 } = (card && catalog.card(kindOf(card))) || {};
      return card ? subject(cardAt(card), { card, reach: reach ?? 0, number: damage ?? 0 }) : null;
    },
  },
  {
    id: "difficulty",
    about: (moment) => {
      const far = inTurn(moment) && moment.view.players.find(({ in_game, harmless, distance }) => in_game && !harmless && (distance ?? 0) > 1);
      return far ? subject(seatAt(far.seat), { target: far.seat, distance: far.distance ?? 0 }) : null;
    },
  },
  when("defeated-you", "defeated", ({ seat }, you) => seat === you),
  when("defeated", "defeated", byOthers),
  {
    id: "harmless",
    about: ({ view, you }) => {
      const found = view.players.find(({ harmless }) => harmless);
      return found ? subject(placeOf(found.seat, you), { seat: found.seat }) : null;
    },
  },
  {
    id: "wounded",
    about: (moment) => {
      const args = happened(moment, "wounded-by", ({ seat }) => seat === moment.you);
      return args && (meOf(moment)?.life ?? 0) > 0 ? subject(SELF, { ...args, life: meOf(moment)?.life ?? 0 }) : null;
    },
  },
  when("recovered", "recovered"),
  when("bushido", "placed", ({ card }) => kindOf(String(card)) === "bushido"),
  when("property", "placed"),
  when("parried", "parried", byOthers),
  {
    id: "last-honour",
    about: ({ view, you }) => {
      const found = view.players.find(({ honour }) => honour === 1);
      return found && view.ending === null ? subject(placeOf(found.seat, you), { seat: found.seat }) : null;
    },
  },
  when("deck-ended", "deck-ended", undefined, ".piles"),
];
