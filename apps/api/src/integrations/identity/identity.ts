import type { Session } from '../../caller.ts';

/** A person's account with the sign-in service, read from its signed identity token only (D34). */
export interface Account {
  /** When the token was issued: an older token never replaces data of a newer one. */
  issuedAt: Date;
  /** When the person last proved one of their accounts; null if the service does not say. */
  signedInAt: Date | null;
  /** The id of the X account. */
  twitterId: string | null;
  twitterUsername: string | null;
  /** When the X account was made; null if its id does not say: those from before 2016 do not. */
  twitterCreatedAt: Date | null;
  displayName: string | null;
  pictureUrl: string | null;
  walletAddress: string | null;
  email: string | null;
}

export interface VerifiedIdentity {
  privyId: string;
  /** Of the access token. */
  session: Session;
  /** Null if the request has no identity token. */
  account: Account | null;
}

export interface Tokens {
  accessToken: string;
  identityToken: string | null;
}

/** The tokens do not prove who calls. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly reason: 'expired' | 'invalid';
  constructor(reason: 'expired' | 'invalid', cause?: unknown) {
    super(`The token is ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** The keys that verify tokens could not be fetched; the tokens may be valid. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
}

/** The sign-in service, as the server needs it. */
export interface Identity {
  /** Checks the tokens; throws TokenError or IdentityUnavailable. */
  verify(tokens: Tokens): Promise<VerifiedIdentity>;
}

/** Without a sign-in service every token is refused. */
export const noIdentity: Identity = {
  async verify() {
    throw new TokenError('invalid');
  },
};
