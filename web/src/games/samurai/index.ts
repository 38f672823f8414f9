/** Samurai Sword. */

import type { SamuraiView } from "../../lib/protocol";
import "../../styles/samurai.css";
import { game } from "../game";
import Card from "./Card.svelte";
import Facts from "./Facts.svelte";
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
  icons: { "take-it": "broken-heart", "lose-honour": "#seal" },
  steps,
  looks,
  stats: statsOf,
});
