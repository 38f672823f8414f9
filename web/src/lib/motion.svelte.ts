/** Acting out events: cards that travel, shots, hits. The screen shows the outcome afterwards.
 *
 * It never blocks: `finish` ends an act at once, and a page that is not looked at shows no motion.
 * Places on the table carry `data-anchor`; what is not on the table is not acted out.
 */

import { preferences } from "./preferences.svelte";
import type { Text, Update } from "./protocol";
import { sound, type SoundName } from "./sound";
import type { Act } from "./acts";

export interface Flight {
  id: number;
  /** The face, or null for a back. */
  card: string | null;
  /** Something that is no card: the id of its picture. */
  token: string | null;
  from: DOMRect;
  to: DOMRect;
  duration: number;
  turns: boolean;
  /** How long it stays before it vanishes, as a flipped card does. */
  hold: number;
  stamp: "good" | "bad" | null;
}

export interface Streak {
  id: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
  missed: boolean;
  duration: number;
}

/** A word that stands over a place for a moment: what was gained there, or lost. */
export interface Floater {
  id: number;
  text: string;
  tone: "gain" | "loss";
  x: number;
  y: number;
  duration: number;
}

export type Mark = "hit" | "healed" | "out" | "dodged" | "turn" | "honour" | "gain" | "returns" | "leaves" | "role";

/** What an event looks like: it starts something, and says how long until the next may start. */
export interface Step {
  lasts: number;
  sound?: SoundName;
  start?: () => void;
}

/** An event to act out: who looks on, and whether something was asked before. */
export interface Scene {
  name: string;
  args: { readonly [name: string]: number | string };
  /** A seat or another number among the arguments; -1 if there is none. */
  number: (name: string) => number;
  you: number | null;
  players: number;
  asked: boolean;
  /** What happened just before it. */
  last: Text | null;
}

/** The steps of a game; what it does not know is acted out as in every game, or not at all. */
export type Steps = (scene: Scene, motion: Motion) => Step | undefined;

export const T = { card: 360, flip: 300, shot: 420, hit: 500, nugget: 620, train: 900, out: 1100, panel: 220, hold: 500, apart: 70 } as const;
/** What happens in an act is acted out in at most this time: what is longer goes faster. */
const LONGEST = 2400;
const MOST_EVENTS = 40;

const NOTHING: Step = { lasts: 0 };

let next = 0;

export class Motion {
  flights = $state.raw<readonly Flight[]>([]);
  streaks = $state.raw<readonly Streak[]>([]);
  floaters = $state.raw<readonly Floater[]>([]);
  /** What is happening to seats. */
  marks = $state.raw<{ readonly [seat: number]: Mark }>({});
  /** The events acted out so far, while the screen still shows what was before them. */
  acted = $state.raw<readonly Text[]>([]);
  /** How the events of the game at this table are acted out. */
  steps: Steps = () => undefined;
  #finish: (() => void) | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** Act out the events of an act; resolves when the next may begin, after the least time at least. */
  async act(events: readonly Text[], { from, to }: Pick<Act, "from" | "to">, before: Update, after: Update, least: number, told: (count: number) => void): Promise<void> {
    const still = preferences.speed === 0 || document.hidden || to - from > MOST_EVENTS;
    const steps = events.slice(from, to).map((event, at) => {
      const scene = sceneOf(event, before, after, events[from + at - 1] ?? null);
      return (still ? undefined : (this.steps(scene, this) ?? common(scene, this))) ?? NOTHING;
    });
    const total = steps.reduce((sum, step) => sum + step.lasts, 0) * preferences.speed;
    const lasts = Math.max(least, Math.min(total, LONGEST));
    if (lasts > 0) {
      const finished = new Promise<void>((resolve) => (this.#finish = resolve));
      void this.#run(events, from, steps, total > lasts ? (lasts / total) * preferences.speed : preferences.speed, lasts, told);
      await finished;
    }
    this.acted = events.slice(0, to);
    told(to);
    this.#clear();
  }

  /** Show the outcome now. */
  finish(): void {
    this.#finish?.();
  }

  /** All of it is on the screen. */
  rest(): void {
    this.acted = [];
  }

  async #run(events: readonly Text[], from: number, steps: readonly Step[], pace: number, lasts: number, told: (count: number) => void): Promise<void> {
    const finish = this.#finish;
    let spent = 0;
    for (const [at, step] of steps.entries()) {
      if (finish !== this.#finish) return;
      this.acted = events.slice(0, from + at + 1);
      told(from + at + 1);
      if (step.sound) sound(step.sound);
      if (!this.#calm.matches) step.start?.();
      const time = (this.#calm.matches ? Math.min(step.lasts, 120) : step.lasts) * pace;
      spent += time;
      if (time) await this.#wait(time);
    }
    if (spent < lasts && finish === this.#finish) await this.#wait(lasts - spent);
    finish?.();
  }

  #wait(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, duration);
      this.#timers.add(timer);
    });
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#finish = null;
    this.flights = [];
    this.streaks = [];
    this.floaters = [];
    this.marks = {};
  }

  /** A card that travels from the first place there is to the first place there is. */
  flight(
    from: string[],
    to: string[],
    card: string | null,
    how: { lasts: number; sound: SoundName; turns?: boolean; hold?: number },
  ): Step {
    return {
      lasts: how.lasts,
      sound: how.sound,
      start: () => {
        const start = find(from);
        const end = find(to);
        if (!start || !end) return;
        const speed = preferences.speed;
        const flight: Flight = {
          id: ++next,
          card,
          token: null,
          from: start,
          to: end,
          duration: T.card * speed,
          turns: how.turns ?? false,
          hold: (how.hold ?? 0) * speed,
          stamp: null,
        };
        this.flights = [...this.flights, flight];
      },
    };
  }

  /** Small things that travel one after the other, so many of them. */
  toss(token: string, times: number, from: string[], to: string[]): void {
    for (let at = 0; at < times; at += 1) {
      this.later(at * T.apart, () => {
        const start = find(from);
        const end = find(to);
        if (!start || !end) return;
        const flight = { id: ++next, card: null, token, from: start, to: end, duration: T.card * preferences.speed, turns: false, hold: 0, stamp: null };
        this.flights = [...this.flights, flight];
      });
    }
  }

  /** A word over the first place there is. */
  float(text: string, tone: Floater["tone"], places: string[]): void {
    const rect = find(places);
    if (!rect) return;
    const floater = { id: ++next, text, tone, x: rect.x + Math.min(rect.width / 2, 44), y: rect.y, duration: T.out * preferences.speed };
    this.floaters = [...this.floaters, floater];
  }

  /** Do something a little later, unless all is over by then. */
  later(delay: number, then: () => void): void {
    void this.#wait(delay * preferences.speed).then(then);
  }

  /** The outcome of a card that was turned over. */
  stamp(card: string | null, stamp: "good" | "bad"): void {
    this.flights = this.flights.map((flight) => (flight.card === card && flight.hold ? { ...flight, stamp } : flight));
  }

  /** A streak from seat to seat. */
  shoot(by: number, target: number, missed: boolean): void {
    const start = find([`seat-${by}`]);
    const end = find([`seat-${target}`]);
    if (!start || !end) return;
    const streak: Streak = {
      id: ++next,
      from: centre(start),
      to: centre(end),
      missed,
      duration: T.shot * preferences.speed,
    };
    this.streaks = [...this.streaks, streak];
  }

  mark(seat: number, mark: Mark): void {
    this.marks = { ...this.marks, [seat]: mark };
  }
}

/** Where the first of the places is that is on the screen. */
export function find(anchors: readonly string[]): DOMRect | null {
  for (const anchor of anchors) {
    const rect = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
}

const centre = (rect: DOMRect): { x: number; y: number } => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

function sceneOf(event: Text, before: Update, after: Update, last: Text | null): Scene {
  const args = event.args ?? {};
  return {
    name: event.id.replace(/^event-/, "").replace(/-hidden$/, ""),
    args,
    number: (name) => Number(args[name] ?? -1),
    you: after.view.viewer,
    players: after.view.players.length,
    asked: before.decision !== null,
    last,
  };
}

/** What is the same in every game. */
function common({ name, number, asked }: Scene, motion: Motion): Step | undefined {
  const seat = number("seat");
  switch (name) {
    case "turn":
      return { lasts: T.panel, sound: "spur", start: () => motion.mark(seat, "turn") };
    case "lost-life":
    case "lost-life-to":
      return { lasts: T.hit, sound: "thud", start: () => motion.mark(seat, "hit") };
    case "healed":
      return { lasts: T.hit, sound: "pour", start: () => motion.mark(seat, "healed") };
    case "eliminated":
      return { lasts: T.out, sound: "bell", start: () => motion.mark(seat, "out") };
    default:
      return name.startsWith("ending-") && asked ? { lasts: T.hold, sound: "chord" } : undefined;
  }
}
