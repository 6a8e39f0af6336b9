// What a press in the notification panel changes at once, before the server has answered.
import type { NotificationCounts, NotificationList } from '@mutuals/api-client';

type Pages = readonly NotificationList[];

const isUnread = (pages: Pages, ids: ReadonlySet<string>): number =>
  pages.flatMap(({ data }) => data).filter(({ _id, isRead }) => ids.has(_id) && !isRead).length;

export const idsOf = (pages: Pages): ReadonlySet<string> =>
  new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id)));

export const withRead = (pages: Pages, ids: ReadonlySet<string>): NotificationList[] =>
  pages.map((page) => ({
    ...page,
    data: page.data.map((each) => (ids.has(each._id) ? { ...each, isRead: true } : each)),
  }));

export const without = (pages: Pages, ids: ReadonlySet<string>): NotificationList[] =>
  pages.map((page) => ({ ...page, data: page.data.filter(({ _id }) => !ids.has(_id)) }));

/** The counts when these are read or gone. Never below 0 (SPEC 4). */
export const countsWithout = (
  counts: NotificationCounts,
  pages: Pages,
  ids: ReadonlySet<string>,
): NotificationCounts => ({
  ...counts,
  unread: Math.max(0, counts.unread - isUnread(pages, ids)),
});
