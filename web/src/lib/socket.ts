/** A connection that comes back by itself. It says hello anew each time it is open. */

import type { ClientMessage, ServerMessage } from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const GONE = 4404;
const REFUSED = 1008;

export type Connection = "connecting" | "open" | "lost" | "gone";

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly hello: () => ClientMessage | null,
    private readonly on: {
      message: (message: ServerMessage) => void;
      connection: (state: Connection) => void;
    },
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Whether it was sent; a message is never kept for later. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect anew, as someone else perhaps: the cookie has changed. */
  renew(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.on.connection("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = this.hello();
      if (hello) this.send(hello);
      this.on.connection("open");
    };
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      this.on.message(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#closed) return;
      if (event.code === GONE) {
        this.on.connection("gone");
        return;
      }
      this.on.connection("lost");
      if (event.code === REFUSED) this.#wait = LONGEST_WAIT;
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
