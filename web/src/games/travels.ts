/** How cards travel in the games that are played with them: between deck, hands, table and discards. */

import { T, type Steps } from "../lib/motion.svelte";

export const travels: Steps = ({ name, args, number, you }, motion) => {
  const card = typeof args.card === "string" ? args.card : null;
  const seat = number("seat");
  const place = (who: number): string => (who === you ? "hand" : `seat-${who}`);
  /** Where a card of theirs lies: you see your own; of others, only what is in play. */
  const own = (who: number): string[] => [who === you ? `card-${card}` : `play-${who}-${card}`, place(who)];
  switch (name) {
    case "drew":
      return motion.flight(["deck"], [place(seat)], card, { lasts: T.apart * 2, sound: "slide" });
    case "drew-pile":
      return motion.flight(["pile"], [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "played":
    case "played-as":
    case "played-at":
    case "played-as-at":
      return motion.flight(own(seat), ["now"], card, { lasts: T.card, sound: "slide", turns: seat !== you });
    case "used":
    case "used-at":
      return motion.flight(own(seat), ["now"], card, { lasts: T.card, sound: "wood" });
    case "placed":
      return motion.flight(["now"], [`play-${seat}`, `seat-${seat}`], card, { lasts: T.card, sound: "wood" });
    case "passed-on":
      return motion.flight(own(seat), [`seat-${number("target")}`, "hand"], card, { lasts: T.card, sound: "wood" });
    case "discarded":
    case "lost-card":
      return motion.flight(own(seat), ["pile"], card, { lasts: T.card * 0.6, sound: "slide", turns: seat !== you });
    case "took":
      return motion.flight(own(number("owner")), [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "put-back":
      return motion.flight(own(seat), ["deck"], card, { lasts: T.card, sound: "slide" });
    case "reshuffled":
      return motion.flight(["pile"], ["deck"], null, { lasts: T.card, sound: "rattle" });
    default:
      return undefined;
  }
};
