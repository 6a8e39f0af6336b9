import { isVisibleName, withoutInvisible } from '@mutuals/text';
import type { JWTPayload } from 'jose';
import type { Account } from './identity.ts';

/**
 * Reads the claims of a verified identity token: `linked_accounts` is JSON inside a string. Null if it cannot be read.
 * The texts come from another service, so invisible characters are removed (D57), and so are pictures of other origins
 * (D35).
 */
export function readAccount(payload: JWTPayload, pictureOrigins: readonly string[], now: Date): Account | null {
  const accounts = parseAccounts(payload['linked_accounts']);
  if (accounts === null || payload.iat === undefined) return null;
  const ofType = (type: string): Fields => accounts.find((account) => account['type'] === type) ?? {};
  const twitter = ofType('twitter_oauth');
  return {
    issuedAt: new Date(payload.iat * 1000),
    signedInAt: verifiedAt(twitter, now),
    twitterId: text(twitter['subject'], 30),
    twitterUsername: text(twitter['username'], 50),
    twitterCreatedAt: madeAt(twitter['subject'], now),
    displayName: text(twitter['name'], 80),
    pictureUrl: picture(pictureAddress(twitter), pictureOrigins),
    walletAddress: text(ofType('wallet')['address'], 100),
    email: text(ofType('email')['address'], 320),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parseAccounts(claim: unknown): Fields[] | null {
  if (typeof claim !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(claim);
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'object' && item !== null) : null;
  } catch {
    return null;
  }
}

/**
 * `lv` is the second in which the X account was last verified, which happens at sign-in. A wallet has an `lv` too,
 * which proves no sign-in. A time in the future proves nothing, unless the other clock may be that much ahead, and no
 * other claim replaces `lv`: `iat` is the time of the last renewal.
 */
function verifiedAt({ lv }: Fields, now: Date): Date | null {
  if (typeof lv !== 'number' || !Number.isSafeInteger(lv) || lv <= 0) return null;
  const at = lv * 1000;
  return at > now.getTime() + MOST_AHEAD_MS ? null : new Date(Math.min(at, now.getTime()));
}

const MOST_AHEAD_MS = 5 * 60_000;

/** X began to count its milliseconds here. */
const X_EPOCH_MS = 1_288_834_974_657;
/** Ids of accounts say when they were made since 2016; shorter ones are older. */
const DATED_ID = /^\d{18,19}$/;

/** When an X account was made: its id without the last 22 bits is a time. */
function madeAt(id: unknown, now: Date): Date | null {
  if (typeof id !== 'string' || !DATED_ID.test(id)) return null;
  const at = new Date(Number(BigInt(id) >> 22n) + X_EPOCH_MS);
  return at <= now ? at : null;
}

function text(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const short = Array.from(value.toWellFormed().trim()).slice(0, longest).join('');
  const clean = withoutInvisible(short).trim();
  return isVisibleName(clean) ? clean : null;
}

/** In an identity token the picture is `pfp`, and X's own addresses are shortened. */
function pictureAddress({ pfp, profile_picture_url: full }: Fields): unknown {
  if (typeof pfp !== 'string') return full;
  if (pfp.startsWith('default')) return `https://abs.twimg.com/sticky/default_profile_images/${pfp}`;
  return URL.canParse(pfp) ? pfp : `https://pbs.twimg.com/profile_images/${pfp}`;
}

function picture(value: unknown, origins: readonly string[]): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null;
  const url = URL.parse(value);
  return url !== null && origins.includes(url.origin) ? url.href : null;
}
