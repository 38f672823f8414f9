/** Where the chairs stand around a table that nobody plays at yet. */

export interface Spot {
  seat: number;
  /** Percent of the width and the height. */
  x: number;
  y: number;
}

/** The seats in turn order, clockwise from the bottom, where `bottom` sits. */
export function around(players: number, bottom: number): Spot[] {
  return Array.from({ length: players }, (_, at) => {
    const angle = Math.PI * (0.5 + (2 * at) / players);
    return {
      seat: (bottom + at) % players,
      x: Math.round((50 + 37 * Math.cos(angle)) * 10) / 10,
      y: Math.round((50 + 38 * Math.sin(angle)) * 10) / 10,
    };
  });
}

/** Who has come and who has gone between two moments, by name. */
export function comings(before: readonly (string | null)[], now: readonly (string | null)[]): { came: string[]; went: string[] } {
  const people = (names: readonly (string | null)[]) => names.filter((name) => name !== null);
  return {
    came: people(now).filter((name) => !before.includes(name)),
    went: people(before).filter((name) => !now.includes(name)),
  };
}
