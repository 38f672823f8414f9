/** Putting an answer together at a table: what can be pointed at, what is chosen, what is refused. */

import { announcements } from "./announce.svelte";
import { Choosing, groups, optionsAt, type Group, type Place } from "./choice";
import { inWords } from "./problems";
import type { Because, Option, Text } from "./protocol";
import { Refusal, type Table } from "./table.svelte";
import { texts } from "./texts.svelte";

export interface Bubble {
  place: Place;
  text: Text | string;
}

const BUBBLE_LASTS = 4000;
const TOUCH = "touch";

export class Play {
  #chosen = $state.raw<{ question: string; choosing: Choosing } | null>(null);
  /** An option that waits for a second thought, and why. */
  warning = $state.raw<{ option: Option; text: Text } | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** Why the chosen card cannot be used where, and what it would change. */
  reasons = $state.raw<Because | null>(null);
  /** An answer is on its way. */
  sent = $state<string | null>(null);
  /** A sentence about an answer that was not taken. */
  problem = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  readonly you = $derived.by(() => this.table.company?.you ?? null);

  /** The question to you, or what you may do while another is asked. */
  readonly asked = $derived.by(() => {
    const decision = this.table.shown?.decision;
    if (!decision || this.you === null) return null;
    if (decision.seat === this.you) return { serial: decision.serial, options: decision.options, aside: false };
    const aside = decision.asides?.find((each) => each.seat === this.you);
    return aside ? { serial: aside.serial, options: aside.options, aside: true } : null;
  });

  /** Which question is open: a choice under way belongs to one. */
  readonly question = $derived.by(() => {
    const update = this.table.shown;
    return update && this.asked ? `${update.match} ${update.version} ${this.asked.serial}` : "";
  });

  readonly choosing = $derived.by(() =>
    this.#chosen?.question === this.question ? this.#chosen.choosing : Choosing.from(this.asked?.options ?? []),
  );

  /** The question on the screen is answered: by you, or already acted upon. */
  readonly gone = $derived.by(() => this.sent === this.question || this.table.acting);

  /** A bot sits in for you: nothing is yours to answer until you take the seat back. */
  readonly away = $derived.by(() => {
    const { company } = this.table;
    return company?.phase === "playing" && this.you !== null && company.chairs[this.you]?.present === false;
  });

  /** Whether answers can be given now. */
  readonly free = $derived.by(
    () => this.asked !== null && !this.gone && !this.away && this.table.connection === "open",
  );

  readonly groups = $derived(groups(this.choosing.left));

  at(place: Place): Option[] {
    return this.free ? optionsAt(place, this.choosing.left, this.you) : [];
  }

  /** Point at something on the table. */
  point(place: Place, pointer = "mouse"): void {
    this.bubble = null;
    this.problem = null;
    const here = this.at(place);
    const chosen = this.choosing.complete;
    if (chosen && here.includes(chosen)) {
      this.send(chosen);
    } else if (here.length) {
      const settled = this.choosing.begun || this.choosing.left.every((option) => option.seat != null && !option.card);
      const direct = settled && pointer !== TOUCH && here.length === 1;
      if (direct) this.send(here[0]!);
      else this.#choose(this.choosing.narrow(here));
    } else {
      this.#another(place);
    }
  }

  /** Press a button of the prompt. */
  press(group: Group): void {
    if (group.options.length === 1) this.send(group.options[0]!);
    else this.#choose(this.choosing.narrow(group.options));
  }

  /** Another question is open, or somebody else answers: what was half chosen or said is gone. */
  forget(): void {
    this.#chosen = null;
    this.warning = null;
    this.bubble = null;
    this.problem = null;
    this.reasons = null;
  }

  /** One step back; nothing was sent. */
  back(): boolean {
    this.bubble = null;
    this.problem = null;
    if (this.warning) {
      this.warning = null;
      return true;
    }
    if (!this.choosing.begun) return false;
    this.#choose(this.choosing.restart());
    return true;
  }

  /** Send it, or ask once if it seems foolish. */
  send(option: Option, sure = false): void {
    if (!this.asked || !this.free) return;
    const warning = this.table.shown?.warnings?.[option.key];
    if (warning && !sure) {
      this.warning = { option, text: warning };
      announcements.say(texts.words.plain(warning, this.table.names), true);
      return;
    }
    this.warning = null;
    this.problem = null;
    const question = this.question;
    this.sent = question;
    this.table.ask({ type: "answer", serial: this.asked.serial, key: option.key }).catch((error: unknown) => {
      this.#failed(error);
      if (this.sent === question) this.sent = null;
      this.#chosen = null;
    });
  }

  takeBack(): void {
    this.table.ask({ type: "take-back" }).catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "lost" || error.code === "stale") return; // what comes next tells more
    this.problem = inWords(error, texts.words);
    announcements.say(this.problem, true);
  }

  #choose(choosing: Choosing): void {
    this.#chosen = { question: this.question, choosing };
    this.reasons = null;
    const card = choosing.card;
    if (card) void this.#explain(card);
  }

  /** Something that the chosen card does not go with: another card perhaps, or a refusal. */
  #another(place: Place): void {
    if (this.choosing.begun && this.free) {
      const anew = optionsAt(place, this.choosing.restart().left, this.you);
      if (anew.length && (this.#isOwn(place) || this.choosing.card === null)) {
        this.#choose(this.choosing.restart().narrow(anew));
        return;
      }
    }
    void this.#refuse(place);
  }

  async #refuse(place: Place): Promise<void> {
    if (this.you === null || !this.table.shown?.decision) return;
    const card = this.choosing.card;
    if (place.at === "hand" || place.at === "row" || (place.at === "play" && place.seat === this.you)) {
      const why = await this.#why(place.card);
      if (why?.card) this.#say(place, why.card);
    } else if (place.at === "play" && !this.choosing.begun) {
      const reason = (await this.#why(place.card))?.seats[place.seat];
      if (reason) this.#say({ at: "seat", seat: place.seat }, reason);
    } else if (place.at === "seat" && card) {
      const why = this.reasons ?? (await this.#why(card));
      const reason = why?.seats[place.seat];
      if (reason) this.#say(place, reason);
    }
  }

  /** A card of one's own, in hand or in play. */
  #isOwn(place: Place): place is Place & { card: string } {
    return place.at === "hand" || (place.at === "play" && place.seat === this.you);
  }

  #say(place: Place, text: Text): void {
    clearTimeout(this.#timer);
    this.bubble = { place, text };
    announcements.say(texts.words.plain(text, this.table.names));
    this.#timer = setTimeout(() => (this.bubble = null), BUBBLE_LASTS);
  }

  async #explain(card: string): Promise<void> {
    const why = await this.#why(card);
    if (this.choosing.card === card) this.reasons = why;
  }

  #why(card: string): Promise<Because | null> {
    return this.table.ask({ type: "why", card }).catch(() => null);
  }
}
