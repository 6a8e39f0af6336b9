import { VisitorShell } from '@mutuals/ui/patterns/visitor-shell';
import { type ReactNode, Suspense } from 'react';
import { isSignedOutEverywhere, useIdentity } from '../features/identity/index.ts';
import { OffersHelp } from '../features/support/index.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useYear } from '../lib/use-year.ts';
import { useServices } from '../services.ts';
import { chromeLinks } from './chrome-links.ts';
import { useConnectionState } from '../lib/use-connection-state.ts';
import { usePreferences } from '../features/preferences/index.ts';
import { lazyWithRecovery } from '../routing/lazy-with-recovery.tsx';

const SignedOutNotice = lazyWithRecovery(
  async () => (await import('./signed-out-notice.tsx')).SignedOutNotice,
  'nothing',
);

/** The frame around a visitor's page; only when it is known that nobody is signed in, it offers that, and has a footer. Who asks for help signs in on the way. */
export function GuestFrame({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const { reachability, clock } = useServices();
  const { identity, dialog } = useIdentity();
  const year = useYear(clock);
  const isHydrated = useIsHydrated();
  return (
    <VisitorShell
      links={chromeLinks}
      preferences={usePreferences()}
      onSignIn={isKnown ? identity.signIn : undefined}
      isSigningIn={dialog === 'opening'}
      connection={useConnectionState(reachability)}
      onRetryConnection={reachability.retry}
      year={isKnown ? year : undefined}
    >
      <OffersHelp>{children}</OffersHelp>
      {isKnown && isHydrated && dialog === 'closed' && isSignedOutEverywhere() && (
        <Suspense fallback={null}>
          <SignedOutNotice />
        </Suspense>
      )}
    </VisitorShell>
  );
}
