/** BANG! The card game. */

import "../../styles/sets.css";
import "../../styles/train.css";
import "../../styles/phone.css";
import type { BangView } from "../../lib/protocol";
import { game } from "../game";
import Facts from "./Facts.svelte";
import { gagOf } from "./force";
import { lessons } from "./lessons";
import { looks } from "./looks";
import { steps } from "./motion";
import Place from "./Place.svelte";
import RulesInShort from "./RulesInShort.svelte";
import Scene from "./Scene.svelte";
import { statsOf } from "./stats";
import { GO_AHEAD, tollOf } from "./train";
import { isDense, isRich, priceOf, signsOf, slotOf } from "./zones";

export default game<BangView>({
  Scene,
  Place,
  Rules: RulesInShort,
  Facts,
  extra: (view, seat) => {
    const me = view.players[seat];
    return { keep: me?.hand_limit ?? me?.life ?? 0, left: Math.max(0, (me?.life ?? 0) - 1) };
  },
  verbs: { force: "#nugget", [GO_AHEAD]: "steam-locomotive" },
  slot: slotOf,
  price: priceOf,
  toll: tollOf,
  signs: signsOf,
  rich: isRich,
  dense: isDense,
  gag: gagOf,
  lessons,
  steps,
  looks,
  stats: (events, view) => statsOf(events, view.players.map((player) => player.max_life)),
});
