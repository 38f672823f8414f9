/** Acting out events: cards that travel, shots, hits. The screen shows the outcome afterwards.
 *
 * It never blocks: `finish` ends everything at once, and a page that is not looked at shows no motion.
 * Places on the table carry `data-anchor`; what is not on the table is not acted out.
 */

import { preferences } from "./preferences.svelte";
import type { Text, Update } from "./protocol";
import { sound, type SoundName } from "./sound";
import type { Actor } from "./table.svelte";

export interface Flight {
  id: number;
  /** The face, or null for a back. */
  card: string | null;
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

export type Mark = "hit" | "healed" | "out" | "dodged" | "turn";

/** What an event looks like: it starts something, and says how long until the next may start. */
interface Step {
  lasts: number;
  sound?: SoundName;
  start?: () => void;
}

const T = { card: 360, flip: 300, shot: 420, hit: 500, out: 1100, panel: 220, hold: 500, apart: 70 } as const;
/** An update is acted out in at most this time: what is longer goes faster. */
const LONGEST = 2400;
/** With more updates than this waiting, there is no time for motion. */
const MOST_BEHIND = 3;
const MOST_EVENTS = 40;

let next = 0;

export class Motion {
  flights = $state.raw<readonly Flight[]>([]);
  streaks = $state.raw<readonly Streak[]>([]);
  /** What is happening to seats. */
  marks = $state.raw<{ readonly [seat: number]: Mark }>({});
  #finish: (() => void) | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** Act out what happened; resolves when the outcome may be shown. */
  readonly act: Actor = async (events, before, after, behind) => {
    const speed = preferences.speed;
    if (speed === 0 || document.hidden || events.length > MOST_EVENTS || behind() > MOST_BEHIND) return;
    const you = after.view.viewer;
    const steps = events.map((event) => this.#step(event, before, you));
    const total = steps.reduce((sum, step) => sum + step.lasts, 0);
    if (total === 0) return;
    const pace = speed * Math.min(1, LONGEST / total);
    const finished = new Promise<void>((resolve) => (this.#finish = resolve));
    void this.#run(steps, pace, behind);
    await finished;
    this.#clear();
  };

  /** Show the outcome now. */
  finish(): void {
    this.#finish?.();
  }

  async #run(steps: readonly Step[], pace: number, behind: () => number): Promise<void> {
    const finish = this.#finish;
    for (const step of steps) {
      if (finish !== this.#finish) return;
      if (step.sound) sound(step.sound);
      if (!this.#calm.matches) step.start?.();
      const lasts = this.#calm.matches ? Math.min(step.lasts, 120) : step.lasts;
      if (lasts && behind() <= MOST_BEHIND) await this.#wait((lasts * pace) / (1 + behind()));
    }
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
    this.marks = {};
  }

  #step(event: Text, before: Update, you: number | null): Step {
    const args = event.args ?? {};
    const number = (name: string): number => Number(args[name] ?? -1);
    const card = typeof args.card === "string" ? args.card : null;
    const seat = number("seat");
    const place = (who: number): string => (who === you ? "hand" : `seat-${who}`);
    const own = (who: number): string[] => (card ? [`card-${card}`, place(who)] : [place(who)]);
    const name = event.id.replace(/^event-/, "").replace(/-hidden$/, "");
    switch (name) {
      case "turn":
        return { lasts: T.panel, sound: "spur", start: () => this.#mark(seat, "turn") };
      case "drew":
        return this.#flight(["deck"], [place(seat)], card, { lasts: T.apart * 2, sound: "slide" });
      case "drew-pile":
        return this.#flight(["pile"], [place(seat)], card, { lasts: T.card, sound: "slide" });
      case "chose":
        return this.#flight([`card-${card}`, "middle"], [place(seat)], card, { lasts: T.card, sound: "slide" });
      case "revealed":
      case "showed":
        return this.#flight(["deck"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
      case "played":
      case "played-as":
      case "played-at":
      case "played-as-at":
        return this.#flight(own(seat), ["now"], card, { lasts: T.card, sound: "slide", turns: seat !== you });
      case "placed":
        return this.#flight(["now"], [`play-${seat}`, `seat-${seat}`], card, { lasts: T.card, sound: "wood" });
      case "passed-on":
        return this.#flight(own(seat), [`seat-${number("target")}`, "hand"], card, { lasts: T.card, sound: "wood" });
      case "discarded":
      case "lost-card":
        return this.#flight(own(seat), ["pile"], card, { lasts: T.card * 0.6, sound: "slide", turns: seat !== you });
      case "took":
        return this.#flight(own(number("owner")), [place(seat)], card, { lasts: T.card, sound: "slide" });
      case "event":
        return this.#flight(["next-event", "deck"], ["event", "middle"], typeof args.kind === "string" ? args.kind : null, { lasts: T.card + T.hold, sound: "bell", turns: true, hold: T.hold });
      case "used":
      case "used-at":
        return this.#flight(own(seat), ["now"], card, { lasts: T.card, sound: "wood" });
      case "put-back":
        return this.#flight(own(seat), ["deck"], card, { lasts: T.card, sound: "slide" });
      case "turned-up":
        return this.#flight(["deck"], ["middle"], card, { lasts: T.card, sound: "snap", turns: true });
      case "shot-at":
        return { lasts: T.shot, sound: "crack", start: () => this.#mark(number("target"), "hit") };
      case "cancelled-shot":
        return { lasts: T.shot, sound: "ricochet", start: () => this.#mark(seat, "dodged") };
      case "ghost":
      case "returned":
        return { lasts: T.hit, sound: "bell", start: () => this.#mark(seat, "healed") };
      case "flipped":
        return this.#flight(["deck"], ["now"], card, { lasts: T.flip + T.hold, sound: "snap", turns: true, hold: T.hold });
      case "check-met":
        return { lasts: T.hold, sound: "good", start: () => this.#stamp(card, "good") };
      case "check-failed":
        return { lasts: T.hold, sound: "bad", start: () => this.#stamp(card, "bad") };
      case "shot":
        return { lasts: T.shot, sound: "crack", start: () => this.#shoot(number("by"), number("target"), false) };
      case "cancelled":
        return {
          lasts: T.shot,
          sound: "ricochet",
          start: () => {
            this.#shoot(number("by"), seat, true);
            this.#mark(seat, "dodged");
          },
        };
      case "exploded":
        return { lasts: T.hit, sound: "crack", start: () => this.#mark(seat, "hit") };
      case "lost-life":
      case "lost-life-to":
        return { lasts: T.hit, sound: "thud", start: () => this.#mark(seat, "hit") };
      case "healed":
        return { lasts: T.hit, sound: "pour", start: () => this.#mark(seat, "healed") };
      case "eliminated":
        return { lasts: T.out, sound: "bell", start: () => this.#mark(seat, "out") };
      case "reshuffled":
        return this.#flight(["pile"], ["deck"], null, { lasts: T.card, sound: "rattle" });
      default:
        return name.startsWith("ending-") && before.decision ? { lasts: T.hold, sound: "chord" } : { lasts: 0 };
    }
  }

  #flight(
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

  #stamp(card: string | null, stamp: "good" | "bad"): void {
    this.flights = this.flights.map((flight) => (flight.card === card && flight.hold ? { ...flight, stamp } : flight));
  }

  #shoot(by: number, target: number, missed: boolean): void {
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

  #mark(seat: number, mark: Mark): void {
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
