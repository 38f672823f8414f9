/** A small table of Samurai Sword for tests. */

import type { SamuraiPlayerView, SamuraiView } from "../../lib/protocol";

export const player = (seat: number, rest: Partial<SamuraiPlayerView> = {}): SamuraiPlayerView => ({
  seat,
  character: "nobody",
  role: seat ? null : "shogun",
  in_game: true,
  life: 4,
  max_life: 4,
  honour: 3,
  hand_size: 5,
  hand: [],
  in_play: [],
  distance: seat || null,
  ...rest,
});

export const view = (rest: Partial<SamuraiView> = {}): SamuraiView => ({
  game: "samurai",
  viewer: 0,
  players: [0, 1, 2, 3].map((seat) => player(seat)),
  ring: [0, 1, 2, 3],
  turn: 0,
  turn_number: 1,
  step: "play",
  winners: [],
  ending: null,
  weapons_left: 1,
  deck_size: 60,
  deck_top: [],
  pile_size: 0,
  pile_top: null,
  middle: [],
  ...rest,
});
