import type { Start } from '@mutuals/ui/patterns/public-page';
import { useMemo } from 'react';
import { useIdentity } from '../identity/index.ts';
import { routes } from '../../routes.ts';

/** What the call to action of a public page does: it opens a member's own profiles, and signs a visitor in. */
export function useCallToAction(): Start {
  const { identity, person, dialog } = useIdentity();
  const isGuest = person === null;
  const isOpening = dialog === 'opening';
  return useMemo(
    () => (isGuest ? { onSignIn: identity.signIn, isSigningIn: isOpening } : { profilesHref: routes.profiles.href() }),
    [identity, isGuest, isOpening],
  );
}
