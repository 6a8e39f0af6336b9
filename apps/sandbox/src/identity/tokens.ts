// Tokens in Privy's format: an access token, an identity token with the linked accounts, and a refresh token of our
// own.
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Problem } from '../http.ts';
import { isHandle } from './handle.ts';
import type { Secrets } from './secrets.ts';

/** The app id instead of Privy's. */
export const SANDBOX_APP_ID = 'mutuals-sandbox';

const ISSUER = 'privy.io';
const LIFE_SECONDS = 3600;
const REFRESH_LIFE_SECONDS = 30 * 24 * 3600;

/** The person and the session of a token. */
export interface Subject {
  readonly handle: string;
  readonly privyId: string;
  readonly sessionId: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly identityToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** Signs the three tokens; access and identity live one hour, the refresh token 30 days. */
export async function signTokens(
  secrets: Secrets,
  subject: Subject,
  linkedAccounts: readonly object[],
  now: Date,
): Promise<Tokens> {
  const issuedAt = seconds(now);
  const [accessToken, identityToken, refreshToken] = await Promise.all([
    sign(secrets, subject, {}, issuedAt),
    sign(secrets, subject, { cr: String(issuedAt), linked_accounts: JSON.stringify(linkedAccounts) }, issuedAt),
    signRefresh(secrets, subject, issuedAt),
  ]);
  return { accessToken, identityToken, refreshToken, expiresAt: new Date((issuedAt + LIFE_SECONDS) * 1000) };
}

/**
 * Reads a refresh token of this sandbox.
 * @throws Problem 401 `token_expired` or `token_invalid`
 */
export async function readRefresh(
  { refreshKey }: Secrets,
  token: string,
  now: Date,
): Promise<{ handle: string; sessionId: string }> {
  const payload = await read(() =>
    jwtVerify(token, refreshKey, { algorithms: ['HS256'], issuer: SANDBOX_APP_ID, currentDate: now }),
  );
  const { handle, sid } = payload ?? {};
  if (isHandle(handle) && typeof sid === 'string') return { handle, sessionId: sid };
  throw new Problem(401, 'token_invalid', 'This is not a refresh token of the sandbox.');
}

/**
 * The handle in an access token of this sandbox.
 * @throws Problem 401 `token_expired` or `token_invalid`
 */
export async function readAccess({ publicKey }: Secrets, token: string, now: Date): Promise<string> {
  const payload = await read(() =>
    jwtVerify(token, publicKey, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: SANDBOX_APP_ID,
      currentDate: now,
    }),
  );
  const { sid, linked_accounts: linked } = payload ?? {};
  const handle = typeof sid === 'string' ? sid.split('.')[1] : undefined;
  // An identity token is no access token (D56).
  if (isHandle(handle) && linked === undefined) return handle;
  throw new Problem(401, 'token_invalid', 'This is not an access token of the sandbox.');
}

/** The token's payload; undefined if it is not ours. */
async function read(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload | undefined> {
  try {
    return (await verify()).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new Problem(401, 'token_expired', 'Your session has ended. Sign in again.');
    if (!(error instanceof errors.JOSEError)) throw error;
    return undefined;
  }
}

function sign(
  { signingKey, publicKey }: Secrets,
  { privyId, sessionId, handle }: Subject,
  claims: JWTPayload,
  issuedAt: number,
): Promise<string> {
  // The session id contains the handle, so that the wallet is known after a restart; to everybody else the id is
  // opaque.
  return new SignJWT({ sid: `${sessionId}.${handle}`, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: publicKey.kid })
    .setIssuer(ISSUER)
    .setAudience(SANDBOX_APP_ID)
    .setSubject(privyId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(signingKey);
}

function signRefresh({ refreshKey }: Secrets, { handle, sessionId }: Subject, issuedAt: number): Promise<string> {
  return new SignJWT({ sid: sessionId, handle })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(SANDBOX_APP_ID)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + REFRESH_LIFE_SECONDS)
    .sign(refreshKey);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
