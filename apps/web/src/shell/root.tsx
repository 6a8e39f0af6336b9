import type { Namespace } from '@mutuals/ui/locales';
import type { i18n } from 'i18next';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { RouterProvider as LinkRouter } from 'react-aria-components';
import {
  createPath,
  type Location,
  type NavigateOptions,
  ScrollRestoration,
  useNavigate,
  useOutlet,
} from 'react-router';
import { useIdentity } from '../features/identity/index.ts';
import { LeaveGuard } from '../lib/leaving.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { loadTexts } from '../lib/load-texts.ts';
import { lazyUntilReady, Recovering } from '../routing/lazy-with-recovery.tsx';
import { useAuthRedirect } from '../routing/use-auth-redirect.ts';
import { useFocusOnNavigation } from '../routing/use-focus-on-navigation.ts';
import { GuestFrame } from './guest-frame.tsx';
import type { SignedInProps } from './signed-in.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/**
 * What a scroll position is kept under. The router gives every page that is opened by its address the same key, `default`; a number stands for the
 * address, which names whom somebody looked at and is not to stay in the tab when they have signed out.
 */
const scrollKey = (location: Location): string =>
  location.key === 'default'
    ? `${[...createPath(location)].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 0)}`
    : location.key;

const waiting = (
  <GuestFrame isKnown={false}>
    <PageSpinner />
  </GuestFrame>
);

/**
 * The frame around every page: that of a guest, or that of the signed-in person, which stays while their session has ended and starts
 * anew for another person.
 */
function Root({ SignedIn }: { SignedIn: ComponentType<SignedInProps> }) {
  const navigate = useNavigate();
  const { status, person } = useIdentity();
  const isRedirecting = useAuthRedirect();
  const [personAtFirst] = useState(person);
  const outlet = useOutlet();
  // A page that is still being hydrated is left alone when its frame changes, and hydrated first when another follows it: React sees
  // neither in what it has not hydrated yet, so the page is made anew with the route, and only then.
  const page = useMemo(() => <Suspense fallback={<PageSpinner />}>{outlet}</Suspense>, [outlet]);
  useFocusOnNavigation();
  return (
    <LinkRouter navigate={navigate}>
      <Suspense fallback={waiting}>
        {status === 'loading' || isRedirecting ? (
          waiting
        ) : person === null ? (
          <GuestFrame isKnown>{page}</GuestFrame>
        ) : (
          <SignedIn key={person} person={person} hasJustSignedIn={person !== personAtFirst}>
            {page}
          </SignedIn>
        )}
      </Suspense>
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} />
    </LinkRouter>
  );
}

/** The texts of a member's frame beside those of every page. */
export const memberTexts: readonly Namespace[] = ['errors', 'notifications'];

/** The part of the app that only signed-in people get. */
export const loadSignedIn = () => import('./signed-in.tsx');

/** The root route; members' part of the app is fetched when someone is signed in, with the texts of their frame: by `ready` ahead of time. */
export function createRootRoute(i18n: i18n) {
  const { ready, Component: SignedIn } = lazyUntilReady<SignedInProps>(async () => {
    try {
      const [loaded] = await Promise.all([loadSignedIn(), loadTexts(i18n, memberTexts)]);
      return loaded.SignedIn;
    } catch (error) {
      // In the guest's frame, which says how the connection is.
      return () => (
        <GuestFrame isKnown={false}>
          <Recovering error={error} />
        </GuestFrame>
      );
    }
  });
  function RootRoute() {
    return <Root SignedIn={SignedIn} />;
  }
  return { ready, RootRoute };
}
