import { CONTENT_ID } from '@mutuals/ui/patterns/chrome';
import { useEffect } from 'react';

/** The button that was pressed to sign in is gone with the visitor's page: the keyboard goes on at the beginning of the member's. */
export function useFocusAfterSignIn(hasJustSignedIn: boolean): void {
  useEffect(() => {
    if (hasJustSignedIn) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [hasJustSignedIn]);
}
