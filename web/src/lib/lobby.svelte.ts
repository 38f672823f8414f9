/** The front page's company: who I am, where I have a seat, which tables are open. */

import * as api from "./api";
import type { Listed, Mine, Offer, Settings } from "./protocol";
import { Socket, type Connection } from "./socket";

export const NO_CLOCK = 86_400;
export const CLOCKS = [15, 30, 60, 120, NO_CLOCK] as const;

/** The code in what somebody pasted: a link to a table, or a code however it was written down. */
export function codeIn(pasted: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/i.exec(pasted);
  const code = (linked ? linked[1]! : pasted).toLowerCase().replace(/[\s.·_-]+/g, "");
  return /^[a-z0-9]{1,40}$/.test(code) ? code : null;
}

/** Whether there is such a table. */
export async function isTable(code: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/tables/${code}/qr.svg`);
    if (answer.ok || answer.status === 404) return answer.ok;
    throw new api.Problem("http", `${answer.status}`);
  } catch (error) {
    if (error instanceof api.Problem) throw error;
    throw new api.Problem("offline", "The server does not answer.");
  }
}

export interface Row {
  code: string;
  settings: Settings;
  phase: Listed["phase"];
  people: string[];
  seated: boolean;
  waiting: boolean;
}

const AFTER: { [phase in Listed["phase"]]: number } = { open: 0, over: 1, playing: 2, frozen: 3, closed: 4 };

/** The tables in the order in which they matter: mine, those that wait for me first; then the open ones. */
export function rows(mine: readonly Mine[], listed: readonly Listed[]): Row[] {
  const own = mine
    .filter((table) => table.phase !== "closed" && table.phase !== "frozen")
    .map(({ code, settings, phase, names, waiting }) => ({
      code,
      settings,
      phase,
      people: [...names],
      seated: true,
      waiting,
    }))
    .sort((a, b) => Number(b.waiting) - Number(a.waiting));
  const seats = new Set(own.map((row) => row.code));
  const others = listed
    .filter((table) => !seats.has(table.code) && table.phase !== "closed" && table.phase !== "frozen")
    .map(({ code, settings, phase, names }) => ({
      code,
      settings,
      phase,
      people: [...names],
      seated: false,
      waiting: false,
    }))
    .sort((a, b) => AFTER[a.phase] - AFTER[b.phase] || b.people.length - a.people.length);
  return [...own, ...others];
}

/** How many play when nobody has said how many: five, or as near to it as the game allows. */
export function usualPlayers(offer: Offer): number {
  return offer.players.reduce((best, each) => (Math.abs(each - 5) < Math.abs(best - 5) ? each : best));
}

/** How often I am told anew what my tables wait for. */
const EVERY = 15_000;

export class Lobby {
  name = $state<string | null>(null);
  #mine = $state.raw<readonly Mine[]>([]);
  #listed = $state.raw<readonly Listed[] | null>(null);
  #offers = $state.raw<readonly Offer[]>([]);
  #connection = $state<Connection>("connecting");
  #rows = $derived(rows(this.#mine, this.#listed ?? []));
  #socket: Socket;
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    this.#socket = new Socket("/ws/lobby", () => null, {
      message: (message) => {
        if (message.type === "lobby") this.#listed = message.tables;
      },
      connection: (state) => (this.#connection = state),
    });
    this.#timer = setInterval(() => {
      if (!document.hidden && this.#mine.length) void this.#look();
    }, EVERY);
    document.addEventListener("visibilitychange", this.#look);
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }
  get known(): boolean {
    return this.#listed !== null;
  }
  get offers(): readonly Offer[] {
    return this.#offers;
  }
  get lost(): boolean {
    return this.#connection === "lost";
  }

  /** Ask once what the socket does not tell. */
  async load(): Promise<void> {
    const [offers] = await Promise.all([api.offers(), this.#look()]);
    this.#offers = offers;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  close(): void {
    this.#socket.close();
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }

  #look = async (): Promise<void> => {
    if (document.hidden) return;
    const me = await api.me().catch(() => null);
    if (!me) return;
    this.name = me.name;
    this.#mine = me.tables;
  };
}
