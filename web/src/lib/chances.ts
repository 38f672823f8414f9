/** How each side's chance to win was over a match: as shares, as a drawing, and the deeds that changed most. */

import type { Entry } from "./chronicle";
import type { Course } from "./protocol";

/** The chances at a position, by side; and how far each may be off, 95 times in 100. */
export interface Mark {
  at: number;
  shares: readonly number[];
  errors: readonly number[];
}

/** A deed that changed much, in the order of the match. */
export interface Turn {
  /** Where it is done. */
  at: number;
  side: string;
  /** What that side gained, in points of a hundred. */
  points: number;
  /** How far that may be off, 95 times in 100. */
  error: number;
  line: Entry | undefined;
}

const TIMES = 1.96; // standard errors

/** How long it will be until all is done, in milliseconds, by what was done since it was first looked at; nothing while that is too little to say. */
export function remaining(first: readonly [time: number, done: number], time: number, done: number): number | null {
  const progress = done - first[1];
  return progress < LEAST ? null : ((time - first[0]) * (1 - done)) / progress;
}
const LEAST = 0.03;

/** One who always won is taken to win nearly always, so that no error is 0. */
function errorOf(share: number, playouts: number): number {
  const near = (share * playouts + 1) / (playouts + 2);
  return TIMES * Math.sqrt((near * (1 - near)) / playouts);
}

/** The end is certain. */
export const marksOf = ({ odds }: Course, last: number): Mark[] =>
  odds.map(({ at, playouts, won }) => {
    const shares = won.map((each) => each / playouts);
    return { at, shares, errors: shares.map((share) => (at === last ? 0 : errorOf(share, playouts))) };
  });

/** The chances at any position: between two that were weighed, in proportion. */
export function chancesAt(marks: readonly Mark[], at: number): Mark | null {
  const after = marks.find((mark) => mark.at >= at);
  const before = marks.findLast((mark) => mark.at <= at);
  if (!after || !before || after === before) return before && !after ? null : (before ?? null);
  const part = (at - before.at) / (after.at - before.at);
  const between = (a: readonly number[], b: readonly number[]): number[] => a.map((each, side) => each + (b[side]! - each) * part);
  return { at, shares: between(before.shares, after.shares), errors: between(before.errors, after.errors) };
}

/** From the bottom to the top: the first side and the second stand against each other. */
export const stacked = (sides: number): number[] => Array.from({ length: sides }, (_, at) => at).sort((a, b) => (a === 1 ? sides : a) - (b === 1 ? sides : b));

export interface Drawing {
  /** By side, the area that is its chance. */
  areas: readonly string[];
  /** Between the sides, how far the border may be off. */
  bands: readonly string[];
  borders: readonly string[];
}

/** The chances as areas one on top of the other. */
export function drawn(marks: readonly Mark[], last: number, width: number, height: number): Drawing {
  const order = stacked(marks[0]?.shares.length ?? 0);
  const x = (at: number): string => ((at / Math.max(last, 1)) * width).toFixed(1);
  const y = (share: number): string => ((1 - Math.min(Math.max(share, 0), 1)) * height).toFixed(1);
  /** The upper border of the first so many sides. */
  const sums = (upTo: number): number[] => marks.map(({ shares }) => order.slice(0, upTo).reduce((sum, side) => sum + shares[side]!, 0));
  const line = (values: readonly number[]): string => marks.map((mark, at) => `${x(mark.at)} ${y(values[at]!)}`).join("L");
  const between = (low: readonly number[], high: readonly number[]): string =>
    `M${line(high)}L${marks.map((mark, at) => `${x(mark.at)} ${y(low[at]!)}`).reverse().join("L")}Z`;
  const areas: string[] = [];
  order.forEach((side, at) => (areas[side] = between(sums(at), sums(at + 1))));
  const inner = order.slice(1).map((_, at) => sums(at + 1));
  const wide = order.slice(1).map((_, at) => marks.map(({ errors }) => Math.max(...order.slice(0, at + 1).map((side) => errors[side]!))));
  return {
    areas,
    borders: inner.map((values) => `M${line(values)}`),
    bands: inner.map((values, at) => between(values.map((each, mark) => each - wide[at]![mark]!), values.map((each, mark) => each + wide[at]![mark]!))),
  };
}

/** Places along a line, each at least so far from the one before: those that are too near give way to both sides. */
export function apart(places: readonly number[], least: number): number[] {
  const moved = [...places];
  for (let at = 1; at < moved.length; at += 1) {
    const short = least - (moved[at]! - moved[at - 1]!);
    if (short <= 0) continue;
    moved[at]! += short / 2;
    for (let before = at - 1; before >= 0; before -= 1) moved[before] = Math.min(moved[before]!, moved[before + 1]! - least);
  }
  return moved;
}

/** The turning points, with the line of the story that tells of each: `happened` has the position of every event. */
export function turningPoints(course: Course, lines: readonly Entry[], happened: readonly number[]): Turn[] {
  const weighed = new Map(course.odds.map((odds) => [odds.at, odds]));
  const chance = (at: number, side: number): [share: number, error: number] => {
    const { won, playouts } = weighed.get(at)!;
    const share = won[side]! / playouts;
    return [share, errorOf(share, playouts)];
  };
  const deeds = lines.filter((line) => line.tone !== "turn" && line.tone !== "setup");
  return course.swings
    .map(({ since, at, side }) => {
      const line = deeds.find((each) => happened[each.at]! > since && happened[each.at]! <= at) ?? deeds.findLast((each) => happened[each.at]! <= at);
      const [before, error] = chance(since, side);
      const [after, other] = chance(at, side);
      return { at, side: course.sides[side]!, points: Math.round(100 * (after - before)), error: Math.round(100 * Math.hypot(error, other)), line };
    })
    .sort((a, b) => a.at - b.at);
}
