import type { i18n } from 'i18next';
import { lazy, type LazyExoticComponent, Suspense, useMemo, useState } from 'react';
import { RouterProvider as LinkRouter } from 'react-aria-components';
import {
  createPath,
  type Location,
  type NavigateOptions,
  ScrollRestoration,
  useNavigate,
  useOutlet,
} from 'react-router';
import { personOf } from '../features/identity/identity.ts';
import { useIdentity } from '../features/identity/use-identity.ts';
import type { ReachabilityStore } from '../lib/reachability.ts';
import { useArrival } from '../routing/use-focus-on-navigation.ts';
import { whenReachable } from '../routing/import-with-recovery.ts';
import { GuestFrame } from './guest-frame.tsx';
import { loadSignedIn, type SignedInComponent } from './load-signed-in.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { useDoor } from '../routing/use-auth-redirect.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** What a scroll position is kept under. The router gives every page that is opened by its address the same key, `default`. */
const scrollKey = (location: Location): string => (location.key === 'default' ? createPath(location) : location.key);

const waiting = (
  <GuestFrame isKnown={false}>
    <PageSpinner />
  </GuestFrame>
);

/**
 * The frame around every page: that of a guest, or that of the signed-in person, which stays while their session has ended and starts
 * anew for another person.
 */
function Root({ SignedIn }: { SignedIn: LazyExoticComponent<SignedInComponent> }) {
  const navigate = useNavigate();
  const { state } = useIdentity();
  const isPassing = useDoor();
  const person = personOf(state);
  const [personAtFirst] = useState(person);
  const outlet = useOutlet();
  // A page that is still being taken over is left alone when its frame changes, and taken over first when another follows it: React sees
  // neither in what it does not know yet, so the page is made anew with the route, and only then.
  const page = useMemo(() => <Suspense fallback={<PageSpinner />}>{outlet}</Suspense>, [outlet]);
  useArrival();
  return (
    <LinkRouter navigate={navigate}>
      <Suspense fallback={waiting}>
        {state.status === 'loading' || isPassing ? (
          waiting
        ) : person === null ? (
          <GuestFrame isKnown>{page}</GuestFrame>
        ) : (
          <SignedIn key={person} hasJustSignedIn={person !== personAtFirst}>
            {page}
          </SignedIn>
        )}
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </LinkRouter>
  );
}

/** The root route; members' part of the app is fetched when someone is signed in, with the texts of their frame. */
export function createRootRoute(texts: i18n, reachability: ReachabilityStore) {
  const SignedIn = lazy(async () => {
    const [loaded] = await Promise.all([
      whenReachable(reachability, loadSignedIn),
      texts.loadNamespaces(['notifications']),
    ]);
    return { default: loaded.SignedIn };
  });
  return function RootRoute() {
    return <Root SignedIn={SignedIn} />;
  };
}
