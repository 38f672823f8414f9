/** What does not fit its frame is drawn as much smaller as it takes: however much lies there, nothing spills over. */

import type { Attachment } from "svelte/attachments";

/** Smaller than so much of its size nothing could be read. */
const LEAST = 0.7;
/** It grows back when there is clearly room: else it would go to and fro. */
const ROOM = 1.06;
/** Words under a pile may be wider than it, and a tilted card higher. */
const STICKS_OUT = "figcaption, .card";

/** The factor for what takes so much of its room now, drawn at a factor already. */
export function factorFor(now: number, taken: number): number {
  const wanted = Math.max(LEAST, Math.min(1, now / taken));
  return wanted < now || wanted > now * ROOM || wanted === 1 ? wanted : now;
}

/** The least box around all of them. */
function around(elements: readonly Element[]): { top: number; bottom: number; left: number; right: number } {
  const boxes = elements.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  };
}

/** Sets `--squeeze` on the frame, for its children to be drawn at. Their sizes are observed, never asked for in the middle of an update. */
export const squeezed: Attachment<HTMLElement> = (frame) => {
  let factor = 1;
  function fit(): void {
    const within = [...frame.children].filter((each) => getComputedStyle(each).position !== "absolute" && each.clientHeight);
    if (!within.length || !frame.clientHeight) return;
    const whole = around(within);
    const all = around([...within, ...within.flatMap((each) => [...each.querySelectorAll(STICKS_OUT)])]);
    const { paddingTop, paddingBottom } = getComputedStyle(frame);
    const room = frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    // What stands there is centred: where it sticks out on one side, it needs as much on the other.
    const high = whole.bottom - whole.top + 2 * Math.max(all.bottom - whole.bottom, whole.top - all.top);
    const wide = whole.right - whole.left + 2 * Math.max(all.right - whole.right, whole.left - all.left);
    const next = factorFor(factor, Math.max(Math.floor(high) / room, Math.floor(wide) / frame.clientWidth));
    if (next === factor) return;
    factor = next;
    frame.style.setProperty("--squeeze", String(factor));
  }
  const sizes = new ResizeObserver(fit);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [frame, ...frame.children, ...frame.querySelectorAll(".pile")]) sizes.observe(each);
  };
  const children = new MutationObserver(watch);
  children.observe(frame, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
