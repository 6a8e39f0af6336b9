import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Session } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { readAccount } from './privy-account.ts';
import { type Account, type Identity, IdentityUnavailable, TokenError } from './identity.ts';

export interface PrivyIdentityOptions {
  appId: string;
  issuer: string;
  /** Origins whose pictures are accepted. */
  pictureOrigins: readonly string[];
  keys: JWTVerifyGetKey;
  clock: Clock;
}

interface VerifiedToken {
  subject: string;
  expiresAt: number;
  payload: JWTPayload;
}

/** Max. cached tokens, two for each of 10,000 people, which is 20 MB; the least recently used go first, and cost a verification. */
const CACHE_SIZE = 20_000;
const LONGEST_SUBJECT = 255;

/** The public keys at an address, fetched at the first use and again when an unknown key appears. */
export function remoteKeys(jwksUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000, cooldownDuration: 10_000 });
}

/**
 * Verifies tokens in Privy's format: ES256 only, issued for our app, not expired, and both for the same person.
 * Verified tokens are cached by their hash until they expire.
 */
export function createPrivyIdentity(options: PrivyIdentityOptions): Identity {
  const cache = new LRUCache<string, VerifiedToken>({ max: CACHE_SIZE });

  async function verifyToken(token: string): Promise<VerifiedToken> {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = cache.get(hash);
    if (known !== undefined && known.expiresAt > options.clock.now().getTime()) return known;
    cache.delete(hash);
    const verified = await checkSignature(token, options);
    cache.set(hash, verified);
    return verified;
  }

  return {
    async verify({ accessToken, identityToken }) {
      const access = await verifyToken(accessToken);
      // An identity token is readable by others, so it must not serve as an access token (D56).
      if ('linked_accounts' in access.payload) throw new TokenError('invalid');
      const session = sessionOf(access);
      if (identityToken === null) return { privyId: access.subject, session, account: null };
      const identity = await verifyToken(identityToken);
      if (identity.subject !== access.subject) throw new TokenError('invalid');
      return { privyId: access.subject, session, account: accountOf(identity, options) };
    },
  };
}

function sessionOf({ payload: { sid, iat = 0 } }: VerifiedToken): Session {
  return { id: typeof sid === 'string' && sid !== '' ? sid : null, issuedAt: new Date(iat * 1000) };
}

function accountOf(token: VerifiedToken, { pictureOrigins, clock }: PrivyIdentityOptions): Account {
  const account = readAccount(token.payload, pictureOrigins, clock.now());
  if (account === null) throw new TokenError('invalid');
  return account;
}

async function checkSignature(token: string, options: PrivyIdentityOptions): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, options.keys, {
      algorithms: ['ES256'],
      issuer: options.issuer,
      audience: options.appId,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: options.clock.now(),
    });
    if (payload.sub === undefined || !isSubject(payload.sub) || payload.exp === undefined)
      throw new TokenError('invalid');
    return { subject: payload.sub, expiresAt: payload.exp * 1000, payload };
  } catch (error) {
    throw translate(error);
  }
}

/** Whether it can be stored as a person's Privy id. */
const isSubject = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_SUBJECT && text.isWellFormed() && !text.includes('\0');

/** jose's codes for failures to fetch the keys, which say nothing about the token. */
const KEY_TROUBLE = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function translate(error: unknown): Error {
  if (error instanceof TokenError) return error;
  if (error instanceof errors.JWTExpired) return new TokenError('expired', error);
  if (error instanceof errors.JOSEError && !KEY_TROUBLE.has(error.code)) return new TokenError('invalid', error);
  return new IdentityUnavailable('The keys of the sign-in service could not be fetched.', { cause: error });
}
