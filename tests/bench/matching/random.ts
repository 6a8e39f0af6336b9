/** A number from 0 to below 1 that depends on its arguments alone. */
export function chance(...of: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const value of of) {
    hash = Math.imul(hash ^ value, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}

/** The same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  let count = 0;
  return () => chance(seed, (count += 1));
}

/** A new array in random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
