import { expect, it } from 'vitest';
import { pageMeta, partOf } from './paging.ts';

const list = ['listMatches', 'alice'];
const id = '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01';
const cursorOf = (at: Date, isFirst = false) =>
  pageMeta(list, { page: 1, limit: 1 }, { total: 2, next: { at, id, isFirst } }).nextCursor ?? '';

it.each([false, true])('a cursor leads back to its key, in the group that the list begins with: %s', (isFirst) => {
  const at = new Date('2026-11-20T09:00:00.123Z');
  const cursor = cursorOf(at, isFirst);
  expect(partOf(list, { page: 1, limit: 1, cursor })).toEqual({ limit: 1, offset: 0, after: { at, id, isFirst } });
});

it('a cursor that was computed for a time that no row has is refused before the database sees it', () => {
  class Impossible extends Date {
    override getTime = () => 9e15;
  }
  const cursor = cursorOf(new Impossible());
  expect(() => partOf(list, { page: 1, limit: 1, cursor })).toThrow('Some of the values are not right.');
});
