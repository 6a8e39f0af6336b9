import type { components } from '@mutuals/api-client/schema';
import type { Db } from '../../database/schema.ts';
import { mustShow } from '../../integrations/push/endpoints.rules.ts';
import type { PushMessage, PushSender } from '../../integrations/push/push.ts';
import { OutsideError } from '../../lib/fetch-json.ts';
import { type Sender, TryLater } from '../deliveries/deliveries.service.ts';
import { findLastWords } from '../messaging/messaging.public.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { closingsOf, pushMessageOf } from './push-message.rules.ts';
import * as subscriptions from './push-subscriptions.repository.ts';

interface Dependencies {
  db: Db;
  push: PushSender;
  notifications: Pick<NotificationsService, 'findTold' | 'countUnread'>;
}

/** Pushes deliveries to browsers, and closes there what was seen elsewhere (D71, D72). */
export function createPushChannel({ db, push, notifications }: Dependencies): Sender {
  /** A push service that has no time, is away or fails is asked again; one that refuses the message is not. */
  async function pushTo(row: subscriptions.PushSubscriptionRow, message: PushMessage) {
    try {
      const outcome = await push.send(row, message);
      return outcome === 'ended' ? 'gone' : outcome;
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      const { status, retryAfterS } = error;
      if (status < 500 && status !== 429) return 'refused';
      throw new TryLater('A push service has no time', { afterMs: (retryAfterS ?? 0) * 1000, cause: error });
    }
  }

  /** What was written last in the conversation of a message's notification. */
  async function wordsOf({ type, data }: components['schemas']['Notification']): Promise<string | null> {
    if (type !== 'new_message' || !('conversationId' in data) || data.conversationId === undefined) return null;
    return findLastWords(db, data.conversationId, data.receiverProfileId ?? null);
  }

  return {
    async send({ targetId, userId, kind, subject, notificationId, language, showsWords }) {
      const row = await subscriptions.findSubscription(db, targetId);
      if (row === undefined) return 'gone';
      // Its browser subscribes again at its next visit.
      if (row.key_id !== push.keyId) return 'refused';
      const notification = notificationId === null ? null : await notifications.findTold(notificationId, 'push');
      if (notification === null || kind === 'digest') return 'dropped';
      const words = showsWords ? await wordsOf(notification) : null;
      const unread = await notifications.countUnread(userId);
      return pushTo(row, pushMessageOf({ notification, kind, subject, language, words, unread }));
    },

    async withdraw({ targetId, userId, subjects }) {
      const row = await subscriptions.findSubscription(db, targetId);
      if (row === undefined || row.key_id !== push.keyId || mustShow(row.endpoint)) return;
      // Closing twice harms nobody.
      for (const message of closingsOf(subjects, await notifications.countUnread(userId)))
        if ((await pushTo(row, message)) === 'unsure') throw new TryLater('A push service did not answer');
    },
  };
}
