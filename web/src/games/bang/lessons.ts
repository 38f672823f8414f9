/** The first match of the card game. No lesson knows a card: a kind that needs one has a text for it. */

import { catalog } from "../../lib/catalog.svelte";
import { askedOf, byOthers, cardAt, ELIMINATED, END, HAND, happened, inTurn, meOf, OUT, PROMPT, ROLE, saves, SELF, seatAt, subject, WELCOME, when, type Lesson, type Moment } from "../../lib/lessons";
import type { BangView, Decision } from "../../lib/protocol";
import { texts } from "../../lib/texts.svelte";
import { kindOf } from "../../lib/words";

type BangLesson = Lesson<BangView>;
type Now = Moment<BangView>;

const SHOT = "ask-shot";

/** A question that somebody's card puts to you, with something in your hand to answer it, or without. */
const attacked = (moment: Now, shot: boolean, safe: boolean): Decision | null => {
  const asked = askedOf(moment);
  const fits = asked?.prompt.args?.by !== undefined && (asked.prompt.id === SHOT) === shot;
  return asked && fits && (saves(asked) !== undefined) === safe ? asked : null;
};
const attack = (id: string, shot: boolean, safe: boolean): BangLesson => ({
  id,
  about: (moment) => {
    const asked = attacked(moment, shot, safe);
    const card = asked && saves(asked)?.card;
    return asked && subject(card ? cardAt(card) : PROMPT, { ...asked.prompt.args, ...(card ? { card } : {}) });
  },
});

/** The card of your hand that is a better weapon than the one you have. */
const weaponOf = (moment: Now): { card: string; number: number } | null => {
  const me = meOf(moment);
  const found = inTurn(moment)?.options.find(({ card }) => card != null && (catalog.card(kindOf(card))?.reach ?? 0) > (me?.reach ?? 1));
  return found?.card ? { card: found.card, number: catalog.card(kindOf(found.card))?.reach ?? 0 } : null;
};

/** Cards in play that need a word of their own, each with a lesson of its own. */
const TOLD = ["jail", "dynamite", "barrel", "mustang", "scope"] as const;
const inPlay = (kind: string): BangLesson => ({
  id: `card-${kind}`,
  about: (moment) => {
    const args = happened(moment, "placed", ({ card }) => kindOf(String(card)) === kind);
    return args && texts.words.hasWeb(`guide-card-${kind}`) ? subject(`[data-anchor="play-${args.seat}-${args.card}"], ${cardAt(args.card)}`, args) : null;
  },
});

export const lessons: readonly BangLesson[] = [
  END,
  OUT,
  {
    id: "dying",
    about: (moment) => {
      const asked = askedOf(moment);
      return asked && (meOf(moment)?.life ?? 1) <= 0 ? subject(PROMPT, { number: 1, ...asked.prompt.args }) : null;
    },
  },
  WELCOME,
  ROLE,
  attack("shot", true, true),
  attack("shot-open", true, false),
  attack("demand", false, true),
  attack("demand-open", false, false),
  {
    id: "excess",
    about: (moment) => (askedOf(moment)?.prompt.id === "ask-excess" ? subject(HAND, { life: meOf(moment)?.life ?? 0, number: Number(moment.decision?.prompt.args?.number ?? 1) }) : null),
  },
  { id: "turn", about: (moment) => (inTurn(moment) ? subject(HAND) : null) },
  {
    id: "target",
    about: (moment) => {
      const option = inTurn(moment)?.options.find(({ card, seat }) => card != null && seat != null && seat !== moment.you);
      return option ? subject(cardAt(option.card), { card: option.card ?? "", target: option.seat ?? 0 }) : null;
    },
  },
  {
    id: "weapon",
    about: (moment) => {
      const found = weaponOf(moment);
      return found && subject(cardAt(found.card), { ...found, reach: meOf(moment)?.reach ?? 1 });
    },
  },
  {
    id: "far",
    about: (moment) => {
      const reach = meOf(moment)?.reach ?? 1;
      const far = inTurn(moment) && moment.view.players.find(({ in_game, distance }) => in_game && (distance ?? 0) > reach);
      return far ? subject(seatAt(far.seat), { target: far.seat, distance: far.distance ?? 0, reach }) : null;
    },
  },
  {
    id: "end-turn",
    about: (moment) => {
      const asked = inTurn(moment);
      return asked && !asked.options.some(({ card }) => card != null) ? subject(PROMPT, { keep: meOf(moment)?.hand_limit ?? meOf(moment)?.life ?? 0 }) : null;
    },
  },
  {
    id: "hurt",
    about: (moment) => {
      const args = ["lost-life", "lost-life-to"].map((name) => happened(moment, name, ({ seat }) => seat === moment.you)).find(Boolean);
      const { life = 0, max_life = 0 } = meOf(moment) ?? {};
      return args && life > 0 ? subject(SELF, { ...args, life, most: max_life }) : null;
    },
  },
  ELIMINATED,
  {
    id: "suspect",
    about: (moment) => {
      const law = moment.view.players.find(({ role, open_role }) => open_role && role === "sheriff");
      const args = law && happened(moment, "shot", ({ by, target }) => target === law.seat && by !== moment.you);
      return args ? subject(seatAt(args.by), { by: args.by ?? 0, target: args.target ?? 0 }) : null;
    },
  },
  ...TOLD.map(inPlay),
  when("in-play", "placed", byOthers),
  when("check", "flipped", undefined, ".piles"),
  when("dodged", "cancelled", byOthers),
];
