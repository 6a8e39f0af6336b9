import { expect, it } from 'vitest';
import { notificationHref } from './notification-href.ts';
import { notification } from '../../lib/testing.ts';

const of = (...what: Parameters<typeof notification>): string | undefined => notificationHref(notification(...what));

it('a match and a message lead to their conversation, in the profile that it is about', () => {
  const data = { receiverProfileId: 'ada', conversationId: 'c1' };
  expect([of('new_match', data), of('new_message', data)]).toEqual([
    '/profiles/ada/messages/c1',
    '/profiles/ada/messages/c1',
  ]);
});

it('a message whose place is not told leads to the messages', () => {
  expect([of('new_message'), of('new_message', { receiverProfileId: 'ada' })]).toEqual([
    '/messages',
    '/profiles/ada/messages',
  ]);
});

it('a like that says who leads to them, one that does not to the plans', () => {
  expect([of('new_like_revealed', { profileId: 'ben' }), of('new_like'), of('new_likes_group')]).toEqual([
    '/profiles/ben',
    '/premium',
    '/premium',
  ]);
});
