import { describe, expect, it } from 'vitest';
import type { NotificationList } from '@mutuals/api-client';
import { notification } from '../../testing/examples.ts';
import { countsWithout, without, withRead } from './notification-changes.ts';

const of = (_id: string, isRead = false) => ({ ...notification('new_match'), _id, isRead });
const pages: NotificationList[] = [
  { data: [of('a'), of('b', true)], meta: { total: 3, unread: 2, limit: 2, offset: 0, nextCursor: null } },
  { data: [of('c')], meta: { total: 3, unread: 2, limit: 2, offset: 2, nextCursor: null } },
];
const counts = {
  totalLikes: 4,
  newLikes: 1,
  unreadMessages: 2,
  unreadMessagesByProfile: {},
  answeredTickets: 0,
  unread: 2,
};
const idsOf = (list: typeof pages) => list.map(({ data }) => data.map(({ _id }) => _id));

describe('a notification that is pressed or deleted', () => {
  it('is read at once, and no other', () => {
    expect(withRead(pages, new Set(['c'])).flatMap(({ data }) => data.map(({ isRead }) => isRead))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is gone at once, from the page that holds it', () => {
    expect(idsOf(without(pages, new Set(['a'])))).toEqual([['b'], ['c']]);
  });

  it('lowers the count of unread ones only if it was one of them', () => {
    expect(countsWithout(counts, pages, new Set(['b']))).toEqual(counts);
    expect(countsWithout(counts, pages, new Set(['a', 'b', 'c'])).unread).toBe(0);
  });

  it('never brings the count below 0 (SPEC 4)', () => {
    expect(countsWithout({ ...counts, unread: 1 }, pages, new Set(['a', 'c'])).unread).toBe(0);
  });
});
