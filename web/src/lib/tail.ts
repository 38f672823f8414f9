/** Where the tail of a note is: on the edge that looks at what it speaks of, so far along it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Tail {
  side: "left" | "right" | "top" | "bottom";
  /** From the left, or from the top. */
  along: number;
}

/** As near to a corner as this. */
const NEAR = 20;

export function tailOf(note: Box, place: Box): Tail | null {
  const [before, after] = [note.left - place.right, place.left - note.right];
  const [above, below] = [note.top - place.bottom, place.top - note.bottom];
  const across = Math.max(before, after);
  const down = Math.max(above, below);
  if (Math.max(across, down) < 0) return null; // it lies under the note
  const along = (low: number, high: number, from: number, to: number): number => Math.min(Math.max((from + to) / 2 - low, NEAR), high - low - NEAR);
  return across >= down
    ? { side: after > before ? "right" : "left", along: along(note.top, note.bottom, place.top, place.bottom) }
    : { side: below > above ? "bottom" : "top", along: along(note.left, note.right, place.left, place.right) };
}
