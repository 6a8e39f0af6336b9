// A push service as browsers have one (RFC 8030), with the browser's half as well: it makes subscriptions, and decrypts what is pushed to them.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { isRecord } from '../http.ts';

/** What a browser gives to the server. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A message as the browser reads it. */
export interface Pushed {
  /** Of the subscription. */
  readonly token: string;
  readonly at: string;
  readonly ttl: number;
  readonly topic: string | null;
  readonly urgency: string;
  /** The payload: as JSON, or as text. */
  readonly data: unknown;
}

/** The browser's half of a subscription. */
interface Browser {
  readonly applicationServerKey: string;
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  isOver: boolean;
}

/** The headers that a push has, by their lower-case names. */
type Headers = Readonly<Record<string, string | undefined>>;

const MAX_BYTES = 4096;
/** So many subscriptions and messages are kept: the newest. */
const KEPT = 500;
const DAY_S = 86_400;

export interface PushService {
  /** Subscribes a browser, as `pushManager.subscribe({applicationServerKey})` does. Throws on what is no key. */
  subscribe(applicationServerKey: string): Subscription & { readonly token: string };
  /** Ends a subscription, as a browser does. */
  unsubscribe(token: string): void;
  /** Takes a push; returns the status that a push service answers, and why. */
  take(token: string, headers: Headers, body: Buffer): { status: number; reason: string };
  /** What was pushed, the oldest first; a newer message of a topic replaces what waits. */
  messages(): readonly Pushed[];
}

/** @param origin of this server, for endpoints and as the audience of tokens */
export function createPushService(origin: () => string, now: () => Date): PushService {
  const browsers = new Map<string, Browser>();
  let messages: Pushed[] = [];

  return {
    subscribe(applicationServerKey) {
      readPoint(applicationServerKey);
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const [token, auth] = [randomBytes(16).toString('base64url'), randomBytes(16)];
      browsers.set(token, { applicationServerKey, pair, auth, isOver: false });
      for (const oldest of browsers.keys()) if (browsers.size > KEPT) browsers.delete(oldest);
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { token, endpoint: `${origin()}/push/${token}`, keys };
    },

    unsubscribe(token) {
      const browser = browsers.get(token);
      if (browser) browser.isOver = true;
    },

    take(token, headers, body) {
      const browser = browsers.get(token);
      if (browser === undefined) return { status: 404, reason: 'There is no such subscription.' };
      if (browser.isOver) return { status: 410, reason: 'This subscription is over.' };
      const refused = refusalOf(headers, browser.applicationServerKey, origin(), now());
      if (refused !== null) return refused;
      if (body.length > MAX_BYTES) return { status: 413, reason: `A message has at most ${MAX_BYTES} bytes.` };
      const text = decrypt(body, browser);
      if (text === null) return { status: 400, reason: 'This browser cannot decrypt the message.' };
      const topic = headers['topic'] ?? null;
      messages = messages.filter((each) => topic === null || each.token !== token || each.topic !== topic);
      messages.push({
        token,
        at: now().toISOString(),
        ttl: Number(headers['ttl']),
        topic,
        urgency: headers['urgency'] ?? 'normal',
        data: parse(text),
      });
      messages = messages.slice(-KEPT);
      return { status: 201, reason: '' };
    },

    messages: () => messages,
  };
}

/** What push services refuse before they look at the message. */
function refusalOf(
  headers: Headers,
  key: string,
  origin: string,
  now: Date,
): { status: number; reason: string } | null {
  if (!/^\d{1,9}$/.test(headers['ttl'] ?? '')) return { status: 400, reason: 'TTL is missing.' };
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, reason: 'The encoding is aes128gcm.' };
  if (!/^[\w-]{1,32}$/.test(headers['topic'] ?? 'none')) return { status: 400, reason: 'This is no topic.' };
  if (!['very-low', 'low', 'normal', 'high'].includes(headers['urgency'] ?? 'normal'))
    return { status: 400, reason: 'This is no urgency.' };
  const [, token = '', pusher = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers['authorization'] ?? '') ?? [];
  const claims = readToken(token, pusher);
  if (claims === null) return { status: 401, reason: 'There is no signed token.' };
  if (pusher !== key) return { status: 403, reason: 'The browser subscribed with another key.' };
  const { aud, exp, sub } = claims;
  const left = Number(exp) - now.getTime() / 1000;
  if (aud !== origin || !(left > 0 && left <= DAY_S))
    return { status: 403, reason: 'The token is not for now or here.' };
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(String(sub))) return { status: 403, reason: 'BadJwtToken' };
  return null;
}

/** The claims of a token that its key signed; null if it did not. */
function readToken(token: string, key: string): Record<string, unknown> | null {
  try {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const content = Buffer.from(`${head}.${claims}`);
    const isSigned = verify('sha256', content, { key: readPoint(key), dsaEncoding: 'ieee-p1363' }, bytes(signature));
    const read: unknown = JSON.parse(bytes(claims).toString('utf8'));
    return isSigned && isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

function readPoint(key: string) {
  const point = bytes(key);
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}

/** RFC 8291, on the side of the browser; null if the message is not for it. */
function decrypt(body: Buffer, { pair, auth }: Browser): string | null {
  try {
    const [salt, id] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), id]);
    const agreed = derive(pair.computeSecret(id), auth, info, 32);
    const key = derive(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(21 + id.length, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return end < 0 ? null : padded.subarray(0, end).toString('utf8');
  } catch {
    return null;
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
