import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

export const TEST_APP_ID = 'mutuals-test';
export const TEST_ISSUER = 'privy.io';
/** The base address of test people's pictures. */
export const TEST_PICTURES = 'https://pbs.twimg.com';

/** The headers of a signed-in request. */
export type AuthHeaders = Readonly<Record<string, string>>;

export interface Claims {
  issuer?: string;
  audience?: string;
  subject?: string;
  /** Seconds from now; negative for an expired token. */
  lifetimeS?: number;
  /** One a person if left out. */
  session?: string;
}

export interface Person {
  handle: string;
  name?: string;
  pictureUrl?: string;
  walletAddress?: string;
  /** The id of the X account. */
  subject?: string;
  /** When they last signed in; now by default. */
  signedInAt?: Date;
}

/** Issues tokens of Privy's form with keys that exist only in this process. */
export interface TestIdentity {
  keys: JWTVerifyGetKey;
  privyIdOf(handle: string): string;
  accessToken(handle: string, claims?: Claims): Promise<string>;
  identityToken(person: Person, claims?: Claims): Promise<string>;
  /** Headers of a person whose tokens last an hour. */
  headersOf(person: string | Person, claims?: Claims): Promise<AuthHeaders>;
  /** Headers signed by somebody else's key. */
  forgedHeadersOf(handle: string): Promise<AuthHeaders>;
}

const HOUR_S = 3600;
const KEY_ID = 'test-key';

const privyIdOf = (handle: string): string => `did:privy:${handle}`;

export async function createTestIdentity(clock: Clock): Promise<TestIdentity> {
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' }],
  });

  function sign(
    subject: string,
    payload: Record<string, string>,
    claims: Claims,
    key = own.privateKey,
  ): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1000);
    const expires = now + (claims.lifetimeS ?? HOUR_S);
    return new SignJWT({ sid: claims.session ?? `session-${subject}`, ...payload })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: KEY_ID })
      .setIssuer(claims.issuer ?? TEST_ISSUER)
      .setAudience(claims.audience ?? TEST_APP_ID)
      .setSubject(claims.subject ?? subject)
      .setIssuedAt(Math.min(now, expires - 1))
      .setExpirationTime(expires)
      .sign(key);
  }

  const accessToken = (handle: string, claims: Claims = {}) => sign(privyIdOf(handle), {}, claims);
  const identityToken = (person: Person, claims: Claims = {}) =>
    sign(
      privyIdOf(person.handle),
      { linked_accounts: JSON.stringify(linkedAccounts(person, person.signedInAt ?? clock.now())) },
      claims,
    );

  return {
    keys,
    privyIdOf,
    accessToken,
    identityToken,
    async headersOf(person, claims = {}) {
      const who = typeof person === 'string' ? { handle: person } : person;
      const [access, identity] = await Promise.all([accessToken(who.handle, claims), identityToken(who, claims)]);
      return { authorization: `Bearer ${access}`, 'privy-id-token': identity };
    },
    async forgedHeadersOf(handle) {
      return { authorization: `Bearer ${await sign(privyIdOf(handle), {}, {}, foreign.privateKey)}` };
    },
  };
}

function linkedAccounts({ handle, name, pictureUrl, walletAddress, subject }: Person, signedInAt: Date): object[] {
  const lv = Math.floor(signedInAt.getTime() / 1000);
  return [
    {
      type: 'twitter_oauth',
      subject: subject ?? `x-${handle}`,
      username: handle,
      name: name ?? handle,
      profile_picture_url: pictureUrl ?? `${TEST_PICTURES}/${handle}.jpg`,
      lv,
    },
    {
      type: 'wallet',
      address: walletAddress ?? `0x${Buffer.from(handle).toString('hex').padEnd(40, '0').slice(0, 40)}`,
      chain_type: 'ethereum',
    },
  ];
}
