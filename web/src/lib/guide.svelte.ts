/** The guide of a first match: it holds the game while it talks, and speaks of what is happening now. */

import { nextLesson, type Given, type Lesson, type Moment } from "./lessons";

/** So many lessons at one moment, and no more: the next ones come when there is another. */
const AT_ONCE = 3;

const keyOf = (code: string): string => `standoff.guide.${code}`;

/** From now on that table has a guide, until the browser is closed. */
export const guideAt = (code: string): void => sessionStorage.setItem(keyOf(code), "");

export class Guide {
  /** What is being said; the game waits. */
  lesson = $state.raw<Given | null>(null);
  /** Whether there is a guide at this table. */
  here = $state(false);
  lessons: readonly Lesson[] = [];
  readonly #given: Set<string>;
  /** How many events it has seen; a page that was loaded again begins with the next. */
  #seen: number | null = null;
  #done: (() => void) | null = null;
  #passed = false;

  constructor(private readonly code: string) {
    const kept = sessionStorage.getItem(keyOf(code));
    this.here = kept !== null;
    this.#given = new Set(kept?.split(" ").filter(Boolean));
  }

  /** Say what there is to say now, one lesson after the other; resolves when the game may go on. */
  async look({ events, ...moment }: Omit<Moment, "news"> & { events: readonly Moment["news"][number][] }): Promise<void> {
    const news = events.slice(this.#seen ?? events.length);
    this.#seen = events.length;
    this.#passed = false;
    for (let said = 0; said < AT_ONCE && this.here && !this.#passed; said += 1) {
      const next = nextLesson(this.lessons, { ...moment, news }, this.#given);
      if (!next) return;
      this.#given.add(next.id);
      sessionStorage.setItem(keyOf(this.code), [...this.#given].join(" "));
      this.lesson = next;
      await new Promise<void>((done) => (this.#done = done));
      this.lesson = null;
    }
  }

  /** It was read. */
  next(): void {
    this.#done?.();
  }

  /** Something was done instead: what there was to say of it is over. */
  pass(): void {
    this.#passed = true;
    this.next();
  }

  leave(): void {
    this.here = false;
    sessionStorage.removeItem(keyOf(this.code));
    this.next();
  }
}
