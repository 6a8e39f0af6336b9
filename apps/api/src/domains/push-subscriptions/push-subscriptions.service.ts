import { createHash, ECDH } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { PushSender } from '../../integrations/push/push.ts';
import { Problem } from '../../problem.ts';
import { deleteTargets, insertTarget } from '../deliveries/deliveries.public.ts';
import { lockUser, requireSignedIn, requireStaying } from '../users/users.public.ts';
import * as subscriptions from './push-subscriptions.repository.ts';

type Schemas = components['schemas'];
export type PushSubscription = Schemas['PushSubscription'];

export interface PushSubscriptionsService {
  /** The key that browsers subscribe with. Throws `push_unavailable`. */
  getPushKey(): Schemas['PushKey'];
  /** A person's subscriptions, the newest first, and the present key; null where nothing is pushed. */
  listPushSubscriptions(caller: Caller): Promise<{ data: PushSubscription[]; keyId: string | null }>;
  /**
   * Stores a browser's subscription. The same browser's is replaced, also another person's: who signed in there last
   * is told there. The oldest of too many go. Throws `push_unavailable`, `push_endpoint_not_allowed`,
   * `push_key_changed`, `validation_failed`, or `signed_out` if that came first.
   */
  createPushSubscription(caller: Caller, subscription: Schemas['PushSubscriptionInput']): Promise<PushSubscription>;
  /** Throws `push_subscription_not_found`, also for another person's. */
  deletePushSubscription(caller: Caller, id: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null where nothing is pushed. */
  push: PushSender | null;
}

export function createPushSubscriptionsService({ db, clock, push }: Dependencies): PushSubscriptionsService {
  function sender(): PushSender {
    if (push === null) throw new Problem('push_unavailable');
    return push;
  }

  return {
    getPushKey() {
      const { publicKey, keyId } = sender();
      return { publicKey, keyId };
    },

    async listPushSubscriptions(caller) {
      const rows = await subscriptions.findSubscriptions(db, caller.userId);
      return { data: rows.map(toSubscription), keyId: push?.keyId ?? null };
    },

    async createPushSubscription(caller, { endpoint, keyId, keys }) {
      const { keyId: ownKey, mayPushTo } = sender();
      if (!mayPushTo(endpoint)) throw new Problem('push_endpoint_not_allowed');
      if (keyId !== ownKey) throw new Problem('push_key_changed');
      requirePoint(keys.p256dh);
      const row = { endpoint, key_id: keyId, ...keys, user_id: caller.userId, created_at: clock.now() };
      return inTransaction(db, async (trx) => {
        const user = await lockUser(trx, caller.userId);
        requireStaying(user);
        requireSignedIn(user, caller);
        // What waits for who had this browser before goes with it.
        const known = await subscriptions.lockBrowser(trx, endpoint);
        if (known !== undefined) await deleteTargets(trx, [known.id]);
        const id = uuid();
        await insertTarget(trx, { id, userId: caller.userId, channel: 'push' }, row.created_at);
        const saved = await subscriptions.insertSubscription(trx, { id, ...row });
        await deleteTargets(trx, await subscriptions.findOldest(trx, caller.userId, limits.pushSubscriptionsPerUser));
        return toSubscription(saved);
      });
    },

    async deletePushSubscription(caller, id) {
      const row = await subscriptions.findSubscription(db, id);
      if (row?.user_id !== caller.userId) throw new Problem('push_subscription_not_found');
      await deleteTargets(db, [id]);
    },
  };
}

/** The address itself stays here: whoever has it may push. A browser knows its own by the hash. */
const toSubscription = (row: subscriptions.PushSubscriptionRow): PushSubscription => ({
  _id: row.id,
  endpointHash: createHash('sha256').update(row.endpoint).digest('base64url'),
  keyId: row.key_id,
  createdAt: row.created_at.toISOString(),
});

/** A key that is no point of the curve would make every push of the person fail. */
function requirePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
  } catch (cause) {
    const error = { path: 'body/keys/p256dh', code: 'invalid_format', message: 'This is no point of P-256.' } as const;
    throw new Problem('validation_failed', { errors: [error], cause });
  }
}
