/** An attack as a sum, and what it would cost. */

import type { Attack, SamuraiPlayerView } from "../../lib/protocol";

export interface Summand {
  kind: string;
  /** How it stands in the sum; the first has none. */
  sign: "" | "+" | "−";
  number: number;
}

/** The wounds as a person writes them: 3, + 1, − 1. */
export const sumOf = (attack: Attack): Summand[] =>
  attack.terms.map(({ kind, number }, at) => ({
    kind,
    sign: number < 0 ? "−" : at ? "+" : "",
    number: Math.abs(number),
  }));

export interface Outcome {
  id: "attack-hurts" | "attack-defeats" | "attack-ends";
  /** What is left: of Resilience, or of Honour when there is no Resilience left. */
  number: number;
}

/** What happens to a player who suffers so many wounds. */
export function outcome(player: SamuraiPlayerView, wounds: number): Outcome {
  if (player.life > wounds) return { id: "attack-hurts", number: player.life - wounds };
  const number = player.honour - 1;
  return { id: number > 0 ? "attack-defeats" : "attack-ends", number };
}
