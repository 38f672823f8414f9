/** A small table of the Dice Game for tests. */

import type { DiceView } from "../../lib/protocol";

export const table = (rest: Partial<DiceView> = {}): DiceView => ({
  game: "dice",
  viewer: 0,
  players: [0, 1, 2, 3].map((seat) => ({
    seat,
    character: "nobody",
    role: null,
    in_game: true,
    life: 8,
    max_life: 8,
    distance: seat,
    arrows: 0,
  })),
  ring: [0, 1, 2, 3],
  turn: 0,
  turn_number: 1,
  step: "roll",
  winners: [],
  ending: null,
  arrows_left: 9,
  dice: ["arrow", "dynamite", "bullseye_2", "beer", "gatling"],
  locked: [1],
  rolls: 1,
  ...rest,
});
