/** BANG! The Dice Game. */

import type { DiceView } from "../../lib/protocol";
import { t } from "../../lib/texts.svelte";
import { game } from "../game";
import Answers from "./Answers.svelte";
import { asksToRoll } from "./dice";
import Facts from "./Facts.svelte";
import { lessons } from "./lessons";
import { looks } from "./looks";
import { steps } from "./motion";
import Place from "./Place.svelte";
import RulesInShort from "./RulesInShort.svelte";
import Scene from "./Scene.svelte";
import { statsOf } from "./stats";
import "../../styles/dice.css";

export default game<DiceView>({
  Scene,
  Place,
  Rules: RulesInShort,
  Facts,
  Answers,
  answers: asksToRoll,
  extra: (view, seat) => ({ left: Math.max(0, (view.players[seat]?.life ?? 0) - 1) }),
  verbs: {
    "discard-arrow": "arrow-flights",
    double: "crosshair",
    heal: "heal",
    pour: "beer-stein",
    return: "return-arrow",
    shoot: "crosshair",
    "take-arrow": "arrow-flights",
  },
  keys: [["D", "dice-help-dice"]],
  target: (view, seat) => {
    const player = view.players[seat];
    return t("dice-target-facts", { life: player?.life ?? 0, arrows: player?.arrows ?? 0 });
  },
  lessons,
  steps,
  looks,
  stats: (events, view) => statsOf(events, view.players.map((player) => player.max_life)),
});
