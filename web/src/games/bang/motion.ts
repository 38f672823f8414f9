/** How the card game's events are acted out. */

import { T, type Step, type Steps } from "../../lib/motion.svelte";
import { travels } from "../travels";
import { isShow } from "./force";
import { TRAIN } from "./train";

/** Where nuggets come from and go to. */
const STORE = ["stack-equipment", "row-equipment", "deck"];
const purse = (seat: number): string[] => [`nuggets-${seat}`, `seat-${seat}`];
/** What tokens lie on: a card in play, or a character. */
const slot = (seat: number, card: string | null): string[] =>
  card === null ? [`load-${seat}`, `seat-${seat}`] : [`play-${seat}-${card}`, `card-${card}`, `seat-${seat}`];

/** A step with something more to start. */
const bringing = (step: Step, more: () => void): Step => ({
  ...step,
  start: () => {
    more();
    step.start?.();
  },
});

export const steps: Steps = (scene, motion) => {
  const { name, args, number, you, last } = scene;
  const card = typeof args.card === "string" ? args.card : null;
  const seat = number("seat");
  const place = (who: number): string => (who === you ? "hand" : `seat-${who}`);
  switch (name) {
    case "chose":
      return motion.flight([`card-${card}`, "middle"], [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "showed":
      return motion.flight([`card-${card}`, place(seat)], ["middle"], card, { lasts: T.card, sound: "snap", turns: seat !== you });
    case "left-over":
      return motion.flight([`card-${card}`, "middle"], ["pile"], card, { lasts: T.card, sound: "slide" });
    case "kept-flipped":
      return motion.flight(["now", "pile"], [place(seat)], card, { lasts: T.card, sound: "slide" });
    case "revealed":
    case "turned-up":
      return motion.flight(["deck"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
    case "event": {
      const event = typeof args.kind === "string" ? args.kind : null;
      const [from, to] = event && isShow(event) ? [["next-show", "show"], "show"] : [["next-event", "event"], "event"];
      return motion.flight([...from, "deck"], [to, "middle"], event, { lasts: T.card + T.hold, sound: "bell", turns: true, hold: T.hold });
    }
    case "shot-at":
      return { lasts: T.shot, sound: "crack", start: () => motion.mark(number("target"), "hit") };
    case "cancelled-shot":
      return { lasts: T.shot, sound: "ricochet", start: () => motion.mark(seat, "dodged") };
    case "lost-life":
    case "lost-life-to":
      return {
        lasts: T.hit,
        sound: "thud",
        start: () => {
          motion.mark(seat, "hit");
          motion.float(`−${number("number")}`, "loss", [`seat-${seat}`]);
        },
      };
    case "ghost":
    case "kept":
      return { lasts: T.hit, sound: "bell", start: () => motion.mark(seat, "returns") };
    case "returned":
    case "survived":
      return { lasts: T.hit, sound: "bell", start: () => motion.mark(seat, "healed") };
    case "bounty-paid":
      return { lasts: T.hit, sound: "coin", start: () => motion.float("+1", "gain", [`seat-${seat}`]) };
    case "role":
      return { lasts: T.flip, sound: "snap", start: () => motion.mark(seat, "role") };
    case "swapped-seats":
      return { lasts: T.panel, sound: "spur", start: () => [seat, number("target")].forEach((each) => motion.mark(each, "turn")) };
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
    // nuggets: from the wound, or from the supply beside their deck
    case "nuggets": {
      const wound = last?.id === "event-lost-life-to" && last.args?.by === seat ? Number(last.args.seat) : null;
      return {
        lasts: T.nugget,
        sound: "coin",
        start: () => {
          motion.toss("nugget", number("number"), wound === null ? STORE : [`seat-${wound}`], purse(seat));
          motion.later(T.card, () => {
            motion.mark(seat, "gain");
            motion.float(`+${number("number")}`, "gain", purse(seat));
          });
        },
      };
    }
    case "paid":
      return { lasts: T.card, sound: "coin", start: () => motion.toss("nugget", number("number"), purse(seat), [`card-${args.kind}`, ...STORE]) };
    case "bought":
      return bringing(
        motion.flight([`row-equipment-${card}`, ...STORE], ["now"], card, { lasts: T.card + T.flip, sound: "coin" }),
        () => motion.toss("nugget", number("number"), purse(seat), [`row-equipment-${card}`, ...STORE]),
      );
    case "forced":
      return bringing(
        motion.flight([`play-${seat}-${card}`, `card-${card}`], STORE, card, { lasts: T.card + T.flip, sound: "coin" }),
        () => motion.toss("nugget", number("number"), purse(number("by")), [`play-${seat}-${card}`, `card-${card}`]),
      );
    case "on-sale":
      return motion.flight(["stack-equipment"], ["row-equipment"], card, { lasts: T.flip, sound: "snap", turns: true });
    case "drew-equipment":
      return motion.flight(["stack-equipment", "row-equipment"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
    // tokens: between their supply and what they lie on
    case "loaded":
    case "loaded-self":
      return { lasts: T.card, sound: "tap", start: () => motion.toss("shell", number("number"), ["supply"], slot(seat, card)) };
    case "unloaded":
    case "unloaded-self":
      return { lasts: T.card, sound: "tap", start: () => motion.toss("shell", number("number"), slot(seat, card), ["supply"]) };
    // the Train rolls where it is drawn: here is how long that takes
    case "train-advances":
      return { lasts: T.train, sound: "chug" };
    case "end-of-line":
      return { lasts: T.train + T.hold, sound: "chug" };
    case "new-line":
      return { lasts: T.train, sound: "snap" };
    case "station": // drawn with its line
      return { lasts: 0 };
    case "wagon-joins":
      return { lasts: T.flip, sound: "wood" };
    case "acquired":
    case "acquired-for":
      return motion.flight([`row-${TRAIN}-${card}`, `row-${TRAIN}`], ["now"], card, { lasts: T.card + T.flip, sound: "slide" });
    case "shadow":
      return { lasts: T.hit, sound: "bell", start: () => motion.mark(seat, "returns") };
    case "left":
      return { lasts: T.hit, sound: "spur", start: () => motion.mark(seat, "leaves") };
    default:
      return travels(scene, motion);
  }
};
