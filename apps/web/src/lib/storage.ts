// The browser's storage. Where it is closed or full, what it cannot take is kept until the page goes. What does not parse counts as absent.

export type Place = 'local' | 'session';

/** Naming a closed storage throws, so it is named only inside `try`. */
const open = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage);

/** What the storage did not take; newer than what it has. */
const untaken = { local: new Map<string, string>(), session: new Map<string, string>() } as const;

export function readStored(place: Place, key: string): string | null {
  const kept = untaken[place].get(key);
  if (kept !== undefined) return kept;
  try {
    return open(place).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null forgets it. */
export function store(place: Place, key: string, value: string | null): void {
  untaken[place].delete(key);
  try {
    if (value === null) open(place).removeItem(key);
    else open(place).setItem(key, value);
  } catch {
    if (value !== null) untaken[place].set(key, value);
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
  for (const key of untaken[place].keys()) if (key.startsWith(prefix)) untaken[place].delete(key);
  try {
    const storage = open(place);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Nothing else was kept.
  }
}
