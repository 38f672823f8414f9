/** My usual table: what I opened last on this device, under a name of its own if I gave it one. */

import { memory } from "./preferences.svelte";
import type { Settings } from "./protocol";

const KEY = "usual";
export const LONGEST = 30;

export interface Kept {
  name: string;
  settings: Settings;
}

/** What was kept, if it can still be understood. */
export function understood(written: string | null): Kept | null {
  try {
    const { name, settings } = JSON.parse(written ?? "") as Kept;
    const words = [name, settings.game].every((each) => typeof each === "string");
    const lists = [settings.sets, settings.variants].every((each) => Array.isArray(each));
    return words && lists && Number.isInteger(settings.players) ? { name, settings } : null;
  } catch {
    return null;
  }
}

class Usual {
  #kept = $state.raw(understood(memory.get(KEY)));

  get kept(): Kept | null {
    return this.#kept;
  }

  keep(settings: Settings): void {
    this.#write({ name: this.#kept?.name ?? "", settings });
  }

  rename(name: string): void {
    if (this.#kept) this.#write({ ...this.#kept, name: name.trim().slice(0, LONGEST) });
  }

  forget(): void {
    this.#write(null);
  }

  #write(kept: Kept | null): void {
    this.#kept = kept;
    memory.set(KEY, kept ? JSON.stringify(kept) : "");
  }
}

export const usual = new Usual();
