/** The way across the table from one player to another. */

import { find } from "./motion.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  from: Point;
  to: Point;
  /** Where it bends: towards the middle of the table. */
  bend: Point;
  /** Of the table. */
  width: number;
  height: number;
}

/** How far from the middle of a plate the way begins, so that it lies on the table. */
const PLATE = 70;
const OWN = 4;
const BEND = 0.35;
const EDGE = 8;

/** The way from seat to seat in pixels of the stage, or null if one of them is not on the screen.
 *
 * The place of the seat at the bottom begins where its cards in play lie.
 */
export function courseOf(by: number, target: number, bottom: number, stage: HTMLElement): Course | null {
  const frame = stage.getBoundingClientRect();
  const { width, height } = frame;
  const middle = { x: width / 2, y: height / 2 };
  const place = (seat: number): Point | null => {
    const rect = find(seat === bottom ? [`play-${seat}`, `seat-${seat}`] : [`seat-${seat}`]);
    if (!rect) return null;
    const x = rect.x + rect.width / 2 - frame.x;
    const y = Math.min(rect.y + rect.height / 2 - frame.y, height - EDGE);
    const reach = Math.min(1, (seat === bottom ? OWN : PLATE) / Math.hypot(middle.x - x, middle.y - y || 1));
    return { x: x + (middle.x - x) * reach, y: Math.min(y + (middle.y - y) * reach, height - EDGE) };
  };
  const from = place(by);
  const to = place(target);
  if (!from || !to) return null;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: half.x + (middle.x - half.x) * BEND, y: half.y + (middle.y - half.y) * BEND };
  return { from, to, bend, width, height };
}
