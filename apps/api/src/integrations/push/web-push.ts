import type { Clock } from '../../clock.ts';
import type { PushConfig } from '../../config.ts';
import { OutsideError, secondsOf } from '../../lib/fetch-json.ts';
import { encrypt } from './encrypt.ts';
import { isPushEndpoint } from './endpoints.rules.ts';
import type { PushSender } from './push.ts';
import { createVapid } from './vapid.ts';

const TIMEOUT_MS = 5000;
/** The push service knows no such subscription, or not any more. */
const ENDED = [404, 410];

/** Sends pushes as browsers' push services take them. */
export function createWebPush({ privateKey, subject, localService }: PushConfig, clock: Clock): PushSender {
  const vapid = createVapid(privateKey, subject, clock);
  const mayPushTo = (endpoint: string): boolean => isPushEndpoint(endpoint, localService);
  return {
    publicKey: vapid.publicKey,
    keyId: vapid.keyId,
    mayPushTo,
    async send(target, { payload, topic, ttlS, urgency }) {
      const { endpoint } = target;
      // What was stored by a server with other rules.
      if (!mayPushTo(endpoint)) return 'ended';
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: vapid.authorization(endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlS),
          topic,
          urgency,
        },
        body: new Uint8Array(encrypt(payload, target)),
        // A redirect is not followed: it would lead where nobody looked.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (ENDED.includes(response.status)) return 'ended';
      throw new OutsideError(new URL(endpoint).host, response.status, secondsOf(response.headers));
    },
  };
}

/** The sender that the configuration describes; null if nothing is pushed. */
export const createPush = (config: PushConfig | null, clock: Clock): PushSender | null =>
  config === null ? null : createWebPush(config, clock);
