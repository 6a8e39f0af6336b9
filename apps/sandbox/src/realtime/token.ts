// API keys and the tokens made with them: Ably JWTs (HS256, the key's name as kid).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { EVERYTHING, readCapability, type Capability } from './capability.ts';
import { AblyError, ErrorCode, readObject } from './protocol.ts';

export interface ApiKey {
  readonly name: string;
  readonly secret: string;
}

/** The rights of a client's credentials. */
export interface Grant {
  readonly capability: Capability;
  /** "*" for any id that the client names itself. */
  readonly clientId?: string | undefined;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
}

export interface TokenClaims {
  /** JSON: operations by channel. */
  readonly capability: string;
  readonly clientId?: string | undefined;
  readonly issuedAtMs: number;
  readonly lifeMs: number;
}

/** "name:secret"; the secret may hold colons. */
export function parseKey(text: string): ApiKey {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) throw new Error('A realtime key looks like name:secret.');
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) };
}

/** @throws AblyError 40101 */
export function grantOfKey(given: string, key: ApiKey): Grant {
  if (!isEqual(given, `${key.name}:${key.secret}`))
    throw new AblyError(ErrorCode.invalidCredentials, 401, 'Invalid credentials');
  return { capability: EVERYTHING, issuedAtMs: 0, expiresAtMs: Number.POSITIVE_INFINITY };
}

/** @throws AblyError 40142 if the token has expired, 40144 if this key did not sign it */
export function grantOfToken(token: string, key: ApiKey, nowMs: number): Grant {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = decode(head);
  const claims = decode(body);
  if (!header || !claims) throw new AblyError(ErrorCode.tokenUnrecognised, 401, 'Invalid JWT format');
  if (header['alg'] !== 'HS256' || header['kid'] !== key.name)
    throw new AblyError(ErrorCode.tokenUnrecognised, 401, 'Unexpected JWT alg or kid');
  if (!isEqual(signature, sign(`${head}.${body}`, key.secret, 'base64url')))
    throw new AblyError(ErrorCode.tokenUnrecognised, 401, 'Invalid JWT signature');
  const expiresAtMs = Number(claims['exp']) * 1000;
  if (!(expiresAtMs > nowMs)) throw new AblyError(ErrorCode.tokenExpired, 401, 'Token expired');
  const capability = claims['x-ably-capability'];
  const clientId = claims['x-ably-clientId'];
  return {
    capability: typeof capability === 'string' ? readCapability(capability) : EVERYTHING,
    clientId: typeof clientId === 'string' ? clientId : undefined,
    issuedAtMs: Number(claims['iat']) * 1000,
    expiresAtMs,
  };
}

export function signToken(key: ApiKey, { capability, clientId, issuedAtMs, lifeMs }: TokenClaims): string {
  const iat = Math.floor(issuedAtMs / 1000);
  const head = encode({ typ: 'JWT', alg: 'HS256', kid: key.name });
  const body = encode({
    iat,
    exp: iat + Math.ceil(lifeMs / 1000),
    'x-ably-capability': capability,
    'x-ably-clientId': clientId,
  });
  return `${head}.${body}.${sign(`${head}.${body}`, key.secret, 'base64url')}`;
}

export function sign(text: string, secret: string, encoding: 'base64' | 'base64url'): string {
  return createHmac('sha256', secret).update(text).digest(encoding);
}

/** Compares in constant time. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Record<string, unknown> | undefined {
  return readObject(Buffer.from(part, 'base64url').toString('utf8'));
}
