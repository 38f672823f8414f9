/** A table as this page knows it: what the server told, and what is on the screen by now.
 *
 * An update is first acted out, act by act (pace), then shown; then the server is told so, and bots go on.
 */

import { Problem } from "./api";
import { changed, whole } from "./changes";
import { chairNames } from "./names";
import { memory } from "./preferences.svelte";
import type { Advice, Because, ClientMessage, Company, Line, ServerMessage, Text, Update } from "./protocol";
import { Socket, type Connection } from "./socket";
import { texts } from "./texts.svelte";
import { isOutdated } from "./upgrade";

/** A request without its id; the table numbers them. */
export type Wish = ClientMessage extends infer M ? (M extends { type: string } ? Omit<M, "id"> : never) : never;

export class Refusal extends Problem {}

interface Waiting {
  done: (answer: Advice | Because | null) => void;
  refused: (refusal: Refusal) => void;
}

/** Acts out what happened between two updates, telling how many of the events are told by now;
 * resolves when the second may be shown. `behind`: how many more updates wait.
 */
export type Actor = (
  events: readonly Text[],
  before: Update,
  after: Update,
  tell: (count: number) => void,
  behind: () => number,
) => Promise<void>;

/** While something takes longer to show, the server hears of it so often: in milliseconds. */
const STILL_HERE = 20_000;
/** A question that is shown so much later than it came has its clock begin then, and no later. */
const MOST_LATE = 4000;

export class Table {
  connection = $state<Connection>("connecting");
  company = $state.raw<Company | null>(null);
  /** What is on the screen. */
  shown = $state.raw<Update | null>(null);
  /** Everything that has happened, as far as it is on the screen. */
  events = $state.raw<readonly Text[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  /** When the answer to the question on the screen is due, by performance.now(). */
  due = $state<number | null>(null);
  /** Something is being acted out, and the screen shows what was before. */
  acting = $state(false);
  act: Actor | null = null;
  /** What takes place when an update is shown: until it is over, bots do not go on. */
  interlude: () => Promise<void> = async () => {};
  /** How many versions bots may go on without waiting for this screen. */
  ahead: () => number = () => 0;
  /** How many events there were when you last answered: what came later is news to you. */
  decided = $state(0);

  readonly names = $derived.by(() => this.#kept(this.company ? chairNames(this.company.code, this.company.chairs, texts.words) : []));

  #names: string[] = [];
  #latest: Update | null = null;
  #queue: { update: Update; came: number }[] = [];
  #showing = false;
  #waiting = new Map<number, Waiting>();
  #id = 0;
  #wasLost = false;
  readonly #socket: Socket;

  constructor(readonly code: string) {
    this.#socket = new Socket(`/ws/tables/${code}`, () => this.#hello(), {
      message: (message) => this.#take(message),
      connection: (state) => this.#connected(state),
    });
  }

  /** Ask the table for something; rejects with a Refusal. */
  ask(wish: Wish): Promise<Advice | Because | null> {
    const id = ++this.#id;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      if (!this.#socket.send({ ...wish, id } as ClientMessage)) this.#drop(id);
    });
  }

  /** Come in again under another name. */
  renew(): void {
    this.#socket.renew();
  }

  leave(): void {
    this.#socket.close();
  }

  /** The same list while the names are the same: all that is written anew for a new one stays as it is. */
  #kept(names: string[]): string[] {
    if (names.join("\n") !== this.#names.join("\n")) this.#names = names;
    return this.#names;
  }

  #hello(): ClientMessage {
    const { match, version } = this.#latest ?? {};
    return { type: "hello", paces: true, changes: true, ...(match && version !== undefined ? { match, version } : {}) };
  }

  /** Tell the server how far this screen has come. */
  report(): void {
    if (this.shown && !this.#showing) this.#socket.send({ type: "shown", version: this.shown.version + this.ahead() });
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "open") {
      this.report();
      if (this.#wasLost) void this.#renew();
    }
    this.#wasLost ||= state === "lost";
    if (state === "lost" || state === "gone") for (const id of [...this.#waiting.keys()]) this.#drop(id);
  }

  /** The server is there again, perhaps as another release. */
  async #renew(): Promise<void> {
    this.#wasLost = false;
    if (await isOutdated()) location.reload();
  }

  #drop(id: number): void {
    this.#waiting.get(id)?.refused(new Refusal("lost", ""));
    this.#waiting.delete(id);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "company":
        this.company = message;
        if (message.match && message.commitment && message.phase === "playing") {
          const key = `commitment.${message.match}`;
          if (memory.get(key) === null) memory.set(key, message.commitment);
        }
        break;
      case "update":
        this.#enqueue(message);
        break;
      case "changed": {
        const { changes, decision, ...rest } = message;
        if (this.#latest) {
          const view = changed(this.#latest.view, changes);
          this.#enqueue({ ...rest, type: "update", view, decision: decision && whole(decision) });
        }
        break;
      }
      case "chat":
        this.lines = [...this.lines.slice(0, message.first), ...message.lines];
        break;
      case "done":
        this.#waiting.get(message.id)?.done(null);
        this.#waiting.delete(message.id);
        break;
      case "advice":
      case "because":
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
        break;
      case "refused":
        this.#waiting.get(message.id)?.refused(new Refusal(message.code, message.reason, message.text));
        this.#waiting.delete(message.id);
        break;
    }
  }

  #enqueue(update: Update): void {
    this.#latest = update;
    this.#queue.push({ update, came: performance.now() });
    void this.#show();
  }

  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    const alive = setInterval(() => this.#socket.send({ type: "hold" }), STILL_HERE);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { update, came } = next;
      const before = this.shown;
      const goesOn = update.since !== null && before !== null && before.match === update.match;
      const told = goesOn ? this.events : [];
      if (!goesOn) this.decided = update.events.length;
      else if (before.decision?.seat === this.company?.you && before.version !== update.version) this.decided = told.length;
      if (goesOn && update.events.length && this.act) {
        this.acting = true;
        const tell = (count: number): void => void (this.events = [...told, ...update.events.slice(0, count)]);
        await this.act(update.events, before, update, tell, () => this.#queue.length).catch((error) => console.error(error));
        this.acting = false;
      }
      this.events = [...told, ...update.events];
      this.shown = update;
      const { seconds } = update;
      const late = update.decision?.seat === this.company?.you ? Math.min(performance.now() - came, MOST_LATE) : 0;
      this.due = seconds === null ? null : came + late + seconds * 1000;
      await this.interlude();
      if (!this.#queue.length) this.#socket.send({ type: "shown", version: update.version + this.ahead() });
    }
    clearInterval(alive);
    this.#showing = false;
  }
}
