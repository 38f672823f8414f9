/** Whether a finished match was dealt from the seed the server was bound to before its first question. */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** BLAKE2b-256 of the salt and the seed, as in server/stream.py. */
export const commit = (seed: string, salt: string): string =>
  bytesToHex(blake2b(utf8ToBytes(`${salt}:${seed}`), { dkLen: 32 }));

export interface Verdict {
  /** What the seed and the salt give, computed here. */
  computed: string;
  /** What was told before the first question: as this device remembers it, or as the server says. */
  told: string | null;
  /** Whether this device has kept it since the start. */
  remembered: boolean;
  fits: boolean | null;
}

export function verify(seed: string, salt: string, commitment: string | null, remembered: string | null): Verdict {
  const computed = commit(seed, salt);
  const told = [remembered, commitment].filter((each) => each !== null);
  return {
    computed,
    told: told[0] ?? null,
    remembered: remembered !== null,
    fits: told.length ? told.every((each) => each === computed) : null,
  };
}

/** The beginning of a long number in groups that one can compare by eye. */
export const inGroups = (hex: string, groups = 4): string =>
  (hex.match(/.{1,4}/g) ?? []).slice(0, groups).join(" ") + (hex.length > groups * 4 ? " …" : "");
