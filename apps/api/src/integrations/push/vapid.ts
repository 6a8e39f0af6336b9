// Who pushes, for the push service: VAPID (RFC 8292).
import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { CURVE } from './encrypt.ts';

/** A token is good for at most a day; each is used for half of its time. */
const TOKEN_S = 12 * 3600;
/** Push services have many hosts; more than these are not kept. */
const MAX_TOKENS = 100;

export interface Vapid {
  /** The uncompressed point, in base64url. */
  publicKey: string;
  keyId: string;
  /** The header `Authorization` for a push service. */
  authorization(endpoint: string): string;
}

/**
 * @param privateKey 32 bytes in base64url
 * @param subject how to reach who runs this server: `mailto:` or `https:` (Apple refuses others)
 * @throws Error if it is no key
 */
export function createVapid(privateKey: string, subject: string, clock: Clock): Vapid {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' },
  });
  const tokens = new Map<string, { token: string; until: number }>();

  function newToken(audience: string, now: number): string {
    const claims = { aud: audience, exp: now + TOKEN_S, sub: subject };
    const content = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
    const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
    return `${content}.${signature.toString('base64url')}`;
  }

  return {
    publicKey,
    keyId: createHash('sha256').update(point).digest('base64url').slice(0, 12),
    authorization(endpoint) {
      const audience = new URL(endpoint).origin;
      const now = Math.floor(clock.now().getTime() / 1000);
      let kept = tokens.get(audience);
      if (kept === undefined || now >= kept.until) {
        if (tokens.size >= MAX_TOKENS) tokens.clear();
        kept = { token: newToken(audience, now), until: now + TOKEN_S / 2 };
        tokens.set(audience, kept);
      }
      return `vapid t=${kept.token}, k=${publicKey}`;
    },
  };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
