import { VisitorShell } from '@mutuals/ui/patterns/visitor-shell';
import { LeavingPage } from '../features/leaving/index.ts';
import { usePreferences } from '../features/preferences/index.ts';
import { useConnectionState } from '../lib/use-connection-state.ts';
import { useYear } from '../lib/use-year.ts';
import { useServices } from '../services.ts';
import { chromeLinks } from './chrome-links.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** The frame around the one page of a person whose account is about to be deleted: that of a visitor, with nothing to sign in to. */
export function LeavingFrame() {
  const { reachability, clock } = useServices();
  return (
    <VisitorShell
      links={chromeLinks}
      preferences={usePreferences()}
      onSignIn={undefined}
      isSigningIn={false}
      connection={useConnectionState(reachability)}
      onRetryConnection={reachability.retry}
      year={useYear(clock)}
    >
      <SignInAgain />
      <LeavingPage />
    </VisitorShell>
  );
}
