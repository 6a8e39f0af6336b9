// Deterministic randomness: the demo community is the same on every machine.
import { createHash } from 'node:crypto';

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` distinct items in any order; all of them if there are fewer. */
  some<T>(items: readonly T[], count: number): T[];
}

/** A generator (mulberry32) that starts from a word. */
export function createRandom(seed: string): Random {
  let state = digest(seed).readUInt32BE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, below(items.length)),
    some(items, count) {
      const left = [...items];
      const taken = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(below(left.length), 1));
      return taken;
    },
  };
}

/** Deals the items in shuffled order, and repeats them only when all were used. */
export function createBag<T>(random: Random, items: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.some(items, items.length);
    const [item, ...rest] = left;
    if (item === undefined) throw new Error('There is nothing in the bag.');
    left = rest;
    return item;
  };
}

/** The item at an index, modulo the length. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** 32 bytes derived from a text. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(`mutuals-demo ${text}`).digest();
}

/** A whole number from 0 up to, not including, `below`, derived from a text. */
export function numberOf(text: string, below: number): number {
  return digest(text).readUInt32BE(0) % below;
}

/** A UUID derived from a text. */
export function idOf(text: string): string {
  return idAt(new Date(0), text);
}

/** A UUID of version 7 for an instant, derived from a text. */
export function idAt(instant: Date, text: string): string {
  const bytes = digest(text).subarray(0, 16);
  bytes.writeUIntBE(instant.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
