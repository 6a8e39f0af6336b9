import type { Notification } from '@mutuals/api-client';
import { operationKey, tagKey } from '@mutuals/api-client/queries';
import { describe, expect, it } from 'vitest';
import { effectsOf, LIKES_AFTER_MS } from './realtime-effects.ts';
import { notification } from '../../lib/testing.ts';

const effectNames = (what: Notification, seen: string | null = null): string[] =>
  effectsOf(what, seen).map((effect) => effect.do);
const refreshed = (what: Notification): (readonly unknown[])[] =>
  effectsOf(what, null).flatMap((effect) => (effect.do === 'refresh' ? [effect.key] : []));

describe('a notification', () => {
  it.each([
    'new_like',
    'new_likes_group',
    'new_like_revealed',
    'new_match',
    'new_message',
    'payment_confirmed',
    'subscription_upgraded',
  ] as const)('of type %s refreshes the list and its counts', (type) => {
    expect(refreshed(notification(type))).toContainEqual(tagKey('Notifications'));
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

  it('of a message shows a toast, but not for the conversation that is being read', () => {
    const message = notification('new_message', { conversationId: 'c1' });
    expect(effectNames(message, null)).toContain('toast');
    expect(effectNames(message, 'c2')).toContain('toast');
    expect(effectNames(message, 'c1')).not.toContain('toast');
  });

  it('of a payment refreshes the person and their plan', () => {
    expect(refreshed(notification('payment_confirmed'))).toEqual(
      expect.arrayContaining([operationKey('getMe'), tagKey('Subscriptions')]),
    );
  });
});
