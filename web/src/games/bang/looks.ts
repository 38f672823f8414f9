/** How the card game's events look in the log. */

import type { Looks } from "../../lib/chronicle";

export const looks: Looks = {
  icons: {
    drew: "card-draw",
    "drew-pile": "card-draw",
    looked: "watch",
    discarded: "card-discard",
    reward: "card-draw",
    penalty: "card-discard",
    cancelled: "western-hat",
    reshuffled: "card-draw",
    ghost: "ghost",
    returned: "ghost",
    "put-back": "card-discard",
    "extra-turn": "turn",
    nuggets: "#nugget",
    paid: "#nugget",
    loaded: "#primer",
    "loaded-self": "#primer",
    unloaded: "#primer",
    "unloaded-self": "#primer",
    shadow: "shadow",
    "shadow-side": "shadow",
    "shadows-gone": "shadow",
    left: "hourglass",
    "new-line": "steam-locomotive",
    "train-advances": "steam-locomotive",
    "end-of-line": "steam-locomotive",
  },
  hits: new Set(["shot", "shot-at", "ricochet"]),
  gains: new Set(["nuggets", "bought", "acquired", "acquired-for"]),
};
