import { createContext, use, useSyncExternalStore } from 'react';
import type { Identity, IdentityState } from './identity.ts';
import type { SignIn } from './sign-in.ts';

export const SignInContext = createContext<SignIn | null>(null);

/** The way of signing in that the installation offers. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInContext');
  return signIn;
}

/** Public pages are prerendered for a guest who asks for nothing yet. A part that is hydrated late begins with that too, whatever was pressed meanwhile. */
const prerendered = { state: { status: 'signedOut' }, isOpening: false } as const;

/** Who is signed in, and the ways to change that. */
export function useIdentity(): { identity: Identity; state: IdentityState; isOpening: boolean } {
  const { identity } = useSignIn();
  return {
    identity,
    state: useSyncExternalStore<IdentityState>(identity.subscribe, identity.getState, () => prerendered.state),
    isOpening: useSyncExternalStore(identity.opening.subscribe, identity.opening.get, () => prerendered.isOpening),
  };
}
