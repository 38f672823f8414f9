/** What can be told about five dice on a table: which may be rolled again, what may come of it, and what comes next. */

import { eventName } from "../../lib/chronicle";
import type { Decision, DicePlayerView, DiceView, Option, Text } from "../../lib/protocol";

export const DICE = 5;
export const ARROWS = 9;
const FACES = 6;
/** So many of them explode. */
export const EXPLODES = 3;

/** Rolls in a turn, and Gatlings that fire, where the view does not say otherwise. */
const ROLLS = 3;
const FIRES = 3;

export const ARROW = "arrow";
export const DYNAMITE = "dynamite";
export const BEER = "beer";
export const GATLING = "gatling";

// Sets of dice are masks, as in the engine: the die in place 0 is the lowest bit.

export const has = (dice: number, place: number): boolean => ((dice >> place) & 1) === 1;
export const toggled = (dice: number, place: number): number => dice ^ (1 << place);
export const places = (dice: number): number[] => Array.from({ length: DICE }, (_, place) => place).filter((place) => has(dice, place));
export const maskOf = (found: readonly number[]): number => found.reduce((dice, place) => dice | (1 << place), 0);

/** The answer that rolls exactly these dice again, if there is one. */
export const rerollOf = (options: readonly Option[], dice: number): Option | undefined =>
  options.find((option) => option.tone === "together" && option.number === dice);

/** The dice that may be rolled again. */
export const rollable = (options: readonly Option[]): number =>
  options.reduce((dice, option) => (option.tone === "together" ? dice | (option.number ?? 0) : dice), 0);

/** Whether a question is the one about the dice: stop, or roll some of them again. */
export const asksToRoll = (decision: Decision): boolean => decision.matter === "roll";

/** Rolls that are left after the one that is in question. */
export const rollsAfter = (view: DiceView): number => (view.most_rolls ?? ROLLS) - (view.rolls ?? 0) - 1;

/** Results with which the Gatling fires. */
export const gatlingsOf = (view: DiceView): number => view.gatlings ?? FIRES;

// Chances

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The chance that of so many dice at least that many show one given face. */
export function atLeast(number: number, dice: number): number {
  let chance = 0;
  for (let k = Math.max(number, 0); k <= dice; k += 1) {
    chance += choose(dice, k) * (1 / FACES) ** k * (1 - 1 / FACES) ** (dice - k);
  }
  return chance;
}

export interface Risks {
  dice: number;
  /** To take an arrow, to take the last one of the pile, and to have three Dynamites. */
  arrow: number;
  attack: number;
  explosion: number;
}

/** What rolling these dice again may cost. */
export function risksOf(view: DiceView, dice: number): Risks {
  const rolled = places(dice).length;
  const lying = view.dice.filter((face, place) => face === DYNAMITE && !has(dice, place)).length;
  return {
    dice: rolled,
    arrow: atLeast(1, rolled),
    attack: atLeast(view.arrows_left, rolled),
    explosion: atLeast(EXPLODES - lying, rolled),
  };
}

// The order of resolution

export interface Rung {
  id: "arrows" | "dynamite" | "shots" | "beer" | "gatling";
  /** As the rules number the steps: there is no fourth. */
  number: number;
  face: string;
  /** Results on the dice, and those of them that are still to be used. */
  results: number;
  left: number;
  /** So many are needed, where some are. */
  of: number;
  state: "done" | "now" | "to-come";
  risk: boolean;
}

const STEPS = ["start", "roll", "shots", "beer", "gatling", "end"];
const RUNGS: { id: Rung["id"]; number: number; faces: string[]; step: string }[] = [
  { id: "arrows", number: 1, faces: [ARROW], step: "roll" },
  { id: "dynamite", number: 2, faces: [DYNAMITE], step: "roll" },
  { id: "shots", number: 3, faces: ["bullseye_1", "bullseye_2"], step: "shots" },
  { id: "beer", number: 5, faces: [BEER], step: "beer" },
  { id: "gatling", number: 6, faces: [GATLING], step: "gatling" },
];

/** What the dice of the turn do, step by step. */
export function ladder(view: DiceView): Rung[] {
  const now = STEPS.indexOf(view.step);
  return RUNGS.map(({ id, number, faces, step }) => {
    const found = view.dice.flatMap((face, place) => (faces.includes(face) ? [place] : []));
    const of = id === "gatling" ? gatlingsOf(view) : id === "dynamite" ? EXPLODES : 0;
    const at = STEPS.indexOf(step);
    return {
      id,
      number,
      face: faces[0]!,
      results: found.length,
      left: found.filter((place) => !view.used?.includes(place)).length,
      of,
      state: at < now ? "done" : at > now || step === "roll" ? "to-come" : "now",
      risk: id === "arrows" ? view.arrows_left <= WARNING && found.length > 0 : id === "dynamite" && found.length >= EXPLODES - 1,
    };
  });
}

/** With so few arrows in the pile an attack is near. */
export const WARNING = 3;

// Events on their way to the screen

/** The table as it stands after some of the events that are being acted out. Life is shown when all is over. */
export const after = (view: DiceView, events: readonly Text[]): DiceView => events.reduce(step, view);

function step(view: DiceView, event: Text): DiceView {
  const args = event.args ?? {};
  const number = Number(args.number ?? 0);
  const arrows = (seat: unknown, change: number): DicePlayerView[] =>
    view.players.map((player) => (player.seat === seat ? { ...player, arrows: player.arrows + change } : player));
  switch (eventName(event)) {
    case "turn":
      return { ...view, turn: Number(args.seat), step: "start", dice: [], rolled: [], used: [], locked: [], aimed: {}, resolving: null, rolls: 0 };
    case "rolled": {
      const rolled = places(Number(args.dice));
      const faces = String(args.kinds ?? "").split(" ");
      const dice = Array.from({ length: DICE }, (_, place) => faces[rolled.indexOf(place)] ?? view.dice[place] ?? "");
      return { ...view, step: "roll", dice, rolled, rolls: number };
    }
    case "took-arrows":
    case "spared":
      return { ...view, players: arrows(args.seat, number), arrows_left: Number(args.limit) };
    case "returned-arrows":
      return { ...view, players: arrows(args.seat, -number), arrows_left: view.arrows_left + number };
    case "discarded-arrow":
      return { ...view, players: arrows(args.target, -1), arrows_left: view.arrows_left + 1 };
    case "arrows-back":
      return { ...view, players: view.players.map((player) => ({ ...player, arrows: 0 })), arrows_left: number };
    case "stopped":
      return { ...view, step: "shots" };
    case "aimed": {
      const target = String(args.target);
      return { ...view, aimed: { ...view.aimed, [target]: (view.aimed?.[target] ?? 0) + number } };
    }
    default:
      return view;
  }
}

/** The dice that tumble while the last of these events is acted out. */
export function tumbling(events: readonly Text[]): number {
  const last = events.at(-1);
  return last && eventName(last) === "rolled" ? Number(last.args?.dice ?? 0) : 0;
}

/** Events whose outcome can be seen by now: dice that still tumble show nothing yet. */
export const landed = (events: readonly Text[]): readonly Text[] => (tumbling(events) ? events.slice(0, -1) : events);

/** Whether the attack that has begun is not over yet. */
export function attacked(events: readonly Text[]): boolean {
  const names = events.map(eventName);
  return names.lastIndexOf("indians") > names.lastIndexOf("arrows-back");
}
