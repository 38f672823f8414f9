/** Samurai Sword. */

import type { SamuraiView } from "../../lib/protocol";
import "../../styles/samurai.css";
import { t } from "../../lib/texts.svelte";
import { game } from "../game";
import Card from "./Card.svelte";
import Facts from "./Facts.svelte";
import { lessons } from "./lessons";
import { looks } from "./looks";
import { steps } from "./motion";
import Place from "./Place.svelte";
import Rules from "./Rules.svelte";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import { statsOf } from "./stats";

export default game<SamuraiView>({
  Card,
  Scene,
  Place,
  Rules,
  Facts,
  Scores,
  verbs: { "take-it": "broken-heart", "lose-honour": "#seal" },
  target: (view, seat) => {
    const { honour = 0, life = 0, hand_size: cards = 0 } = view.players[seat] ?? {};
    return t("target-facts", { honour, life, cards });
  },
  lessons,
  steps,
  looks,
  stats: statsOf,
});
