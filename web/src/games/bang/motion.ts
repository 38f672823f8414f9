/** How the card game's events are acted out. */

import { T, type Steps } from "../../lib/motion.svelte";
import { travels } from "../travels";

export const steps: Steps = (scene, motion) => {
  const { name, args, number, you } = scene;
  const card = typeof args.card === "string" ? args.card : null;
  const seat = number("seat");
  switch (name) {
    case "chose":
      return motion.flight([`card-${card}`, "middle"], [seat === you ? "hand" : `seat-${seat}`], card, { lasts: T.card, sound: "slide" });
    case "revealed":
    case "showed":
    case "turned-up":
      return motion.flight(["deck"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
    case "event":
      return motion.flight(["next-event", "deck"], ["event", "middle"], typeof args.kind === "string" ? args.kind : null, { lasts: T.card + T.hold, sound: "bell", turns: true, hold: T.hold });
    case "shot-at":
      return { lasts: T.shot, sound: "crack", start: () => motion.mark(number("target"), "hit") };
    case "cancelled-shot":
      return { lasts: T.shot, sound: "ricochet", start: () => motion.mark(seat, "dodged") };
    case "ghost":
    case "returned":
      return { lasts: T.hit, sound: "bell", start: () => motion.mark(seat, "healed") };
    case "flipped":
      return motion.flight(["deck"], ["now"], card, { lasts: T.flip + T.hold, sound: "snap", turns: true, hold: T.hold });
    case "check-met":
      return { lasts: T.hold, sound: "good", start: () => motion.stamp(card, "good") };
    case "check-failed":
      return { lasts: T.hold, sound: "bad", start: () => motion.stamp(card, "bad") };
    case "shot":
      return { lasts: T.shot, sound: "crack", start: () => motion.shoot(number("by"), number("target"), false) };
    case "cancelled":
      return {
        lasts: T.shot,
        sound: "ricochet",
        start: () => {
          motion.shoot(number("by"), seat, true);
          motion.mark(seat, "dodged");
        },
      };
    case "exploded":
      return { lasts: T.hit, sound: "crack", start: () => motion.mark(seat, "hit") };
    default:
      return travels(scene, motion);
  }
};
