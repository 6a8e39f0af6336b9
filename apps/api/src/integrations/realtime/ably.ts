import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import type { RealtimeConfig } from '../../config.ts';
import type { Realtime } from './realtime.ts';

const ABLY_REST = 'https://rest.ably.io';
const TIMEOUT_MS = 10_000;
const TOKEN_LIFE_S = 3600;

/** An event that the service took. */
export interface Published {
  event: string;
  /** As the event has it on the wire. */
  eventId: string;
}

/**
 * Ably by its REST API and JWTs, or a service with the same protocol at `endpoint`.
 * @param onPublished for the log
 */
export function createAbly(
  { apiKey, endpoint }: RealtimeConfig,
  clock: Clock,
  onPublished: (published: Published) => void = () => undefined,
): Realtime {
  const [keyName = '', secret = ''] = apiKey.split(':');
  const signingKey = new TextEncoder().encode(secret);
  const authorization = `Basic ${Buffer.from(apiKey).toString('base64')}`;
  const origin = endpoint ?? ABLY_REST;

  /** @param what for the message of the error if the service did not accept it */
  async function post(path: string, body: object, what: string): Promise<void> {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Always read to the end; otherwise the connection is held until garbage collection.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The realtime service answered ${response.status} to ${what}`);
  }

  return {
    async publish(channel, event, data) {
      const content = JSON.stringify(data);
      const eventId = idOf(channel, event, content);
      const message = { id: eventId, name: event, data: content, encoding: 'json' };
      await post(`/channels/${encodeURIComponent(channel)}/messages`, message, `${event} on ${channel}`);
      onPublished({ event, eventId });
    },

    endTokens: (clientId, issuedBefore) =>
      post(
        `/keys/${encodeURIComponent(keyName)}/revokeTokens`,
        { targets: [`clientId:${clientId}`], issuedBefore: issuedBefore.getTime() },
        'the end of tokens',
      ),

    async issueToken({ clientId, channels }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const capability = Object.fromEntries(channels.map((channel) => [channel, ['subscribe']]));
      const token = await new SignJWT({ 'x-ably-capability': JSON.stringify(capability), 'x-ably-clientId': clientId })
        .setProtectedHeader({ typ: 'JWT', alg: 'HS256', kid: keyName })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFE_S)
        .sign(signingKey);
      return { token, expiresAt: new Date((issuedAt + TOKEN_LIFE_S) * 1000) };
    },
  };
}

/** The same event gets the same id, so that a publication retried after a lost answer is not delivered twice. */
function idOf(channel: string, event: string, content: string): string {
  return `${createHash('sha256')
    .update(JSON.stringify([channel, event, content]))
    .digest('base64url')}:0`;
}
