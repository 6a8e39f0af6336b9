// The sandbox's stand-in for Privy: anybody signs in with a handle and gets tokens like Privy's.
import { randomUUID } from 'node:crypto';
import { Problem } from '../http.ts';
import { isHandle, keyOf, privyIdOf } from './handle.ts';
import { linkedAccounts } from './linked-accounts.ts';
import { indexByHandle, type DemoPerson } from './people.ts';
import { loadSecrets } from './secrets.ts';
import { readAccess, readRefresh, signTokens } from './tokens.ts';
import { createWallets, type Wallet } from './wallets.ts';

/** The answer to a sign-in; on the wire `expiresAt` is ISO 8601. */
export interface Session {
  readonly accessToken: string;
  readonly identityToken: string;
  readonly refreshToken: string;
  readonly walletAddress: string;
  readonly privyId: string;
  readonly handle: string;
  /** When the access and identity tokens expire. */
  readonly expiresAt: Date;
}

export interface Identity {
  /** @throws Problem 400 if the handle breaks X's rules */
  signIn(handle: string): Promise<Session>;
  /** @throws Problem 401 if the token has expired or is not ours */
  renew(refreshToken: string): Promise<Session>;
  /**
   * The wallet of an access token's owner.
   * @throws Problem 401 if the token has expired or is not ours
   */
  walletOf(accessToken: string): Promise<Wallet>;
  readonly people: readonly DemoPerson[];
  /** The public keys, as a JWKS. */
  readonly jwks: { readonly keys: readonly object[] };
  avatarUrl(handle: string): string;
}

export interface IdentityOptions {
  /** Where the keys are stored. */
  readonly folder: string;
  /** The address of the sandbox, with which pictures begin. */
  readonly origin: () => string;
  readonly people: readonly DemoPerson[];
  readonly now: () => Date;
}

/** @throws Error in one line if the stored keys cannot be read */
export async function createIdentity({ folder, origin, people, now }: IdentityOptions): Promise<Identity> {
  const secrets = await loadSecrets(folder);
  const walletOf = createWallets(secrets.mnemonic);
  const known = indexByHandle(people);
  const avatarUrl = (handle: string): string => `${origin()}/identity/avatars/${handle}.svg`;

  async function open(typed: string, sessionId: string): Promise<Session> {
    const person = known.get(keyOf(typed));
    const handle = person?.handle ?? typed;
    const privyId = privyIdOf(handle);
    const walletAddress = walletOf(handle).address;
    const linked = linkedAccounts(
      { handle, name: person?.name ?? handle, pictureUrl: avatarUrl(handle), walletAddress },
      now(),
    );
    const tokens = await signTokens(secrets, { handle, privyId, sessionId }, linked, now());
    return { ...tokens, walletAddress, privyId, handle };
  }

  return {
    people,
    jwks: { keys: [secrets.publicKey] },
    avatarUrl,
    async signIn(handle) {
      if (!isHandle(handle)) throw badHandle();
      return open(handle, randomUUID());
    },
    async walletOf(accessToken) {
      return walletOf(await readAccess(secrets, accessToken, now()));
    },
    async renew(refreshToken) {
      const { handle, sessionId } = await readRefresh(secrets, refreshToken, now());
      return open(handle, sessionId);
    },
  };
}

function badHandle(): Problem {
  const message = 'A handle has 1 to 15 letters, digits or underscores.';
  return new Problem(400, 'validation_failed', message, [{ path: 'body/handle', code: 'invalid_format', message }]);
}
