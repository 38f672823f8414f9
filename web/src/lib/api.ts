/** Requests to the server. A refusal is thrown as a Problem with the reason in words. */

import type {
  Catalog,
  Chances,
  Invitation,
  Lobby,
  Me,
  Offer,
  Opened,
  Past,
  Problem as Refused,
  Reason,
  Replay,
  Settings,
  Text,
} from "./protocol";

export class Problem extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly text: Text | null = null,
  ) {
    super(reason);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const options: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json", "x-standoff": "1" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Problem("offline", "The server does not answer.");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Refused | null;
    throw new Problem(problem?.code ?? "http", problem?.reason ?? `${answer.status}`, problem?.text);
  }
  return (await answer.json()) as T;
}

export const me = () => request<Me>("/api/me");
export const rename = (name: string) => request<Me>("/api/me", { name });
export const offers = () => request<Offer[]>("/api/offers");
export const tables = () => request<Lobby>("/api/tables");
export const openTable = (settings: Settings) => request<Opened>("/api/tables", settings);
export const playNow = (settings: Settings) => request<Opened>("/api/play-now", settings);
export const invitation = (code: string) => request<Invitation>(`/api/tables/${code}/invitation`);
export const catalog = (game: string) => request<Catalog>(`/api/catalog/${game}`);
export const pastMatches = () => request<Past[]>("/api/matches");
export const replay = (match: string, view: string) =>
  request<Replay>(`/api/matches/${match}/replay?view=${view}`);
export const chances = (match: string) => request<Chances>(`/api/matches/${match}/chances`);
export const why = (match: string, at: number) => request<Reason>(`/api/matches/${match}/why?at=${at}`);

export async function texts(language: string, game: string): Promise<string> {
  const answer = await fetch(`/api/texts/${language}/${game}`);
  if (!answer.ok) throw new Problem("http", `${answer.status}`);
  return answer.text();
}
