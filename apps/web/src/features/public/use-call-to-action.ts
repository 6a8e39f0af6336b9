import type { Start } from '@mutuals/ui/patterns/public-page';
import { useMemo } from 'react';
import { personOf } from '../identity/identity.ts';
import { useIdentity } from '../identity/use-identity.ts';
import { paths } from '../../routes.ts';

/** What the call to action of a public page does: it opens the profiles of who is signed in, and signs a visitor in. */
export function useStart(): Start {
  const { identity, state, isOpening } = useIdentity();
  const isGuest = personOf(state) === null;
  return useMemo(
    () => (isGuest ? { onSignIn: identity.signIn, isSigningIn: isOpening } : { profilesHref: paths.profiles }),
    [identity, isGuest, isOpening],
  );
}
