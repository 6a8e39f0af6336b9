import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router';
import { personOf } from '../features/identity/identity.ts';
import { useIdentity } from '../features/identity/use-identity.ts';
import { rememberReturn, takeReturn } from './return-to.ts';
import { paths } from '../routes.ts';
import { isSignedInOnly } from '../routes/signed-in-only.ts';

/**
 * Who may stand where (SPEC section 2). A guest at a protected page goes to the front door; once signed in, back to where they wanted to
 * go. Who signs out, or in as somebody else, starts at the front door. Answers whether someone is on their way.
 */
export function useDoor(): boolean {
  const { identity, state } = useIdentity();
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const person = state.status === 'loading' ? undefined : personOf(state);
  const before = useRef<string | null | undefined>(undefined);
  const isProtected = useMatches().some(({ handle }) => isSignedInOnly(handle));
  const isBarred = person === null && isProtected;
  const path = `${location.pathname}${location.search}${location.hash}`;

  useEffect(() => {
    const was = before.current;
    before.current = person;
    if (isBarred) {
      // Who just signed out wanted to leave.
      if (typeof was !== 'string') {
        rememberReturn(path);
        // A guest who pressed a link asked for the page behind it; one who opened an address gets the landing page first.
        if (arrival === NavigationType.Push) identity.signIn();
      }
      void navigate(paths.home, { replace: true });
    } else if (typeof person === 'string' && person !== was) {
      const target = typeof was === 'string' ? paths.home : takeReturn();
      if (target !== null && target !== path) void navigate(target, { replace: true });
    }
  }, [person, isBarred, path, arrival, identity, navigate]);

  return isBarred;
}
