import type { Notification } from '@mutuals/api-client';
import { operationKey, tagKey } from '@mutuals/api-client/queries';
import { describe, expect, it } from 'vitest';
import type { ShownMessages } from '../realtime/index.ts';
import { effectsOf, isToldAt, LIKES_AFTER_MS } from './realtime-effects.ts';
import { notification } from '../../testing/examples.ts';

const effectNames = (what: Notification, inView: ShownMessages | null = null): string[] =>
  effectsOf(what, inView).map((effect) => effect.do);
const refreshed = (what: Notification): (readonly unknown[])[] =>
  effectsOf(what, null).flatMap((effect) => (effect.do === 'refresh' ? [effect.key] : []));

describe('a notification', () => {
  it.each([
    'new_like',
    'new_likes_group',
    'new_like_revealed',
    'super_like_returned',
    'new_match',
    'new_message',
    'conversation_closed',
    'payment_confirmed',
    'payment_refunded',
    'subscription_upgraded',
    'ticket_closed',
    'link_approved',
    'link_rejected',
  ] as const)('of type %s refreshes the list and its counts', (type) => {
    expect(refreshed(notification(type))).toContainEqual(tagKey('Notifications'));
  });

  it('of a type that this page does not know refreshes the lists, and shows nothing', () => {
    const unknown = Object.assign(notification('new_like'), { type: 'of_tomorrow' });
    expect(effectsOf(unknown, null)).toEqual([{ do: 'refresh', key: tagKey('Notifications'), afterMs: 0 }]);
  });

  it('of a like shows a toast and fetches the likes after 500 ms', () => {
    expect(effectsOf(notification('new_like'), null)).toEqual([
      { do: 'refresh', key: tagKey('Notifications'), afterMs: 0 },
      { do: 'toast' },
      { do: 'refresh', key: operationKey('listInboundLikes'), afterMs: LIKES_AFTER_MS },
    ]);
  });

  it('of a match shows its moment, renews the token for the new conversation, and refreshes conversations and matches', () => {
    const match = notification('new_match', { receiverProfileId: 'ada' });
    expect(effectNames(match)).toEqual(expect.arrayContaining(['match', 'renewToken']));
    expect(effectNames(match)).not.toContain('toast');
    expect(refreshed(match)).toEqual(expect.arrayContaining([tagKey('Messaging'), operationKey('listMatches')]));
  });

  it('of a message shows a toast, but not for the conversation that is being read, nor for the list that shows it', () => {
    const message = notification('new_message', { conversationId: 'c1', receiverProfileId: 'ada' });
    const isTold = (profileId: string, conversationId: string | null): boolean =>
      effectNames(message, { profileId, conversationId }).includes('toast');
    expect(effectNames(message, null)).toContain('toast');
    expect(isTold('ada', 'c1')).toBe(false);
    expect(isTold('ada', 'c2')).toBe(true);
    expect(isTold('ada', null)).toBe(false);
    expect(isTold('my-group', null)).toBe(true);
  });

  it('of a ticket that the team closed refreshes tickets, and of a link that it decided on, profiles', () => {
    expect(effectNames(notification('ticket_closed'))).toContain('toast');
    expect(refreshed(notification('ticket_closed'))).toContainEqual(tagKey('Tickets'));
    expect(effectNames(notification('link_rejected'))).toContain('toast');
    expect(refreshed(notification('link_rejected'))).toContainEqual(tagKey('Profiles'));
  });

  it('of money that was sent back refreshes payments', () => {
    expect(effectNames(notification('payment_refunded'))).toContain('toast');
    expect(refreshed(notification('payment_refunded'))).toContainEqual(tagKey('Payments'));
  });

  it('of a payment refreshes the person, their plan, and the likes that it reveals', () => {
    expect(refreshed(notification('payment_confirmed'))).toEqual(
      expect.arrayContaining([operationKey('getMe'), tagKey('Subscriptions'), operationKey('listInboundLikes')]),
    );
  });

  it.each([
    ['payment_confirmed', '/payment/one', true],
    ['payment_confirmed', '/payment', true],
    ['subscription_upgraded', '/payment/one', true],
    ['subscription_upgraded', '/premium', false],
    ['subscription_upgraded', '/payments', false],
    ['ticket_answered', '/support/one', true],
    ['ticket_answered', '/support/two', false],
    ['new_like', '/support/one', false],
  ] as const)('of type %s is told by the page at %s itself: %s (D72)', (type, pathname, isTold) => {
    expect(isToldAt({ ...notification(type), actionUrl: '/support/one' }, pathname)).toBe(isTold);
  });
});
