/** The pace at which acts are shown. Whoever plays alone sets it here, and bots wait for the screen.
 *
 * Every act stays for its least time; nothing hurries because more is waiting. Only where several
 * people share a pace, and the table has gone on without this screen, is it caught up with.
 */

import { actsOf, outcomeOf, type Act } from "./acts";
import type { Motion } from "./motion.svelte";
import { PACES, preferences, type Pace } from "./preferences.svelte";
import type { Text } from "./protocol";
import type { Actor } from "./table.svelte";

/** The least time of an act, in milliseconds. */
export const LEAST: { readonly [pace in Pace]: number } = { slow: 2600, normal: 1400, fast: 600, instant: 0, rush: 0 };
/** More of it for an act that concerns you. */
export const FOR_YOU = 900;
/** Updates that may wait where a pace is shared; with more, they are shown without acting. */
const MOST_BEHIND = 3;
/** The server goes on to play for as long as it likes: versions that no match reaches. */
const FAR = 1_000_000;

/** How long an act stays, at that pace. */
export function leastOf(act: Act, pace: Pace): number {
  if (act.mine || pace === "rush") return 0;
  if (pace === "instant") return act.grave ? LEAST.normal : 0;
  return LEAST[pace] + (act.touches ? FOR_YOU : 0);
}

export class Pacer {
  paused = $state(false);
  /** Paused, and something waits to be shown. */
  held = $state(false);
  /** The act that is told, until the next one. */
  act = $state.raw<Act | null>(null);
  /** Its events, as far as they are acted out. */
  readonly outcome = $derived.by(() => (this.act ? outcomeOf(this.#events, this.act, this.#told) : null));
  /** Whose turn it is by now, if that was told since the view on the screen. */
  turn = $state<number | null>(null);
  /** What takes place between two acts: the next one waits for it. */
  interlude: () => Promise<void> = async () => {};
  #events = $state.raw<readonly Text[]>([]);
  #told = $state(0);
  #open: (() => void) | null = null;
  #steps = 0;

  constructor(private readonly motion: Motion) {}

  /** Show what happened, act by act. */
  readonly perform: Actor = async (events, before, after, tell, behind) => {
    this.#events = events;
    for (const [at, act] of actsOf(events, before, after.view.viewer).entries()) {
      if (at) await this.interlude();
      if (this.paused && !act.mine && !preferences.shared) await this.#leave();
      this.act = act;
      this.#told = act.from;
      const last = events.slice(act.from, act.to).findLast((event) => event.id === "event-turn");
      if (last) this.turn = Number(last.args?.seat);
      tell(act.to);
      if (preferences.shared && behind() > MOST_BEHIND) continue;
      await this.motion.act(events, act, before, after, leastOf(act, preferences.played), (told) => (this.#told = told));
    }
    this.#told = events.length;
    this.turn = null;
    this.motion.rest();
  };

  /** How many versions bots may go on without a word from this screen. */
  get ahead(): number {
    return !preferences.shared && !this.paused && LEAST[preferences.played] === 0 ? FAR : 0;
  }

  /** One act: the end of the one that is shown, and the next if they are paused. */
  next(): void {
    if (this.#open) this.#open();
    else {
      this.motion.finish();
      if (this.paused) this.#steps = 1;
    }
  }

  /** The act is over at once. */
  finish(): void {
    this.motion.finish();
  }

  toggle(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#open?.();
  }

  faster(by: 1 | -1): void {
    const at = PACES.indexOf(preferences.played as (typeof PACES)[number]) + by;
    const pace = PACES[Math.max(0, Math.min(at, PACES.length - 1))];
    if (pace) preferences.pace = pace;
  }

  /** Wait until someone lets the next act pass. */
  async #leave(): Promise<void> {
    if (this.#steps > 0) {
      this.#steps -= 1;
      return;
    }
    this.held = true;
    await new Promise<void>((resolve) => (this.#open = resolve));
    this.held = false;
    this.#open = null;
  }
}
