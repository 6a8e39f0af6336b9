import { until } from '../../lib/observable.ts';
import type { Identity, Tokens } from './identity.ts';

/**
 * The tokens for the API client. While a session is expired its calls wait; when the same person has signed in again they go on, so that
 * what was being saved or sent is not lost. When someone else signs in they are never made: as a guest's call it would be refused, and end
 * the new person's session. Null when nobody is signed in.
 */
export function waitingTokens(
  identity: Pick<Identity, 'get' | 'subscribe' | 'tokens'>,
): (request: { renew: boolean }) => Promise<Tokens | null> {
  return async (request) => {
    const before = identity.get().person;
    const tokens = await identity.tokens(request);
    if (tokens !== null || before === null) return tokens;
    const after = await until(identity, ({ status }) => status !== 'expired');
    if (after.status !== 'signedIn') return null;
    if (after.person !== before) throw new DOMException('Somebody else has signed in', 'AbortError');
    return identity.tokens({ renew: false });
  };
}
