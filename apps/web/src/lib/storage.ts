// The browser's storage. Its failures (closed, full) never matter more than what it holds, and what does not parse counts as absent.

export type Place = 'local' | 'session';

/** Naming a closed storage throws, so it is named only inside `try`. */
const open = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage);

export function readStored(place: Place, key: string): string | null {
  try {
    return open(place).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. */
export function store(place: Place, key: string, value: string | null): void {
  try {
    if (value === null) open(place).removeItem(key);
    else open(place).setItem(key, value);
  } catch {
    // The value lives on in memory until the page goes.
  }
}

/** Stored plain data of the given form, undefined when there is none. */
export function readJson<T>(place: Place, key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(readStored(place, key) ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets every key that begins with `prefix`. */
export function forgetAll(place: Place, prefix: string): void {
  try {
    const storage = open(place);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
