import type { components } from '@mutuals/api-client/schema';
import { leadsToX } from '@mutuals/text/x-links';
import type { XAccountRow } from './profiles.repository.ts';

type Schemas = components['schemas'];

/**
 * The proof that a shown link leads to the X account which the profile's owner signs in with: the sign-in service checked that at the last sign-in. No
 * row keeps it, so that it ends with the link, the name and the account. Null where nothing that is shown names the account: then it stays untold (D36).
 */
export function xProofOf(shown: readonly string[], account: XAccountRow | null): Schemas['ShownProof'] | null {
  if (account === null) return null;
  const { name, signedInAt } = account;
  if (!shown.some((link) => leadsToX(link, name))) return null;
  const at = new Date(signedInAt).toISOString();
  return {
    kind: 'x',
    subject: name,
    name: null,
    count: null,
    method: 'sign_in',
    provedAt: at,
    checkedAt: at,
    state: 'proven',
  };
}
