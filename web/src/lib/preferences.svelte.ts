/** What a person has set for themselves on this device. */

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "dark" | "light";
/** How fast what others do is shown. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
/** To rush is to see nothing but the outcome: for those who are out, and want to know how it ends. */
export type Pace = (typeof PACES)[number] | "rush";
/** The factor on every duration. */
const SPEED: { readonly [pace in Pace]: number } = { slow: 1.4, normal: 1, fast: 0.5, instant: 0, rush: 0 };

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

function firstPace(): Pace {
  const kept = stored("pace") ?? "";
  return kept in SPEED ? (kept as Pace) : "normal";
}

class Preferences {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(firstTheme());
  #sound = $state(stored("sound") !== "off");
  #notices = $state(stored("notices") === "on");
  #vibration = $state(stored("vibration") === "on");
  #pace = $state<Pace>(firstPace());
  #shared = $state<Pace | null>(null);
  #hurry = $state<Pace | null>(null);

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

  /** Notifications when it is your turn. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(on: boolean) {
    this.#notices = on;
    store("notices", on ? "on" : "off");
  }

  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(on: boolean) {
    this.#vibration = on;
    store("vibration", on ? "on" : "off");
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    this.#hurry = null;
    store("pace", pace);
    this.apply();
  }

  /** The pace that several people have in common, while one is at such a table. */
  get shared(): Pace | null {
    return this.#shared;
  }
  set shared(pace: Pace | null) {
    this.#shared = pace;
    this.apply();
  }

  /** The pace of one who is out, for the rest of this match. */
  get hurry(): Pace | null {
    return this.#hurry;
  }
  set hurry(pace: Pace | null) {
    this.#hurry = pace;
    this.apply();
  }

  /** The pace that is played now. */
  get played(): Pace {
    return this.#pace === "rush" ? "rush" : (this.#shared ?? this.#hurry ?? this.#pace);
  }

  /** The factor on every duration. */
  get speed(): number {
    return SPEED[this.played];
  }

  /** Put on the page what is set. */
  apply(): void {
    document.documentElement.lang = this.#language;
    document.documentElement.dataset.theme = this.#theme;
    document.documentElement.style.setProperty("--speed", String(this.speed));
  }
}

export const preferences = new Preferences();

/** Small things a page wants to find again: the commitment of a match, whether a guide was seen. */
export const memory = { get: stored, set: store };
