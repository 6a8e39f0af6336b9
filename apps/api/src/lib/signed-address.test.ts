import { expect, it } from 'vitest';
import { MINUTE_MS } from '../testing/fake-clock.ts';
import { isGood, signedAddress } from './signed-address.ts';

const file = { id: 'one', key: Buffer.alloc(32, 1) };
const NOW = new Date('2026-11-20T09:02:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
function partsOf(address: string) {
  const { searchParams } = new URL(address, 'https://mutuals.example');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
}

it('an address is good for ten minutes at least and fifteen at most, and is the same for who asks again soon', () => {
  const address = signedAddress('/pictures/', file, NOW);
  expect(address).toMatch(/^\/pictures\/one\?until=\d+&signature=[\w-]{43}$/);
  expect(signedAddress('/pictures/', file, after(3 * MINUTE_MS))).toBe(address);
  expect(signedAddress('/pictures/', file, after(3 * MINUTE_MS + 1))).not.toBe(address);
  // Until 09:15.
  expect(isGood(file, partsOf(address), after(13 * MINUTE_MS - 1))).toBe(true);
  expect(isGood(file, partsOf(address), after(13 * MINUTE_MS))).toBe(false);
});

it('a signature is of one file, one key and one time', () => {
  const { until, signature } = partsOf(signedAddress('/pictures/', file, NOW));
  const good = (given: Partial<typeof file>, parts: Partial<ReturnType<typeof partsOf>> = {}) =>
    isGood({ ...file, ...given }, { until, signature, ...parts }, NOW);
  expect(good({})).toBe(true);
  expect(good({ id: 'two' })).toBe(false);
  expect(good({ key: Buffer.alloc(32, 2) })).toBe(false);
  expect(good({}, { until: String(Number(until) + 1) })).toBe(false);
  for (const wrong of ['', signature.slice(1), `${signature}A`, 'B'.repeat(43)])
    expect(good({}, { signature: wrong })).toBe(false);
});
