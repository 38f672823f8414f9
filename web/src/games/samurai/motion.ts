/** How the events of Samurai Sword are acted out. */

import { T, type Steps } from "../../lib/motion.svelte";
import { travels } from "../travels";

export const steps: Steps = (scene, motion) => {
  const { name, args, number, players } = scene;
  const seat = number("seat");
  switch (name) {
    case "attack":
      return { lasts: T.shot, sound: "blade", start: () => motion.shoot(number("by"), number("target"), false) };
    case "parried":
      return {
        lasts: T.shot,
        sound: "clash",
        start: () => {
          motion.shoot(number("by"), seat, true);
          motion.mark(seat, "dodged");
        },
      };
    case "wounded":
    case "wounded-by":
    case "gave-up-life":
      return { lasts: T.hit, sound: "thud", start: () => motion.mark(seat, "hit") };
    case "defeated":
      return { lasts: T.out, sound: "bell", start: () => motion.mark(seat, "out") };
    case "recovered":
      return { lasts: T.hit, sound: "pour", start: () => motion.mark(seat, "healed") };
    case "gave-honour":
      return { lasts: T.out, sound: "wood", start: () => motion.toss("seal", 1, [`honour-${seat}`], [`honour-${number("target")}`]) };
    case "lost-honour":
      return { lasts: T.hit, sound: "bad", start: () => motion.mark(seat, "honour") };
    case "deck-ended":
      return {
        lasts: T.out,
        sound: "bell",
        start: () => {
          for (let each = 0; each < players; each += 1) motion.mark(each, "honour");
        },
      };
    case "turned-up":
      return motion.flight(["deck"], ["now"], typeof args.card === "string" ? args.card : null, { lasts: T.flip + T.hold, sound: "snap", turns: true, hold: T.hold });
    default:
      return travels(scene, motion);
  }
};
