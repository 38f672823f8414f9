/** Every sound of the table, made on the spot: short, quiet, and silent until the page was touched. */

import { preferences } from "./preferences.svelte";

export type SoundName =
  | "slide"
  | "tap"
  | "wood"
  | "crack"
  | "ricochet"
  | "snap"
  | "good"
  | "bad"
  | "thud"
  | "pour"
  | "bell"
  | "spur"
  | "call"
  | "chord"
  | "rattle"
  | "arrows"
  | "blade"
  | "clash"
  | "coin"
  | "chug";

const LOUDNESS = 0.42; // at full volume
const MOST_VOICES = 8;
const SILENCE = 0.0001; // where an exponential fade ends

interface Shape {
  /** Seconds from now. */
  at?: number;
  lasts: number;
  gain: number;
  /** How long it swells before it fades. */
  attack?: number;
}

interface Noise extends Shape {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
}

interface Tone extends Shape {
  wave?: OscillatorType;
  from: number;
  to?: number;
}

/** An audio context with the two things everything is made of: filtered noise, and tones that glide. */
class Workshop {
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;
  readonly #ends: number[] = [];

  constructor(private readonly context: AudioContext) {
    const limiter = context.createDynamicsCompressor();
    limiter.connect(context.destination);
    this.#out = context.createGain();
    this.#out.connect(limiter);
    this.#hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.#hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }

  play(make: (shop: Workshop) => number): void {
    if (this.context.state !== "running") {
      void this.context.resume().catch(() => {});
      return;
    }
    this.#out.gain.value = (LOUDNESS * preferences.volume) / 100;
    const now = this.context.currentTime;
    for (let at = this.#ends.length - 1; at >= 0; at -= 1) if (this.#ends[at]! <= now) this.#ends.splice(at, 1);
    if (this.#ends.length < MOST_VOICES) this.#ends.push(now + make(this));
  }

  noise({ filter, from, to = from, q = 0.7, ...shape }: Noise): void {
    const source = this.context.createBufferSource();
    source.buffer = this.#hiss;
    source.loop = true;
    const sieve = this.context.createBiquadFilter();
    sieve.type = filter;
    sieve.Q.value = q;
    const start = this.context.currentTime + (shape.at ?? 0);
    glide(sieve.frequency, from, to, start, shape.lasts);
    source.connect(sieve);
    this.#sound(source, sieve, shape, start, Math.random() * 0.5);
  }

  tone({ wave = "sine", from, to = from, ...shape }: Tone): void {
    const source = this.context.createOscillator();
    source.type = wave;
    const start = this.context.currentTime + (shape.at ?? 0);
    glide(source.frequency, from, to, start, shape.lasts);
    this.#sound(source, source, shape, start);
  }

  #sound(source: AudioScheduledSourceNode, last: AudioNode, shape: Shape, start: number, offset?: number): void {
    const fade = this.context.createGain();
    const attack = Math.min(shape.attack ?? 0.002, shape.lasts / 2);
    fade.gain.setValueAtTime(SILENCE, start);
    fade.gain.exponentialRampToValueAtTime(shape.gain, start + attack);
    fade.gain.exponentialRampToValueAtTime(SILENCE, start + shape.lasts);
    last.connect(fade).connect(this.#out);
    if (offset !== undefined) (source as AudioBufferSourceNode).start(start, offset);
    else source.start(start);
    source.stop(start + shape.lasts + 0.02);
    source.onended = () => fade.disconnect();
  }
}

function glide(value: AudioParam, from: number, to: number, start: number, lasts: number): void {
  value.setValueAtTime(from, start);
  if (to !== from) value.exponentialRampToValueAtTime(to, start + lasts);
}

const between = (low: number, high: number): number => low + Math.random() * (high - low);

/** How each sound is made; the number is how long it lasts. */
const RECIPES: { [name in SoundName]: (shop: Workshop) => number } = {
  // paper over cloth: a breath of noise that brightens
  slide(shop) {
    const pitch = between(1900, 2400);
    shop.noise({ filter: "bandpass", from: pitch, to: pitch * 1.9, q: 0.9, lasts: 0.15, gain: 0.42, attack: 0.05 });
    return 0.15;
  },
  tap(shop) {
    shop.noise({ filter: "bandpass", from: 1700, q: 1.2, lasts: 0.04, gain: 0.7 });
    shop.tone({ from: 300, to: 170, lasts: 0.05, gain: 0.35 });
    return 0.05;
  },
  wood(shop) {
    shop.tone({ from: 430, to: 290, lasts: 0.09, gain: 0.55 });
    shop.tone({ from: 1130, to: 980, lasts: 0.04, gain: 0.2 });
    shop.noise({ filter: "bandpass", from: 850, q: 2.5, lasts: 0.05, gain: 0.6 });
    return 0.09;
  },
  // a dry report: everything at once, gone in 90 ms, a little powder after it
  crack(shop) {
    shop.noise({ filter: "highpass", from: 1100, lasts: 0.09, gain: 0.9, attack: 0.001 });
    shop.noise({ filter: "lowpass", from: 1400, to: 240, lasts: 0.16, gain: 0.9, attack: 0.001 });
    shop.tone({ from: 190, to: 52, lasts: 0.12, gain: 0.8, attack: 0.001 });
    return 0.16;
  },
  ricochet(shop) {
    const pitch = between(2500, 3100);
    shop.noise({ filter: "bandpass", from: 4200, q: 1, lasts: 0.03, gain: 0.6, attack: 0.001 });
    shop.tone({ wave: "triangle", from: pitch, to: pitch * 0.27, lasts: 0.42, gain: 0.24, attack: 0.004 });
    shop.tone({ from: pitch * 1.51, to: pitch * 0.4, lasts: 0.3, gain: 0.1, attack: 0.004 });
    shop.noise({ filter: "bandpass", from: pitch * 1.2, to: pitch * 0.4, q: 6, lasts: 0.35, gain: 0.22, attack: 0.01 });
    return 0.42;
  },
  snap(shop) {
    shop.noise({ filter: "highpass", from: 2600, lasts: 0.022, gain: 0.8, attack: 0.001 });
    shop.noise({ at: 0.018, filter: "bandpass", from: 1500, q: 1.4, lasts: 0.035, gain: 0.5, attack: 0.001 });
    return 0.055;
  },
  good(shop) {
    shop.tone({ wave: "triangle", from: 587, lasts: 0.16, gain: 0.3, attack: 0.008 });
    shop.tone({ at: 0.09, wave: "triangle", from: 880, lasts: 0.28, gain: 0.3, attack: 0.008 });
    return 0.37;
  },
  bad(shop) {
    shop.tone({ wave: "triangle", from: 392, lasts: 0.16, gain: 0.32, attack: 0.008 });
    shop.tone({ at: 0.1, wave: "triangle", from: 294, to: 277, lasts: 0.32, gain: 0.32, attack: 0.008 });
    return 0.42;
  },
  thud(shop) {
    shop.tone({ from: 150, to: 46, lasts: 0.22, gain: 1, attack: 0.003 });
    shop.noise({ filter: "lowpass", from: 420, to: 120, lasts: 0.09, gain: 0.7 });
    return 0.22;
  },
  // a glass that fills: the pitch of the gurgle rises
  pour(shop) {
    shop.noise({ filter: "bandpass", from: 700, to: 1500, q: 2, lasts: 0.46, gain: 0.16, attack: 0.08 });
    for (let drop = 0; drop < 6; drop += 1) {
      const pitch = 330 + drop * 55 + between(-20, 20);
      shop.tone({ at: 0.03 + drop * 0.065, from: pitch, to: pitch * 1.5, lasts: 0.07, gain: 0.28, attack: 0.012 });
    }
    return 0.5;
  },
  // one low church bell: partials that are nearly, not quite, in tune
  bell(shop) {
    const partials: [ratio: number, gain: number, lasts: number][] = [
      [0.5, 0.3, 2],
      [1, 0.4, 1.6],
      [1.19, 0.22, 1.2],
      [1.56, 0.12, 0.9],
      [2.01, 0.2, 0.8],
      [2.66, 0.09, 0.5],
      [3.02, 0.06, 0.35],
    ];
    for (const [ratio, gain, lasts] of partials) shop.tone({ from: 174 * ratio, lasts, gain, attack: 0.004 });
    shop.noise({ filter: "bandpass", from: 1600, lasts: 0.03, gain: 0.2 });
    return 2;
  },
  spur(shop) {
    for (const [at, loud] of [[0, 1], [0.055, 0.6], [0.12, 0.35]] as const) {
      for (const pitch of [4170, 5390, 6820]) {
        shop.tone({ at, from: pitch * between(0.99, 1.01), lasts: 0.1, gain: 0.055 * loud, attack: 0.001 });
      }
    }
    return 0.22;
  },
  call(shop) {
    for (const [at, pitch] of [[0, 523], [0.14, 784]] as const) {
      shop.tone({ at, wave: "triangle", from: pitch, lasts: 0.34, gain: 0.34, attack: 0.006 });
      shop.tone({ at, from: pitch * 2, lasts: 0.2, gain: 0.1, attack: 0.004 });
    }
    return 0.48;
  },
  // six strings, one after the other
  chord(shop) {
    [98, 146.8, 196, 246.9, 293.7, 392].forEach((pitch, string) => {
      const at = string * 0.045;
      shop.tone({ at, wave: "triangle", from: pitch * 1.003, to: pitch, lasts: 1.9, gain: 0.26, attack: 0.004 });
      shop.tone({ at, from: pitch * 2, lasts: 0.8, gain: 0.08, attack: 0.003 });
      shop.noise({ at, filter: "bandpass", from: pitch * 6, q: 3, lasts: 0.02, gain: 0.2 });
    });
    return 2.2;
  },
  rattle(shop) {
    for (let knock = 0; knock < 9; knock += 1) {
      const at = knock * 0.055 + between(0, 0.03);
      shop.noise({ at, filter: "bandpass", from: between(1500, 3400), q: 3, lasts: 0.035, gain: between(0.25, 0.55) });
    }
    return 0.6;
  },
  // a locomotive: four strokes of steam, each a little sooner
  chug(shop) {
    for (const at of [0, 0.24, 0.44, 0.6]) {
      shop.noise({ at, filter: "lowpass", from: 900, to: 320, lasts: 0.16, gain: 0.5, attack: 0.02 });
    }
    return 0.76;
  },
  // a flight of arrows: they rise, fall, and stick
  arrows(shop) {
    for (let arrow = 0; arrow < 7; arrow += 1) {
      const at = arrow * 0.06 + between(0, 0.05);
      shop.noise({ at, filter: "bandpass", from: between(1800, 2600), to: 700, q: 5, lasts: 0.34, gain: 0.3, attack: 0.08 });
      shop.tone({ at: at + 0.36, from: between(190, 260), to: 90, lasts: 0.07, gain: 0.35, attack: 0.002 });
    }
    return 0.9;
  },
  // a blade through the air, and a thin ring after it
  blade(shop) {
    shop.noise({ filter: "bandpass", from: 900, to: 5200, q: 1.6, lasts: 0.2, gain: 0.55, attack: 0.09 });
    shop.tone({ at: 0.12, from: between(3600, 3900), lasts: 0.3, gain: 0.06, attack: 0.01 });
    return 0.42;
  },
  // steel on steel
  // a lump of gold on a lump of gold
  coin(shop) {
    shop.tone({ from: 2093, lasts: 0.12, gain: 0.16, attack: 0.002 });
    shop.tone({ at: 0.05, from: 3136, lasts: 0.3, gain: 0.14, attack: 0.002 });
    shop.noise({ filter: "highpass", from: 5200, lasts: 0.02, gain: 0.25, attack: 0.001 });
    return 0.35;
  },
  clash(shop) {
    shop.noise({ filter: "highpass", from: 3000, lasts: 0.05, gain: 0.7, attack: 0.001 });
    for (const pitch of [1870, 2790, 4310, 5630]) {
      shop.tone({ from: pitch * between(0.99, 1.01), lasts: 0.45, gain: 0.09, attack: 0.001 });
    }
    return 0.45;
  },
};

let workshop: Workshop | null = null;

/** Browsers let a page sound only after a person has touched it. */
function open(): void {
  removeEventListener("pointerdown", open);
  removeEventListener("keydown", open);
  try {
    workshop = new Workshop(new AudioContext());
  } catch {
    // then the table is silent
  }
}
addEventListener("pointerdown", open);
addEventListener("keydown", open);

export function sound(name: SoundName): void {
  if (!preferences.sound || !workshop || document.hidden) return;
  try {
    workshop.play(RECIPES[name]);
  } catch {
    // a sound is never worth a failure
  }
}
