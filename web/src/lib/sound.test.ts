import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SoundName } from "./sound";

const NAMES: SoundName[] = [
  "slide", "tap", "wood", "crack", "ricochet", "snap", "good", "bad", "thud", "pour", "bell", "spur", "call", "chord", "rattle", "arrows",
  "blade", "clash", "coin",
];

let started = 0;
let contexts = 0;

/** An audio context that only counts; values must be what Web Audio accepts. */
class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    contexts += 1;
  }
  #param = () => ({
    value: 0,
    setValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
    exponentialRampToValueAtTime: (value: number, time: number) => {
      expect(value).toBeGreaterThan(0);
      expect(Number.isFinite(time)).toBe(true);
    },
  });
  #node = () => ({
    gain: this.#param(), frequency: this.#param(), Q: this.#param(), type: "",
    connect: (next: unknown) => next, disconnect: () => {}, start: () => (started += 1), stop: () => {},
  });
  createGain = this.#node;
  createDynamicsCompressor = this.#node;
  createBiquadFilter = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => Promise.resolve();
}

describe("sounds", () => {
  beforeEach(() => {
    started = contexts = 0;
    vi.resetModules();
    vi.stubGlobal("AudioContext", FakeContext);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are silent until the page is touched", async () => {
    const { sound } = await import("./sound");
    sound("crack");
    expect(contexts).toBe(0);
    dispatchEvent(new Event("pointerdown"));
    sound("crack");
    expect(contexts).toBe(1);
    expect(started).toBeGreaterThan(0);
  });

  it.each(NAMES)("%s is made of something", async (name) => {
    const { sound } = await import("./sound");
    dispatchEvent(new Event("keydown"));
    sound(name);
    expect(started).toBeGreaterThan(0);
  });

  it("are at most eight at once", async () => {
    const { sound } = await import("./sound");
    dispatchEvent(new Event("pointerdown"));
    for (let times = 0; times < 30; times += 1) sound("slide");
    expect(started).toBe(8);
  });

  it("are off when the player says so", async () => {
    const { sound } = await import("./sound");
    const { preferences } = await import("./preferences.svelte");
    dispatchEvent(new Event("pointerdown"));
    preferences.sound = false;
    sound("bell");
    expect(started).toBe(0);
    preferences.sound = true;
  });

  it("never throw", async () => {
    vi.stubGlobal("AudioContext", class { constructor() { throw new Error("no sound here"); } });
    const { sound } = await import("./sound");
    dispatchEvent(new Event("pointerdown"));
    expect(() => sound("thud")).not.toThrow();
  });
});
