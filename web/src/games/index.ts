/** The games there are, and how to sit down at one: its parts, its pictures and its words. */

import { catalog } from "../lib/catalog.svelte";
import { preferences } from "../lib/preferences.svelte";
import { LOBBY, texts } from "../lib/texts.svelte";
import type { Game } from "./game";
import { printing } from "./printing.svelte";

const GAMES: { [name: string]: () => Promise<{ default: Game }> } = {
  bang: () => import("./bang"),
  dice: () => import("./dice"),
  samurai: () => import("./samurai"),
};

const ICONS: { [name: string]: string } = { bang: "crossed-pistols", dice: "rolling-dices", samurai: "katana" };

/** The sign of a game in lists. */
export const iconOf = (name: string): string => ICONS[name] ?? "crossed-pistols";

/** Fetch all that a game needs, and give the page its look. */
export async function enter(name: string): Promise<Game> {
  const fetched = GAMES[name];
  if (!fetched) throw new Error(`There is no game ${name} here.`);
  const [{ default: game }] = await Promise.all([fetched(), catalog.load(name), texts.speak(preferences.language, name)]);
  document.documentElement.dataset.game = name;
  printing.Card = game.Card;
  return game;
}

/** Back to what all games share. */
export function leave(): void {
  delete document.documentElement.dataset.game;
  void texts.speak(preferences.language, LOBBY);
}
