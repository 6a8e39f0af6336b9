/** What the sign-in service says about a person, from its signed identity token alone (D34). */
export interface Account {
  /** When the service said it: an older statement never replaces a newer one. */
  issuedAt: Date;
  /** When the person last proved one of their accounts; null where the service does not say. */
  signedInAt: Date | null;
  twitterUsername: string | null;
  displayName: string | null;
  pictureUrl: string | null;
  walletAddress: string | null;
  email: string | null;
}

export interface VerifiedIdentity {
  privyId: string;
  /** Null when no identity token came along. */
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

/** The keys to check tokens with could not be had; nothing is said about the tokens. */
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
