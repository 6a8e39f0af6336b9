// Who is signed in: one interface for all sign-in services (create-identity.ts).
import type { IdentityView } from '@mutuals/machines/identity';
import type { ReactNode } from 'react';
import type { WebConfig } from '../../config.ts';
import type { FetchOnPress } from './fetch-on-press.ts';

/** What the API asks for with every call of a signed-in person. */
export type Tokens = { accessToken: string; identityToken: string };

export type Identity = {
  /** The sign-in service of the installation. */
  kind: WebConfig['identity']['kind'];
  get(): IdentityView;
  subscribe(listener: () => void): () => void;
  /** What the service shows in the page: Privy's SDK, or the sandbox's dialog. */
  host: { get(): ReactNode; subscribe(listener: () => void): () => void };
  /** Opens the stored session, if there is one. Resolves when the service that opens it runs, or could not be fetched. */
  start(): Promise<void>;
  /** Asks the person to sign in. */
  signIn(): void;
  signOut(): void;
  /** Signs out here, too, and says why: the person has signed out on all devices (D74). */
  signedOutEverywhere(): void;
  /** Goes on as a guest after the session expired; what the person typed waits until they sign in again. */
  leaveExpired(): void;
  /**
   * Tokens that are good for now, renewed when they are near their end; with `renew` new ones, because the server refused the last
   * ones. Null when nobody is signed in, or when the session is over: the status is then `expired`.
   */
  tokens(request: { renew: boolean }): Promise<Tokens | null>;
  /** The server does not accept this session any more. */
  expire(): void;
};

/** What the sign-in services need of the page. */
export type IdentityPage = {
  fetchCode: FetchOnPress;
  loadTexts: (namespaces: readonly string[]) => Promise<void>;
};
