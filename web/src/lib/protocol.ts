// Made by python -m standoff.server.typescript from standoff/server/protocol.py.

/** What a good bot would answer, knowing what you may know, and why in a sentence of its own. */
export interface Advice {
  type: "advice";
  id: number;
  key: string;
  why: Text | null;
}

/** The answer to the open question, by its serial and an option's key. */
export interface Answer {
  type: "answer";
  serial: number;
  key: string;
  id?: number;
}

/** What a seat may do while another is asked. */
export interface AsideOffer {
  seat: number;
  serial: number;
  options: Option[];
}

/** An AsideOffer in few words. */
export interface AsideQuestion {
  seat: number;
  serial: number;
  options: string[][];
}

/** A Weapon that is being answered. */
export interface Attack {
  by: number;
  target: number;
  card: string;
  terms: Term[];
  wounds: number;
}

/** One player as another sees them. */
export interface BangPlayerView {
  seat: number;
  character: string;
  role: string | null;
  in_game: boolean;
  life: number;
  max_life: number;
  open_role?: boolean;
  distance: number | null;
  reach: number;
  hand_size: number;
  hand: string[];
  in_play: string[];
  chosen: number;
  waiting?: string[];
  copies?: string[];
  hand_limit?: number | null;
  ghost?: boolean;
  shadow?: boolean;
  load?: number;
  loads?: { [name: string]: number };
  skips?: boolean;
  returns?: boolean;
  side?: string | null;
}

/** The whole table as one seat, or a spectator, may know it. */
export interface BangView {
  game: "bang";
  viewer: number | null;
  players: BangPlayerView[];
  ring: number[];
  turn: number;
  turn_number: number;
  step: string;
  winners: number[];
  ending: string | null;
  bangs_left: number | null;
  deck_size: number;
  deck_top: (string | null)[];
  pile_size: number;
  pile_top: string | null;
  middle: string[];
  sets?: string[];
  event?: string | null;
  next_event?: string | null;
  events_left?: number;
  past_events?: string[];
  leader?: number | null;
  counterclockwise?: boolean;
  extra_turn?: boolean;
  must_play?: string | null;
  tokens?: { [name: string]: number };
  stacks?: { [name: string]: StackView };
  parts?: { [name: string]: unknown };
  shows?: string[];
  open_hands?: boolean;
  bearings?: { [name: string]: Bearing };
}

/** What one event in force means for the viewer now; nothing where it has no say. */
export interface Bearing {
  silences?: string[];
  forbids?: string[];
  draws?: number | null;
  draws_otherwise?: boolean;
  bangs?: number | null;
  suit?: string | null;
  bang_cards?: number | null;
  missed_cards?: number | null;
  open_hand?: boolean;
  talking?: boolean;
  victory?: boolean;
  back?: number[];
}

/** What can be said about using a card of the hand now. */
export interface Because {
  type: "because";
  id: number;
  card: Text | null;
  seats: (Text | null)[];
  distances: (number | null)[] | null;
  reach: number | null;
}

/** All that lies in the box, so that a client has to know no card by its name. */
export interface Catalog {
  game: string;
  sets: CatalogSet[];
  roles: string[];
}

/** A kind of card as it is printed; its words are in the texts. */
export interface CatalogCard {
  id: string;
  border: string;
  copies: number;
  signs?: string[];
  reach?: number | null;
  damage?: number | null;
  book?: boolean;
  cost?: number | null;
  load?: number | null;
  deck?: string;
  fuse?: boolean;
}

/** A character as it is printed. */
export interface CatalogCharacter {
  id: string;
  life: number;
}

/** Further copies of a kind of card from another set. */
export interface CatalogReprint {
  id: string;
  signs: string[];
}

/** What one set adds. */
export interface CatalogSet {
  id: string;
  cards: CatalogCard[];
  characters: CatalogCharacter[];
  reprints?: CatalogReprint[];
  faces?: string[];
}

/** A seat, and who sits there. */
export interface Chair {
  seat: number;
  name: string | null;
  present: boolean;
}

/** The course of a match, as far as it is worked out. */
export interface Chances {
  done: number;
  course: Course | null;
}

/** An update to the last one on this socket, with what has changed of its view. A record has the changes of its fields, a list of records that of its places. Whatever else is new stands alone in a list; for a field that is gone there is an empty one. */
export interface Changed {
  type: "changed";
  match: string;
  since: number | null;
  version: number;
  events: Text[];
  seconds: number | null;
  take_back: boolean;
  ended?: Ended | null;
  warnings?: { [name: string]: Text };
  open?: boolean;
  decision: Question | null;
  changes: { [name: string]: unknown };
}

/** Lines of chat that you have not seen; the first is number `first`. */
export interface Chat {
  type: "chat";
  first: number;
  lines: Line[];
}

/** Who is at the table and what they have agreed on; sent whole whenever it changes. */
export interface Company {
  type: "company";
  code: string;
  settings: Settings;
  phase: "closed" | "frozen" | "open" | "over" | "playing";
  chairs: Chair[];
  host: number | null;
  you: number | null;
  hosting: boolean;
  watching: number;
  match: string | null;
  commitment: string | null;
  alone?: boolean;
  pausing?: number[];
  hints?: number[];
}

/** The chances of each side over a finished match: seasoned bots played on from its positions, with hands and roles as they were. */
export interface Course {
  method: number;
  sides: string[];
  odds: Odds[];
  swings: Swing[];
}

/** A question as the asked seat gets it: pick exactly one option. The matter says what kind of question it is, whatever its words are; the stake, how many points it costs to give in. The serial counts the questions put to that seat; an answer to an older one is refused. */
export interface Decision {
  serial: number;
  seat: number;
  matter: string;
  prompt: Text;
  options: Option[];
  asides?: AsideOffer[];
  stake?: number;
}

/** One player as another sees them; only the role can be hidden. */
export interface DicePlayerView {
  seat: number;
  character: string;
  role: string | null;
  in_game: boolean;
  life: number;
  max_life: number;
  open_role?: boolean;
  distance: number | null;
  reach?: number | null;
  hand_size?: number;
  hand?: string[];
  in_play?: string[];
  arrows: number;
}

/** The whole table as one seat, or a spectator, may know it. */
export interface DiceView {
  game: "dice";
  viewer: number | null;
  players: DicePlayerView[];
  ring: number[];
  turn: number;
  turn_number: number;
  step: string;
  winners: number[];
  ending: string | null;
  arrows_left: number;
  dice: string[];
  rolled?: number[];
  locked?: number[];
  used?: number[];
  resolving?: number | null;
  aimed?: { [name: string]: number };
  rolls?: number;
  most_rolls?: number;
  gatlings?: number;
  targets?: { [name: string]: number[] };
}

/** The request was carried out, and is kept whatever happens. */
export interface Done {
  type: "done";
  id: number;
}

/** How a match ended, and what the commitment was made from. */
export interface Ended {
  result: Result;
  seed: string;
  salt: string;
}

/** A match after so many answers, and what the last of them has caused. */
export interface Frame {
  events: Text[];
  view: BangView | DiceView | SamuraiView;
  asked: number | null;
  prompt: Text | null;
  by: number | null;
  answer: Text | null;
}

/** The first message: the last match and version seen here, if there are any. */
export interface Hello {
  type: "hello";
  match?: string | null;
  version?: number;
  paces?: boolean;
  changes?: boolean;
  id?: number;
}

/** Back at the table: the bot need not play for me any longer. */
export interface Here {
  type: "here";
  id?: number;
}

/** What would a good bot answer in my place? Answered with Advice; it is counted. */
export interface Hint {
  type: "hint";
  id?: number;
}

/** The screen is still busy with what happened, or was told to wait. It is not answered. */
export interface Hold {
  type: "hold";
  id?: number;
}

/** The link to a table for those who are not at the host's machine. */
export interface Invitation {
  link: string;
  only_here: boolean;
}

/** One line of chat, and who wrote it. */
export interface Line {
  name: string;
  text: string;
  seat?: number | null;
  watching?: boolean;
  phrase?: boolean;
}

/** A public table in the lobby. */
export interface Listed {
  code: string;
  settings: Settings;
  phase: "closed" | "frozen" | "open" | "over" | "playing";
  names: string[];
  watching: number;
}

/** The public tables, sent whole whenever they change. */
export interface Lobby {
  type: "lobby";
  tables: Listed[];
}

/** Out of the game: show me every hand and role, or what I may know as before. */
export interface Look {
  type: "look";
  open: boolean;
  id?: number;
}

/** Who the cookie says you are; no name yet if there is no cookie. */
export interface Me {
  name: string | null;
  tables: Mine[];
}

/** A table where you have a seat. */
export interface Mine {
  code: string;
  settings: Settings;
  phase: "closed" | "frozen" | "open" | "over" | "playing";
  names: string[];
  seat: number;
  waiting: boolean;
}

/** More time for the question that is put to me: once a turn, and once a question to read. */
export interface MoreTime {
  type: "more-time";
  reading?: boolean;
  id?: number;
}

/** A guest's wish to be called so. */
export interface NewName {
  name: string;
}

/** How often each side won, when a position was played on so many times. */
export interface Odds {
  at: number;
  playouts: number;
  won: number[];
}

/** What can be chosen for a new table of one game. */
export interface Offer {
  game: string;
  players: number[];
  sets: string[];
  variants: string[];
  bots: string[];
  needs?: { [name: string]: string[] };
  options?: { [name: string]: Span };
  least?: { [name: string]: number };
  excludes?: { [name: string]: string[] };
}

/** A new table: its code, and the link to send to friends. */
export interface Opened {
  code: string;
  link: string;
}

/** One possible answer. Its key means the same in every state of every match. The tone says what it is, whatever its verb: it spends a card, uses an ability, gains a card, costs what is at stake, ends something, ... */
export interface Option {
  key: string;
  verb: string;
  text: Text;
  card?: string | null;
  kind?: string | null;
  seat?: number | null;
  pick?: string | null;
  number?: number | null;
  tone?: string;
}

/** A finished match that you played. */
export interface Past {
  match: string;
  game: string;
  players: number;
  names: (string | null)[];
  you: number;
  finished: string;
  winners: number[];
  ending: Text;
}

/** I would like a pause, or none any more: it lasts while all who play want it. */
export interface Pause {
  type: "pause";
  on: boolean;
  id?: number;
}

/** A finished match with all it takes to verify it. */
export interface Played {
  match: string;
  commitment: string;
  salt: string;
  record: Record;
}

/** Why a request was refused: one word for programs, a sentence for people. The text says the same in every language, where the sentence is the engine's. */
export interface Problem {
  code: string;
  reason: string;
  text?: Text | null;
}

/** A Decision in few words. */
export interface Question {
  serial: number;
  seat: number;
  matter: string;
  prompt: Text;
  options: string[][];
  asides?: AsideQuestion[];
  stake?: number;
}

/** Why a bot did something in a finished match, from what its seat knew then. */
export interface Reason {
  seat: number;
  level: string;
  done: Text;
  why: Text | null;
  other: Text | null;
  instead: Text | null;
}

/** A match from its deal to its last answer. `standoff.replay` plays it again. */
export interface Record {
  format: number;
  setup: Setup;
  answers: RecordAnswer[];
  result?: Result | null;
  rules?: string[];
}

/** One answer of a match; the seat is another than the one asked when it was an aside. */
export type RecordAnswer = [number, string];

/** The request was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  reason: string;
  text?: Text | null;
}

/** The host sends a player away, before the start. */
export interface Remove {
  type: "remove";
  seat: number;
  id?: number;
}

/** A finished match, position by position: after the deal, then after each answer. */
export interface Replay {
  match: string;
  setup: Setup;
  names: (string | null)[];
  commitment: string;
  salt: string;
  result: Result;
  viewer: number | null;
  open: boolean;
  frames: Frame[];
}

/** How a match ended: who won, everyone's real role, and why in words. */
export interface Result {
  winners: number[];
  roles: string[];
  ending: Text;
}

/** One player as another sees them. Life points are Resilience here, and nobody leaves. */
export interface SamuraiPlayerView {
  seat: number;
  character: string;
  role: string | null;
  in_game: boolean;
  life: number;
  max_life: number;
  open_role?: boolean;
  distance: number | null;
  reach?: number | null;
  hand_size: number;
  hand: string[];
  in_play: string[];
  honour: number;
  harmless?: boolean;
}

/** The whole table as one seat, or a spectator, may know it. */
export interface SamuraiView {
  game: "samurai";
  viewer: number | null;
  players: SamuraiPlayerView[];
  ring: number[];
  turn: number;
  turn_number: number;
  step: string;
  winners: number[];
  ending: string | null;
  weapons_left: number;
  deck_size: number;
  deck_top: (string | null)[];
  pile_size: number;
  pile_top: string | null;
  middle: string[];
  attack?: Attack | null;
  scores?: TeamScore[];
}

/** A line of chat; or a phrase by its name, which everyone reads in their own language. */
export interface Say {
  type: "say";
  text: string;
  phrase?: boolean;
  id?: number;
}

/** What one player counts for at the end. */
export interface Score {
  seat: number;
  honour: number;
  times: number;
  daimyo: number;
}

/** What a match takes over from the one before it (B-145 to B-147). */
export interface Series {
  characters: string[];
  keep?: number[];
  leader?: number | null;
}

/** The host chooses how fast bots play at a table of several people. */
export interface SetPace {
  type: "set-pace";
  pace: "fast" | "instant" | "normal" | "slow";
  id?: number;
}

/** What is played at a table, and how. What a newer version has added is passed over. */
export interface Settings {
  game?: string;
  players?: number;
  sets?: string[];
  variants?: string[];
  options?: { [name: string]: number };
  bot?: string | null;
  clock?: number;
  pace?: "fast" | "instant" | "normal" | "slow";
  reveal?: boolean;
  hints?: boolean;
  public?: boolean;
  bots?: string[];
}

/** All it takes to deal a match: with the answers, it is the match. */
export interface Setup {
  game: string;
  players: number;
  seed: string;
  sets?: string[];
  variants?: string[];
  series?: Series | null;
  options?: { [name: string]: number };
}

/** The screen has shown the match up to that version: bots may go on. It is not answered. */
export interface Shown {
  type: "shown";
  version: number;
  id?: number;
}

/** Take the place of a bot, before the start: that seat's, or the first there is. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  id?: number;
}

/** The numbers an option may have: from the least, the usual one, up to what the sets allow. */
export interface Span {
  least: number;
  most: { [name: string]: number };
  sets?: number;
}

/** A deck of cards that are not playing cards. */
export interface StackView {
  deck_size: number;
  row?: string[];
  pile_top?: string | null;
}

/** Give the seat back to a bot, before the start. */
export interface Stand {
  type: "stand";
  id?: number;
}

/** The host starts the match; after one, the next in the same company (B-145 to B-147). */
export interface Start {
  type: "start";
  keep?: number[];
  rotate?: boolean;
  id?: number;
}

/** A deed that changed much: from one position to the next in which nothing was under way. */
export interface Swing {
  since: number;
  at: number;
  side: number;
}

/** Return to the last point where nothing was under way, while nothing has come to light. */
export interface TakeBack {
  type: "take-back";
  id?: number;
}

/** What a team counts for at the end. */
export interface TeamScore {
  team: string;
  scores: Score[];
  penalty: number;
  points: number;
}

/** A part of a sum, and what it comes from. */
export interface Term {
  kind: string;
  number: number;
}

/** An id of the texts and its arguments; the name of each tells what it is (kernel.words). */
export interface Text {
  id: string;
  args?: { [name: string]: number | string };
}

/** The match as your seat may know it, and what happened since the version you had. */
export interface Update {
  type: "update";
  match: string;
  since: number | null;
  version: number;
  events: Text[];
  seconds: number | null;
  take_back: boolean;
  ended?: Ended | null;
  warnings?: { [name: string]: Text };
  open?: boolean;
  decision: Decision | null;
  view: BangView | DiceView | SamuraiView;
}

/** Why can I not use that card, mine or lying open? Answered with Because; changes nothing. */
export interface Why {
  type: "why";
  card: string;
  id?: number;
}

export type ClientMessage = Hello | Sit | Stand | Remove | Start | Answer | TakeBack | Here | Shown | Hold | SetPace | Pause | MoreTime | Look | Why | Hint | Say;

export type ServerMessage = Done | Because | Advice | Refused | Company | Update | Changed | Chat | Lobby;
