import { useEffect } from 'react';
import { rememberReturn } from '../../routing/return-to.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useIdentity } from '../identity/index.ts';
import { dropIntent, type Intent, keepIntent } from './intent.ts';

/** For a guest: asks to sign in, and then does what was pressed, on the page of the profile (intent.ts). */
export function useSignInTo(): (profileId: string, action: Intent['action']) => void {
  const { clock } = useServices();
  const { identity } = useIdentity();

  // Leaving the page without signing in drops the intent.
  useEffect(
    () => () => {
      if (identity.get().status === 'signedOut') dropIntent();
    },
    [identity],
  );

  return (profileId, action) => {
    keepIntent({ profileId, action, at: clock.now(), userId: null });
    rememberReturn(routes.galleryProfile.href({ id: profileId }));
    identity.signIn();
  };
}
