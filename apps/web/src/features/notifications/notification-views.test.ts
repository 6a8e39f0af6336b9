import type { NotificationList } from '@mutuals/api-client';
import { expect, it } from 'vitest';
import { toViews } from './notification-views.ts';

const told = { _id: 'n1', isRead: false, readAt: null, createdAt: '2026-11-01T00:00:00Z', title: '', message: '' };
const part = (...data: NotificationList['data']): NotificationList => ({
  data,
  meta: { total: data.length, unread: 0, limit: 20, offset: 0, nextCursor: null },
});

it('shows who is named as everywhere else, and nothing of who is not (D1)', () => {
  const url = 'https://mutuals.example/lin.webp';
  const views = toViews([
    part({ ...told, type: 'new_match', actionUrl: '/profiles/a', data: { picture: { url, profileType: 'group' } } }),
    part({ ...told, type: 'new_like', actionUrl: null, data: { isSuperLike: false } }),
  ]);
  expect(views).toMatchObject([{ picture: { src: url, kind: 'group' }, href: '/profiles/a' }, { type: 'new_like' }]);
  expect(views[1]?.picture).toBeUndefined();
});
