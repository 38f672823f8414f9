/** How the events of Samurai Sword are acted out. */

import { T, type Steps } from "../../lib/motion.svelte";

export const steps: Steps = ({ name, args, number, you }, motion) => {
  const card = typeof args.card === "string" ? args.card : null;
  const seat = number("seat");
  const place = (who: number): string => (who === you ? "hand" : `seat-${who}`);
  const own = (who: number): string[] => (card ? [`card-${card}`, place(who)] : [place(who)]);
  const front = (who: number): string[] => [`play-${who}`, `seat-${who}`];
  switch (name) {
    case "drew":
      return motion.flight(["deck"], [place(seat)], card, { lasts: T.apart * 2, sound: "slide" });
    case "drew-pile":
      return motion.flight(["pile"], [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "played":
    case "played-as":
    case "played-at":
      return motion.flight(own(seat), ["now"], card, { lasts: T.card, sound: "slide", turns: seat !== you });
    case "placed":
      return motion.flight(["now"], front(seat), card, { lasts: T.card, sound: "wood" });
    case "passed-on":
      return motion.flight([`play-${seat}`, place(seat)], front(number("target")), card, { lasts: T.card * 2, sound: "wood", slow: 2 });
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
    case "gave-honour":
      return motion.token("honour", [`honour-${seat}`], [`honour-${number("target")}`], { lasts: T.card * 2, sound: "wood" });
    case "lost-honour":
      return { lasts: T.hit, sound: "bad", start: () => motion.mark(seat, "honour") };
    case "deck-ended":
      return { lasts: T.out, sound: "bell", start: () => motion.markAll("honour") };
    case "recovered":
      return { lasts: T.hit, sound: "pour", start: () => motion.mark(seat, "healed") };
    case "discarded":
    case "lost-card":
      return motion.flight(own(seat), ["pile"], card, { lasts: T.card * 0.6, sound: "slide", turns: seat !== you });
    case "took":
      return motion.flight(own(number("owner")), [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "turned-up":
      return motion.flight(["deck"], ["now"], card, { lasts: T.flip + T.hold, sound: "snap", turns: true, hold: T.hold });
    case "reshuffled":
      return motion.flight(["pile"], ["deck"], null, { lasts: T.card, sound: "rattle" });
    default:
      return undefined;
  }
};
