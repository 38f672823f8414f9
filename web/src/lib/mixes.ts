/** The modules of a new table: what goes together, what gives way to what, and good mixes to start with. */

import { chosenOf } from "./box";
import { usualPlayers } from "./lobby.svelte";
import type { Offer, Settings } from "./protocol";

/** Sets and variants alike are modules here; the first set of a game is always played and is none. */
export interface Plan {
  players: number;
  modules: readonly string[];
}

/** What had to give way, and why: a text and its arguments. */
export interface Note {
  id: string;
  args: { [name: string]: number | string };
}

export interface Change {
  plan: Plan;
  notes: Note[];
}

export interface Mix {
  id: string;
  icon: string;
  /** The fewest and the most players it is meant for. */
  players: readonly [number, number];
  /** Its modules; "all" are those that the server has, but for the `without`. */
  modules: readonly string[] | "all";
  without?: readonly string[];
}

/** To start with: `mix-<id>` names them, `mix-<id>-line` says in a sentence what they are. */
export const MIXES: readonly Mix[] = [
  { id: "first", icon: "learn", players: [4, 5], modules: ["first_game"] },
  { id: "classic", icon: "law-star", players: [4, 7], modules: ["dodge_city", "high_noon"] },
  { id: "party", icon: "people", players: [7, 8], modules: ["dodge_city", "gold_rush", "shadow_gunslingers"] },
  { id: "everything", icon: "explosion-rays", players: [5, 8], modules: "all", without: ["first_game"] },
];

/** The print that stands for a module; for another one, that of its first card. */
export const PRINTS: { [module: string]: string } = {
  base: "bang",
  dodge_city: "buffalo_rifle",
  gold_rush: "pickaxe",
  valley_of_shadows: "tornado",
  high_noon: "high_noon",
  fistful_of_cards: "a_fistful_of_cards",
  wild_west_show: "wild_west_show_final",
  armed_and_dangerous: "crate",
  great_train_robbery: "ironhorse",
  first_game: "beer",
  dynamite_variant: "dynamite",
  shadow_gunslingers: "shadow_gunslinger",
};

/** What can be added to the first set, in the order of the server. */
export const modulesOf = (offer: Offer): string[] => [...offer.sets.slice(1), ...offer.variants];

/** The fewest players that can play with a module. */
export const least = (offer: Offer, id: string): number => offer.least?.[id] ?? 0;

/** Whether two modules exclude each other. */
export function apart(offer: Offer, one: string, other: string): boolean {
  const excludes = (a: string, b: string): boolean => offer.excludes?.[a]?.includes(b) ?? false;
  return excludes(one, other) || excludes(other, one);
}

/** The modules one of which so many players need; none, if they need none. */
const needed = (offer: Offer, players: number): readonly string[] => offer.needs?.[players] ?? [];

const lacks = (offer: Offer, { players, modules }: Plan): boolean => {
  const some = needed(offer, players);
  return some.length > 0 && !some.some((id) => modules.includes(id));
};

/** The numbers of players that can play with these modules. */
export const playersFor = (modules: readonly string[], offer: Offer): number[] =>
  offer.players.filter((players) => !lacks(offer, { players, modules }) && modules.every((id) => least(offer, id) <= players));

/** Another number of players: modules for more leave, one that so many need is added. */
export function withPlayers(plan: Plan, players: number, offer: Offer): Change {
  const notes: Note[] = [];
  const modules = plan.modules.filter((id) => {
    const stays = least(offer, id) <= players;
    if (!stays) notes.push({ id: "note-leaves", args: { part: id, number: least(offer, id) } });
    return stays;
  });
  if (lacks(offer, { players, modules })) {
    const [part] = needed(offer, players) as [string, ...string[]];
    notes.push({ id: "note-added", args: { part, number: players } });
    modules.push(part);
  }
  return { plan: { players, modules }, notes };
}

/** One more module: what it excludes leaves, and there are as many players as it needs. */
export function withModule(plan: Plan, id: string, offer: Offer): Change {
  const notes: Note[] = [];
  const others = plan.modules.filter((other) => {
    const leaves = apart(offer, id, other);
    if (leaves) notes.push({ id: "note-apart", args: { part: id, other } });
    return !leaves && other !== id;
  });
  const players = offer.players.find((number) => number >= Math.max(plan.players, least(offer, id))) ?? plan.players;
  if (players !== plan.players) notes.push({ id: "note-more", args: { part: id, number: players } });
  const change = withPlayers({ players, modules: [...others, id] }, players, offer);
  return { plan: change.plan, notes: [...notes, ...change.notes] };
}

/** One module less: if so many players need it, there are as many as can play without it. */
export function withoutModule(plan: Plan, id: string, offer: Offer): Change {
  const modules = plan.modules.filter((other) => other !== id);
  if (!lacks(offer, { players: plan.players, modules })) return { plan: { ...plan, modules }, notes: [] };
  const players = nearest(
    offer.players.filter((number) => !lacks(offer, { players: number, modules })),
    plan.players,
  );
  const note = { id: "note-without", args: { part: id, players: plan.players, number: players } };
  const change = withPlayers({ players, modules }, players, offer);
  return { plan: change.plan, notes: [note, ...change.notes] };
}

/** The same for what the server offers now: what it does not have is left out. */
export function fitted(plan: Plan, offer: Offer): Plan {
  const start = { players: nearest(offer.players, plan.players), modules: [] as readonly string[] };
  const known = modulesOf(offer).filter((id) => plan.modules.includes(id));
  const together = known.reduce<Plan>((sum, id) => withModule(sum, id, offer).plan, start);
  return withPlayers(together, together.players, offer).plan;
}

/** What a mix is here for about so many players; nothing, where the server lacks one of its modules. */
export function mixed(mix: Mix, offer: Offer, players: number): Plan | null {
  const all = modulesOf(offer);
  const modules = mix.modules === "all" ? all.filter((id) => !mix.without?.includes(id)) : mix.modules;
  if (modules.some((id) => !all.includes(id)) || !modules.length) return null;
  const [fewest, most] = mix.players;
  return fitted({ players: Math.min(Math.max(players, fewest), most), modules }, offer);
}

/** The mix that a plan is, whoever put it together. */
export function mixOf(plan: Plan, offer: Offer): Mix | null {
  const same = (other: Plan | null): boolean =>
    other?.players === plan.players && other.modules.length === plan.modules.length && other.modules.every((id) => plan.modules.includes(id));
  return MIXES.find((mix) => same(mixed(mix, offer, plan.players))) ?? null;
}

/** What settings say of it, and the other way round. */
export function planOf({ players, sets = [], variants = [] }: Settings, offer: Offer): Plan {
  return { players: players ?? usualPlayers(offer), modules: [...sets, ...variants].filter((id) => id !== offer.sets[0]) };
}

export function settingsOf({ players, modules }: Plan, offer: Offer): Pick<Settings, "game" | "players" | "sets" | "variants"> {
  const sets = offer.sets.filter((id) => modules.includes(id));
  return {
    game: offer.game,
    players,
    sets: sets.length ? [offer.sets[0]!, ...sets] : [],
    variants: offer.variants.filter((id) => modules.includes(id)),
  };
}

/** The same table again, with what the server offers now. */
export function again(settings: Settings, offer: Offer): Settings {
  const plan = fitted(planOf(settings, offer), offer);
  const bot = offer.bots.find((id) => id === settings.bot) ?? null;
  const levels = settings.bots ?? [];
  const bots = levels.length === plan.players && levels.every((id) => offer.bots.includes(id)) ? levels : [];
  return { ...settings, ...settingsOf(plan, offer), options: chosenOf(offer, plan.modules, settings.options ?? {}), bot, bots };
}

const nearest = (numbers: readonly number[], wished: number): number =>
  numbers.reduce((best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best));
