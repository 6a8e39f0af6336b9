import { useSyncExternalStore } from 'react';
import { useServices } from '../../services.ts';
import type { Identity, IdentityState } from './identity.ts';

/** Public pages are drawn for a guest who asks for nothing yet. A part that is taken over late begins with that too, whatever was pressed meanwhile. */
const drawn = { state: { status: 'signedOut' }, isOpening: false } as const;

/** Who is signed in, and the ways to change that. */
export function useIdentity(): { identity: Identity; state: IdentityState; isOpening: boolean } {
  const { identity } = useServices().signIn;
  return {
    identity,
    state: useSyncExternalStore<IdentityState>(identity.subscribe, identity.getState, () => drawn.state),
    isOpening: useSyncExternalStore(identity.opening.subscribe, identity.opening.get, () => drawn.isOpening),
  };
}
