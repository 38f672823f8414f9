/** How the Dice Game's events look in the log. */

import type { Looks } from "../../lib/chronicle";

export const looks: Looks = {
  icons: {
    rolled: "rolling-dices",
    stopped: "check-mark",
    "took-arrows": "#arrow",
    spared: "#arrow",
    "returned-arrows": "#arrow",
    "discarded-arrow": "#arrow",
    "arrows-back": "#arrow",
    indians: "arrow-flights",
    exploded: "dynamite",
    aimed: "crosshair",
    beer: "beer-stein",
    wasted: "beer-stein",
    gatling: "machine-gun",
    ability: "star",
  },
  hits: new Set(["indians", "gatling"]),
};
