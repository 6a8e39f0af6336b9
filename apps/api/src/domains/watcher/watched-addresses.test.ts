import { expect, it } from 'vitest';
import type { PaymentMethod } from '../../database/schema.ts';
import { createWatchedAddresses, type WatchedRow } from './watched-addresses.service.ts';

const END = new Date('2026-11-20T09:15:00.000Z');
const row = (index: number, method: PaymentMethod = 'usdt'): WatchedRow => ({
  id: `payment ${index}`,
  address: `0x${index.toString(16).padStart(40, 'A')}`,
  address_index: index,
  method,
  expires_at: END,
});

it('reads all addresses first, then only new ones and those that may be stored late, and all again after 600 times', async () => {
  const asked: number[] = [];
  let rows = [row(4000), row(5000)];
  const watched = createWatchedAddresses(async (fromIndex) => {
    asked.push(fromIndex);
    return rows.filter(({ address_index }) => address_index >= fromIndex);
  });
  await watched.refresh();
  rows = [row(4500), row(5000)];
  for (let times = 1; times < 600; times += 1) await watched.refresh();
  expect(asked.splice(0)).toEqual([0, ...Array.from({ length: 599 }, () => 4000)]);
  // One that is watched no longer stays until all are read again.
  expect([...watched.byAddress.values()].map(({ index }) => index)).toEqual([4000, 5000, 4500]);
  await watched.refresh();
  expect(asked).toEqual([0]);
  expect([...watched.byAddress.values()]).toEqual([
    { paymentId: 'payment 4500', address: row(4500).address.toLowerCase(), index: 4500 },
    { paymentId: 'payment 5000', address: row(5000).address.toLowerCase(), index: 5000 },
  ]);
  expect([...watched.all]).toEqual([...watched.byAddress.keys()]);
});

it('reads all again where the database failed to', async () => {
  const asked: number[] = [];
  const watched = createWatchedAddresses(async (fromIndex) => {
    asked.push(fromIndex);
    if (asked.length === 1) throw new Error('away');
    return [row(2000)];
  });
  await expect(watched.refresh()).rejects.toThrow('away');
  for (let times = 0; times < 2; times += 1) await watched.refresh();
  expect(asked).toEqual([0, 0, 1000]);
});

it('has transactions read to the last second of a BNB window, and for no other coin', async () => {
  const rows = [row(1)];
  const watched = createWatchedAddresses(async () => rows);
  await watched.refresh();
  expect(watched.isBnbDue(END)).toBe(false);
  rows.push(row(2, 'bnb'), { ...row(3, 'bnb'), expires_at: new Date(0) });
  await watched.refresh();
  expect([END, new Date(END.getTime() + 1)].map(watched.isBnbDue)).toEqual([true, false]);
});

it('takes the addresses in turn, each once before it begins again', async () => {
  const watched = createWatchedAddresses(async () => [1, 2, 3, 4, 5].map((index) => row(index)));
  await watched.refresh();
  const turns = Array.from({ length: 4 }, () => watched.nextInTurn(2).map(({ index }) => index));
  expect(turns).toEqual([[1, 2], [3, 4], [5], [1, 2]]);
});
