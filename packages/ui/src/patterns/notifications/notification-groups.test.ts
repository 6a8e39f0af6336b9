import { describe, expect, it } from 'vitest';
import { grouped } from './notification-groups.ts';
import type { NotificationView } from './notification-view.ts';

const of = (_id: string, type: string, isRead = true): NotificationView => ({
  _id,
  type,
  isRead,
  createdAt: '',
  title: '',
  message: '',
  data: {},
});

describe('the groups of the panel', () => {
  it('are likes, matches, messages and subscription, then what nobody knows yet; an empty one is left out', () => {
    const groups = grouped([
      of('1', 'payment_confirmed'),
      of('2', 'brand_new'),
      of('3', 'new_message'),
      of('4', 'new_like'),
      of('5', 'new_like_revealed'),
      of('6', 'subscription_upgraded'),
      of('7', 'new_likes_group'),
    ]);
    expect(groups.map(({ name, shown }) => [name, shown.map(({ _id }) => _id)])).toEqual([
      ['likes', ['4', '5', '7']],
      ['messages', ['3']],
      ['subscription', ['1', '6']],
      ['other', ['2']],
    ]);
  });

  it('show five of each and count the unread ones of all', () => {
    const [likes, matches] = grouped([
      ...Array.from({ length: 8 }, (_, index) => of(`l${index}`, 'new_like', index < 2)),
      of('m', 'new_match', false),
    ]);
    expect(likes).toMatchObject({ name: 'likes', unread: 6 });
    expect(likes?.shown.map(({ _id }) => _id)).toEqual(['l0', 'l1', 'l2', 'l3', 'l4']);
    expect(matches).toMatchObject({ name: 'matches', unread: 1 });
  });

  it('are none where there is nothing', () => {
    expect(grouped([])).toEqual([]);
  });
});
