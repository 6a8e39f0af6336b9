import { expect, it } from 'vitest';
import { pageMeta, partOf } from './paging.ts';

const list = ['listMatches', 'alice'];
const id = '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01';
const cursorOf = (at: Date) => pageMeta(list, { page: 1, limit: 1 }, { total: 2, next: { at, id } }).nextCursor ?? '';

it('a cursor leads back to its key', () => {
  const at = new Date('2026-11-20T09:00:00.123Z');
  expect(partOf(list, { page: 1, limit: 1, cursor: cursorOf(at) })).toEqual({ limit: 1, offset: 0, after: { at, id } });
});

it('a cursor that was computed for a time that no row has is refused before the database sees it', () => {
  const cursor = cursorOf(new Date(-1));
  expect(() => partOf(list, { page: 1, limit: 1, cursor })).toThrow('Some of the values are not right.');
});
