// What follows from a realtime notification (SPEC section 7, realtime channels). Decided here, done by use-realtime-effects.ts.
import type { NamedNotification, Notification } from '@mutuals/api-client';
import { operationKey, tagKey } from '@mutuals/api-client/queries';
import type { ShownMessages } from '../realtime/index.ts';

/** SPEC section 9: the likes list is fetched again this long after a like. */
export const LIKES_AFTER_MS = 500;

type Effect =
  /** Fetch again what these keys hold, after a while. */
  | { do: 'refresh'; key: readonly unknown[]; afterMs: number }
  | { do: 'toast' }
  /** Show the match moment, where the person is discovering; else a toast. */
  | { do: 'match' }
  /** The realtime token must name a new conversation (D4). */
  | { do: 'renewToken' };

const refresh = (key: readonly unknown[], afterMs = 0): Effect => ({ do: 'refresh', key, afterMs });

/** What a notification asks for. A message that shows before the person's eyes, in its thread or in the list, needs no toast. */
export function effectsOf({ type, data }: Notification, inView: ShownMessages | null): Effect[] {
  const always = refresh(tagKey('Notifications'));
  switch (type) {
    case 'new_like':
    case 'new_likes_group':
    case 'new_like_revealed':
      return [always, { do: 'toast' }, refresh(operationKey('listInboundLikes'), LIKES_AFTER_MS)];
    case 'super_like_returned':
      return [always, { do: 'toast' }];
    case 'new_match':
      return [
        always,
        { do: 'renewToken' },
        { do: 'match' },
        refresh(tagKey('Messaging')),
        refresh(operationKey('listMatches')),
      ];
    case 'new_message':
    case 'conversation_closed':
      return isInView(data, inView) ? [always] : [always, { do: 'toast' }];
    case 'ticket_answered':
    case 'ticket_returned':
    case 'ticket_closed':
      return [always, { do: 'toast' }, refresh(tagKey('Tickets'))];
    case 'profile_hidden':
    case 'link_approved':
    case 'link_rejected':
      return [always, { do: 'toast' }, refresh(tagKey('Profiles'))];
    case 'decision_made':
    case 'appeal_answered':
      return [
        always,
        { do: 'toast' },
        refresh(operationKey('getMe')),
        refresh(tagKey('Reports')),
        refresh(tagKey('Profiles')),
      ];
    case 'proof_changed':
    case 'seat_requested':
      return [always, { do: 'toast' }, refresh(tagKey('Proofs')), refresh(tagKey('Profiles'))];
    case 'report_decided':
      return [always, { do: 'toast' }, refresh(tagKey('Reports'))];
    case 'payment_refunded':
      return [always, { do: 'toast' }, refresh(tagKey('Payments'))];
    case 'payment_confirmed':
    case 'subscription_upgraded':
    case 'subscription_ending':
      return [
        always,
        { do: 'toast' },
        refresh(operationKey('getMe')),
        refresh(tagKey('Subscriptions')),
        // A plan shows who liked (D1).
        refresh(operationKey('listInboundLikes')),
      ];
    default:
      // Of a newer server: its lists know it.
      return [always];
  }
}

/** Whether the page at this path tells what a notification says by itself, so that no toast repeats it (D72). */
export function isToldAt({ type, actionUrl }: Notification, pathname: string): boolean {
  switch (type) {
    case 'ticket_answered':
      return actionUrl === pathname;
    // The page of a payment, also under the address of its first step, celebrates it and says what plan it brought.
    case 'payment_confirmed':
    case 'subscription_upgraded':
      return /^\/payment(\/|$)/.test(pathname);
    default:
      return false;
  }
}

function isInView(
  { receiverProfileId, conversationId }: NamedNotification['data'],
  inView: ShownMessages | null,
): boolean {
  if (inView === null) return false;
  return inView.conversationId === null
    ? inView.profileId === receiverProfileId
    : inView.conversationId === conversationId;
}
