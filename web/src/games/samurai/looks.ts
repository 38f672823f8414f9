/** How the events of Samurai Sword look in the log. */

import type { Looks } from "../../lib/chronicle";

export const looks: Looks = {
  icons: {
    drew: "card-draw",
    "drew-pile": "card-draw",
    discarded: "card-discard",
    "lost-card": "card-discard",
    reshuffled: "card-draw",
    "deck-ended": "broken-heart",
    wounded: "broken-heart",
    "wounded-by": "broken-heart",
    defeated: "broken-heart",
    "gave-up-life": "broken-heart",
    "gave-honour": "#seal",
    "lost-honour": "#seal",
    recovered: "heal",
    "showed-role": "person",
    scored: "trophy",
    "deadly-strike": "skull",
  },
  hits: new Set(["attack", "wounded", "wounded-by", "defeated", "gave-honour", "lost-honour", "deck-ended"]),
  deeds: new Set(["attack", "parried"]),
};
