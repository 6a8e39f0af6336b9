import { expect, it } from 'vitest';
import { bytesShort, lateShort } from './figures.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_234_000, '1.2 MB'],
  [12_340_000, '12 MB'],
  // Rounded, it would be a thousand of the smaller unit.
  [999_700, '1 MB'],
  [734_003_200, '734 MB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => expect(bytesShort(bytes, 'en')).toBe(text));

it.each([
  [4, '4 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [5400, '90 min'],
  [90_000, '25 hr'],
])('%d s late are %s', (seconds, text) => expect(lateShort(seconds, 'en')).toBe(text));
