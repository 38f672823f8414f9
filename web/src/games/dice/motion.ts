/** How the Dice Game's events are acted out. */

import { T, type Steps } from "../../lib/motion.svelte";
import { sound } from "../../lib/sound";
import { places } from "./dice";

/** Dice tumble so long, and land one after the other. */
export const TUMBLE = 700;
const LANDS = 90;
const RAID = 1000;
const BURST = 6;

const ARROW = "arrow";

export const steps: Steps = ({ name, number }, motion) => {
  const seat = number("seat");
  const seatOf = (who: number): string[] => [`seat-${who}`];
  switch (name) {
    case "rolled": {
      const dice = places(number("dice"));
      return {
        lasts: TUMBLE + dice.length * LANDS,
        sound: "rattle",
        start: () => dice.forEach((_, at) => motion.later(TUMBLE * 0.7 + at * LANDS, () => sound("tap"))),
      };
    }
    case "took-arrows":
    case "spared":
      return { lasts: T.card, sound: "slide", start: () => motion.toss(ARROW, number("number"), ["quiver"], seatOf(seat)) };
    case "returned-arrows":
      return { lasts: T.card, sound: "slide", start: () => motion.toss(ARROW, number("number"), seatOf(seat), ["quiver"]) };
    case "discarded-arrow":
      return { lasts: T.card, sound: "slide", start: () => motion.toss(ARROW, 1, seatOf(number("target")), ["quiver"]) };
    case "indians":
      return { lasts: RAID, sound: "arrows" };
    case "arrows-back":
      return { lasts: T.panel, sound: "wood" };
    case "exploded":
      return { lasts: T.hit, sound: "crack", start: () => motion.mark(seat, "hit") };
    case "aimed":
      return { lasts: T.panel, sound: "snap" };
    case "lost-life-to":
      return {
        lasts: T.shot,
        sound: "crack",
        start: () => {
          motion.shoot(number("by"), seat, false);
          motion.mark(seat, "hit");
        },
      };
    case "gatling":
      return {
        lasts: T.hit,
        sound: "crack",
        start: () => Array.from({ length: BURST }, (_, at) => motion.later(at * LANDS, () => sound("crack"))),
      };
    case "beer":
      return { lasts: T.card, sound: "slide", start: () => motion.toss("i-beer-stein", 1, ["dice"], seatOf(number("target"))) };
    case "wasted":
      return { lasts: T.panel, sound: "bad" };
    default:
      return undefined;
  }
};
