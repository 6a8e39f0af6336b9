import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIdentity } from '../features/identity/index.ts';
import { routes } from '../routes.ts';
import { rememberReturn, takeReturn } from './return-to.ts';
import { useCurrentRoute } from './use-current-route.ts';

/**
 * The guard of members' pages (SPEC section 2). A guest is redirected to the landing page, and once signed in back to where they wanted to
 * go. Whoever signs out, or in as somebody else, starts at `/`. Answers whether a redirect is under way.
 */
export function useAuthRedirect(): boolean {
  const { identity, status, person: known } = useIdentity();
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const person = status === 'loading' ? undefined : known;
  const before = useRef<string | null | undefined>(undefined);
  const mustSignIn = useCurrentRoute()?.access === 'member' && person === null;
  const path = `${location.pathname}${location.search}${location.hash}`;

  useEffect(() => {
    const was = before.current;
    before.current = person;
    if (mustSignIn) {
      // A person who just signed out wanted to leave.
      if (typeof was !== 'string') {
        rememberReturn(path);
        // A guest who pressed a link asked for the page behind it, also one that the browser followed itself because its part of the page was
        // not there yet; one who opened an address gets the landing page first.
        const isFromHere = was === undefined && document.referrer.startsWith(`${window.location.origin}/`);
        if (navigationType === NavigationType.Push || isFromHere) identity.signIn();
      }
      void navigate(routes.home.href(), { replace: true });
    } else if (typeof person === 'string' && person !== was) {
      const target = typeof was === 'string' ? routes.home.href() : takeReturn();
      if (target !== null && target !== path) void navigate(target, { replace: true });
    }
  }, [person, mustSignIn, path, navigationType, identity, navigate]);

  return mustSignIn;
}
