/** What a game brings to the table of the browser: everything that the games do not share.
 *
 * The pages know no game; they ask for the one that is played and show its parts.
 */

import type { Component, Snippet } from "svelte";
import type { Looks } from "../lib/chronicle";
import type { Lesson } from "../lib/lessons";
import type { Mark, Steps } from "../lib/motion.svelte";
import type { Play } from "../lib/play.svelte";
import type { Chair, Decision, Option, Text, Update } from "../lib/protocol";
import type { MatchStats } from "../lib/stats";
import type { CardProps } from "./printing.svelte";

export type View = Update["view"];
export type PlayerView = View["players"][number];

/** The table top. */
export interface SceneProps<V extends View = View> {
  view: V;
  names: string[];
  /** Whose seat is at the bottom. */
  bottom: number;
  asked: number | null;
  /** What is asked, as far as it shows on the table: who shoots at whom, with what. */
  prompt?: Text | null;
  /** Everything that has happened so far. */
  events: readonly Text[];
  /** What is acted out already, and not in the view yet. */
  acted?: readonly Text[];
  chairs?: readonly Chair[];
  due?: number | null;
  marks?: { readonly [seat: number]: Mark };
  /** Absent where nobody can act, as in a replay. */
  play?: Play | null;
  /** Everything is open: hands are shown beside the seats. */
  open?: boolean;
  onlook?: (seat: number) => void;
  children?: Snippet;
}

/** Your place below the prompt; for someone who watches, that of the seat at the bottom. */
export interface PlaceProps<V extends View = View> {
  view: V;
  seat: number;
  names: string[];
  you: boolean;
  acting: boolean;
  acted?: readonly Text[];
  mark?: Mark | undefined;
  play?: Play | null;
  tools?: Snippet;
}

/** Something of the game's own inside the prompt. */
export interface PromptProps<V extends View = View> {
  view: V;
  decision: Decision;
  play: Play;
  names: string[];
}

export interface ResultProps<V extends View = View> {
  view: V;
  names: readonly string[];
  roles: readonly string[];
}

/** A place of yours that holds tokens, as an answer changes it. */
export interface Slot {
  number: number;
  spent: number;
  note: string | null;
  /** Nothing one would wish for follows. */
  warns: boolean;
}

export interface Game<V extends View = View> {
  Scene: Component<SceneProps<V>>;
  Place: Component<PlaceProps<V>>;
  /** How its cards are printed, if not as those of the West are. */
  Card?: Component<CardProps>;
  /** The rules on one page. */
  Rules: Component;
  /** What else there is to know about the question, after its sentence. */
  Facts?: Component<PromptProps<V>>;
  /** The answers to some questions, where a list of buttons would not do. */
  Answers?: Component<PromptProps<V>>;
  /** The questions that Answers is for. */
  answers?: (decision: Decision) => boolean;
  /** What an answer does to tokens of yours: how many lie there, how many go, what follows. */
  slot?: (view: V, option: Option) => Slot | undefined;
  /** What an answer costs you in nuggets, or the like. */
  price?: (view: V, option: Option) => number | undefined;
  /** The station where an answer is paid for, and the cards that pay. */
  toll?: (view: V, option: Option) => { station: string; cards: readonly string[] } | undefined;
  /** Arguments for the sentences of the prompt's buttons that the engine does not send. */
  extra?: (view: V, seat: number) => { [name: string]: number };
  /** The icons of answers that are about no card. */
  verbs?: { readonly [verb: string]: string };
  /** Keys of its own, and the texts that explain them. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** Signs that need an explanation at this table: their pictures and texts. */
  signs?: (view: V) => readonly (readonly [icon: string, text: string])[];
  /** Whether so much lies on the table that hand and seats have to make room. */
  rich?: (view: V) => boolean;
  /** Whether it is too crowded for all of it to lie open. */
  dense?: (view: V) => boolean;
  /** What it costs you to talk to the table, where it costs something. */
  gag?: (view: V) => string | null;
  /** What there is to know about a player who may be chosen. */
  target?: (view: V, seat: number) => string;
  /** More to see when it is over. */
  Scores?: Component<ResultProps<V>>;
  /** What a first match of it teaches, in the order in which it is told when several things could be. */
  lessons: readonly Lesson<V>[];
  /** How its events are acted out. */
  steps: Steps;
  /** How its events look in the log. */
  looks: Looks;
  stats: (events: readonly Text[], view: V) => MatchStats;
}

/** A game whose parts are made for its own view; they are only ever given that one. */
export const game = <V extends View>(parts: Game<V>): Game => parts as unknown as Game;
