/** A table as this page knows it: what the server told, and what is on the screen by now.
 *
 * An update is first acted out (motion), then shown; whoever acts meanwhile sees it at once.
 */

import { Problem } from "./api";
import { chairNames } from "./names";
import { memory } from "./preferences.svelte";
import type { Because, ClientMessage, Company, Line, ServerMessage, Text, Update } from "./protocol";
import { Socket, type Connection } from "./socket";
import { texts } from "./texts.svelte";

/** A request without its id; the table numbers them. */
export type Wish = ClientMessage extends infer M ? (M extends { type: string } ? Omit<M, "id"> : never) : never;

export class Refusal extends Problem {}

interface Waiting {
  done: (answer: Because | null) => void;
  refused: (refusal: Refusal) => void;
}

/** Acts out what happened between two updates; resolves when the second may be shown.
 * The more updates wait behind it, the more it hurries: the screen never lags behind the match.
 */
export type Actor = (events: readonly Text[], before: Update, after: Update, behind: () => number) => Promise<void>;

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

  readonly names = $derived.by(() => this.#kept(this.company ? chairNames(this.company.code, this.company.chairs, texts.words) : []));

  #names: string[] = [];
  #latest: Update | null = null;
  #queue: { update: Update; due: number | null }[] = [];
  #showing = false;
  #waiting = new Map<number, Waiting>();
  #id = 0;
  readonly #socket: Socket;

  constructor(readonly code: string) {
    this.#socket = new Socket(`/ws/tables/${code}`, () => this.#hello(), {
      message: (message) => this.#take(message),
      connection: (state) => this.#connected(state),
    });
  }

  /** Ask the table for something; rejects with a Refusal. */
  ask(wish: Wish): Promise<Because | null> {
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
    return this.#latest ? { type: "hello", match: this.#latest.match, version: this.#latest.version } : { type: "hello" };
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "lost" || state === "gone") for (const id of [...this.#waiting.keys()]) this.#drop(id);
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
        this.#latest = message;
        this.#queue.push({
          update: message,
          due: message.seconds === null ? null : performance.now() + message.seconds * 1000,
        });
        void this.#show();
        break;
      case "chat":
        this.lines = [...this.lines.slice(0, message.first), ...message.lines];
        break;
      case "done":
        this.#waiting.get(message.id)?.done(null);
        this.#waiting.delete(message.id);
        break;
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

  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { update, due } = next;
      const before = this.shown;
      const goesOn = update.since !== null && before !== null && before.match === update.match;
      if (goesOn && update.events.length && this.act) {
        this.events = [...this.events, ...update.events];
        this.acting = true;
        await this.act(update.events, before, update, () => this.#queue.length).catch((error) => console.error(error));
        this.acting = false;
      } else {
        this.events = goesOn ? [...this.events, ...update.events] : update.events;
      }
      this.shown = update;
      this.due = due;
    }
    this.#showing = false;
  }
}
