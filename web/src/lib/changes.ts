/** What the server tells of a view that it has told before: changes.py of the server says how. */

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
