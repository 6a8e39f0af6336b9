import type { IdentityView } from '@mutuals/machines/identity';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Identity } from './identity.ts';

export const IdentityContext = createContext<Identity | null>(null);

/** Public pages are prerendered for a guest without a dialog. A part that hydrates late starts with the same, whatever was pressed meanwhile. */
const prerendered: IdentityView = { status: 'signedOut', person: null, dialog: 'closed' };

/** Who is signed in, and the ways to change that. */
export function useIdentity(): IdentityView & { identity: Identity } {
  const identity = use(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityContext');
  return { identity, ...useSyncExternalStore(identity.subscribe, identity.get, () => prerendered) };
}
