import type { Clock } from '../../clock.ts';
import type { PushConfig } from '../../config.ts';
import { OutsideError, retryAfterOf } from '../../lib/fetch-json.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { createSafeFetch, type SafeFetch, type SafeRequest } from '../../lib/safe-fetch.ts';
import { encrypt } from './encrypt.ts';
import { isLocal, isPushEndpoint } from './endpoints.rules.ts';
import type { PushSender } from './push.ts';
import { createVapid } from './vapid.ts';

const TIMEOUT_MS = 5000;
/** The push service knows no such subscription, or not any more. */
const ENDED = [404, 410];

/** Sends pushes as browsers' push services take them. Redirects are not followed: they lead where nobody looked. */
export function createWebPush(
  { privateKey, subject, localService }: PushConfig,
  clock: Clock,
  fetchSafely: SafeFetch = createSafeFetch(),
): PushSender {
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
      const post = isLocal(endpoint, localService) ? fetchLocally : fetchSafely;
      const answer = await post(endpoint, {
        method: 'POST',
        headers: {
          authorization: vapid.authorization(endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlS),
          topic,
          urgency,
        },
        body: encrypt(payload, target),
        timeoutMs: TIMEOUT_MS,
      }).catch((error: unknown) => {
        if (error instanceof OutsideAway && error.wasSent) return null;
        throw error;
      });
      if (answer === null) return 'unsure';
      const { status, headers } = answer;
      if (status >= 200 && status < 300) return 'sent';
      if (ENDED.includes(status)) return 'ended';
      throw new OutsideError(new URL(endpoint).host, status, retryAfterOf(headers));
    },
  };
}

/** No connection was made, so nothing went out. */
const UNCONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The sandbox's push service, on this machine and without TLS (D32). */
async function fetchLocally(address: string, { headers, body, timeoutMs }: SafeRequest) {
  const answer = await fetch(address, {
    method: 'POST',
    ...(headers && { headers }),
    ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new OutsideAway('The push service', 'no answer', !UNCONNECTED.has(Object(Object(error).cause).code));
  });
  await answer.body?.cancel();
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

/** The sender that the configuration describes; null if nothing is pushed. */
export const createPush = (config: PushConfig | null, clock: Clock): PushSender | null =>
  config === null ? null : createWebPush(config, clock);
