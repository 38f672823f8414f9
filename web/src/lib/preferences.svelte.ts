/** What a person has set for themselves on this device. */

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "dark" | "light";
/** Factors on every duration: slow, normal, fast, and none at all. */
export const SPEEDS = [2, 1, 0.5, 0] as const;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`standoff.${key}`);
  } catch {
    return null; // a browser may refuse to keep anything
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`standoff.${key}`, value);
  } catch {
    // then it lasts as long as the page
  }
}

function firstLanguage(): Language {
  const wished = [stored("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wished.find((each) => (LANGUAGES as readonly string[]).includes(each ?? "")) ?? "en") as Language;
}

function firstTheme(): Theme {
  const kept = stored("theme");
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

function firstSpeed(): number {
  const kept = Number(stored("speed") ?? "1");
  return (SPEEDS as readonly number[]).includes(kept) ? kept : 1;
}

class Preferences {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #sound = $state(stored("sound") !== "off");
  #speed = $state(firstSpeed());

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    store("language", language);
    document.documentElement.lang = language;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    store("theme", theme);
    document.documentElement.dataset.theme = theme;
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    store("sound", on ? "on" : "off");
  }

  get speed(): number {
    return this.#speed;
  }
  set speed(speed: number) {
    this.#speed = speed;
    store("speed", String(speed));
    document.documentElement.style.setProperty("--speed", String(speed));
  }

  /** Put on the page what is set. */
  apply(): void {
    document.documentElement.lang = this.#language;
    document.documentElement.dataset.theme = this.#theme;
    document.documentElement.style.setProperty("--speed", String(this.#speed));
  }
}

export const preferences = new Preferences();

/** Small things a page wants to find again: the commitment of a match, whether a guide was seen. */
export const memory = { get: stored, set: store };
