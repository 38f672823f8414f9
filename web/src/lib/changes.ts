/** What the server tells in few words: by what has changed of a view, and questions by the keys of their answers. */

import type { Decision, Option, Question } from "./protocol";

type Changes = { [name: string]: unknown };

/** The record after those changes; whatever has not changed is the same object. */
export function changed<T>(before: T, changes: Changes): T {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    if (!Array.isArray(change)) after[name] = changed(after[name], change as Changes);
    else if (change.length) after[name] = change[0];
    else delete after[name];
  }
  return after as T;
}

const KEY = /^([^:=@/#]+)(?::([^=@/#]+))?(?:=([^@/#]+))?(?:@(\d+))?(?:\/([^#]+))?(?:#(-?\d+))?$/;

/** The question as a whole: what its options are follows from their keys. */
export function whole({ options, asides = [], ...rest }: Question): Decision {
  return { ...rest, options: options.map(option), asides: asides.map((each) => ({ ...each, options: each.options.map(option) })) };
}

function option([key = "", tone, kinds]: string[]): Option {
  const [, verb = "", card, kind, at, pick, counted] = KEY.exec(key) ?? [];
  const seat = at === undefined ? undefined : Number(at);
  const number = counted === undefined ? undefined : Number(counted);
  const picked = pick === "hand" ? undefined : pick;
  const id = [
    `option-${verb}`,
    card && kind ? "-as" : "",
    seat === undefined ? "" : "-at",
    pick ? (picked ? "-card" : "-hand") : "",
  ].join("");
  const args = known({ card, kind, target: seat, pick: picked, number, kinds });
  return { key, verb, text: { id, args }, ...known({ card, kind, seat, pick, number, tone: tone || undefined }) };
}

/** The fields that have a value. */
function known<T extends { [name: string]: string | number | undefined }>(fields: T) {
  const found = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(found) as { [K in keyof T]: Exclude<T[K], undefined> };
}
