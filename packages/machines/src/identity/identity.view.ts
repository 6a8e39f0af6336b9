import type { IdentitySnapshot } from './identity.machine.ts';

/** Who is signed in, as plain data. */
export interface IdentityView {
  /**
   * - loading: not known yet, a stored session is being opened
   * - unavailable: there may be a session, but what opens it could not be fetched; the person is a guest meanwhile
   * - expired: the session ended under the person's hands; the page stays as it is, with all that was typed, while they sign in again
   */
  readonly status: 'loading' | 'unavailable' | 'signedOut' | 'signedIn' | 'expired';
  /** Whose page this is: also while their session has expired. */
  readonly person: string | null;
  /** `opening`: it is on its way; `unavailable`: it could not be fetched, which the person is told. */
  readonly dialog: 'closed' | 'opening' | 'open' | 'unavailable';
}

/** The view of a snapshot. */
export const identityView = ({ value, context }: Pick<IdentitySnapshot, 'value' | 'context'>): IdentityView => ({
  status: value.session,
  person: context.person,
  dialog: value.dialog,
});
