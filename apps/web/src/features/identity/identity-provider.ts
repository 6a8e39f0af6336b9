import type { IdentityActors } from '@mutuals/machines/identity';
import type { Identity } from './identity.ts';

/** A sign-in service, as the machine needs it; Privy's and the sandbox's pass the same tests (identity.contract.test.ts). */
export type IdentityProvider = Pick<Identity, 'tokens'> & { logic: IdentityActors['provider'] };

/**
 * Calls back when another tab may have changed the stored session, also when a page comes back that the browser had put aside: it was told
 * nothing meanwhile. Answers how to stop.
 */
export function watchOtherTabs(key: string, onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('storage', (event) => event.key === key && onChange(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
  return () => watching.abort();
}
