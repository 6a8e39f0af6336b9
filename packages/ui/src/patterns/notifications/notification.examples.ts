import type { NotificationView } from './notification-view.ts';

const one = { isRead: false, title: 'Title', message: 'Message' };

/** A notification of each type (SPEC 3), newest first, seen at `now`. */
export const now = Date.parse('2026-11-20T12:00:00.000Z');
export const notifications: readonly [NotificationView, ...NotificationView[]] = [
  {
    ...one,
    _id: 'n1',
    type: 'new_match',
    createdAt: '2026-11-20T11:59:40.000Z',
    data: { matchedProfileId: 'lin', matchedProfileName: 'Lin Yue', profileName: 'Ada Okafor' },
    href: '/messages',
  },
  {
    ...one,
    _id: 'n2',
    type: 'new_message',
    createdAt: '2026-11-20T11:48:00.000Z',
    data: { profileId: 'tidepool', senderName: 'Tidepool', profileName: 'Ada Okafor' },
    href: '/messages',
    picture: { src: null, kind: 'project' },
  },
  { ...one, _id: 'n3', type: 'new_like', createdAt: '2026-11-20T09:10:00.000Z', data: { isSuperLike: true } },
  { ...one, _id: 'n4', type: 'new_like', createdAt: '2026-11-20T08:00:00.000Z', isRead: true, data: {} },
  {
    ...one,
    _id: 'n5',
    type: 'new_like_revealed',
    createdAt: '2026-11-19T10:00:00.000Z',
    isRead: true,
    data: { profileId: 'kestrel', likerName: 'Kestrel' },
  },
  {
    ...one,
    _id: 'n6',
    type: 'subscription_upgraded',
    createdAt: '2026-11-17T10:00:00.000Z',
    isRead: true,
    data: { tier: 'premium' },
  },
  { ...one, _id: 'n7', type: 'payment_confirmed', createdAt: '2026-11-17T09:59:00.000Z', isRead: true, data: {} },
  { ...one, _id: 'n8', type: 'new_likes_group', createdAt: '2026-11-12T10:00:00.000Z', isRead: true, data: {} },
  {
    ...one,
    _id: 'n9',
    type: 'something_new',
    createdAt: '2026-11-01T10:00:00.000Z',
    isRead: true,
    title: 'A kind of news from a newer server',
    message: 'Told in its own words.',
    data: {},
  },
];

/** More of a kind than the panel shows. */
export const manyOfEach: readonly NotificationView[] = (['new_like', 'new_message'] as const).flatMap((type) =>
  Array.from({ length: 7 }, (_, index): NotificationView => ({
    ...one,
    _id: `${type}-${index}`,
    type,
    isRead: index > 5,
    createdAt: new Date(now - (index + 1) * 1_900_000).toISOString(),
    data:
      type === 'new_like'
        ? { isSuperLike: index === 1 }
        : {
            profileId: `p${index}`,
            senderName:
              ['Tidepool', 'Kestrel', 'Lin Yue', 'Osmanthus DAO', 'Ada Mbeki-Ström', 'Lantern Labs', 'Mei'][index] ??
              '',
          },
  })),
);
