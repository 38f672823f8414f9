/** How the card game's events are acted out. */

import { T, type Steps } from "../../lib/motion.svelte";

export const steps: Steps = ({ name, args, number, you }, motion) => {
  const card = typeof args.card === "string" ? args.card : null;
  const seat = number("seat");
  const place = (who: number): string => (who === you ? "hand" : `seat-${who}`);
  const own = (who: number): string[] => (card ? [`card-${card}`, place(who)] : [place(who)]);
  switch (name) {
    case "drew":
      return motion.flight(["deck"], [place(seat)], card, { lasts: T.apart * 2, sound: "slide" });
    case "drew-pile":
      return motion.flight(["pile"], [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "chose":
      return motion.flight([`card-${card}`, "middle"], [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "revealed":
    case "showed":
      return motion.flight(["deck"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
    case "played":
    case "played-as":
    case "played-at":
    case "played-as-at":
      return motion.flight(own(seat), ["now"], card, { lasts: T.card, sound: "slide", turns: seat !== you });
    case "placed":
      return motion.flight(["now"], [`play-${seat}`, `seat-${seat}`], card, { lasts: T.card, sound: "wood" });
    case "passed-on":
      return motion.flight(own(seat), [`seat-${number("target")}`, "hand"], card, { lasts: T.card, sound: "wood" });
    case "discarded":
    case "lost-card":
      return motion.flight(own(seat), ["pile"], card, { lasts: T.card * 0.6, sound: "slide", turns: seat !== you });
    case "took":
      return motion.flight(own(number("owner")), [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "event":
      return motion.flight(["next-event", "deck"], ["event", "middle"], typeof args.kind === "string" ? args.kind : null, { lasts: T.card + T.hold, sound: "bell", turns: true, hold: T.hold });
    case "used":
    case "used-at":
      return motion.flight(own(seat), ["now"], card, { lasts: T.card, sound: "wood" });
    case "put-back":
      return motion.flight(own(seat), ["deck"], card, { lasts: T.card, sound: "slide" });
    case "turned-up":
      return motion.flight(["deck"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
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
    case "reshuffled":
      return motion.flight(["pile"], ["deck"], null, { lasts: T.card, sound: "rattle" });
    default:
      return undefined;
  }
};
