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

/** The keys that begin with `prefix`. */
export function storedKeys(place: Place, prefix: string): string[] {
  const keys = [...untaken[place].keys()];
  try {
    keys.push(...Object.keys(open(place)));
  } catch {
    // Nothing else was kept.
  }
  return keys.filter((key) => key.startsWith(prefix));
}

/** Forgets every key that begins with `prefix`. */
export const forgetAll = (place: Place, prefix: string): void =>
  storedKeys(place, prefix).forEach((key) => store(place, key, null));
