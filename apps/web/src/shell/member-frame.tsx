import { updateMeMutation } from '@mutuals/api-client/mutations';
import { countsQuery } from '@mutuals/api-client/queries';
import { AppShell } from '@mutuals/ui/patterns/chrome';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIdentity } from '../features/identity/use-identity.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { useServices } from '../services.ts';
import { useConnection } from '../features/realtime/realtime.tsx';
import { useSession } from '../features/session/session.tsx';
import { useToasts } from '../features/session/toasts.ts';
import { useNews } from '../features/notifications/use-realtime-effects.ts';
import { useProblemToast } from '../features/session/use-problem-toast.ts';
import { useRefetchWhenMissed } from '../features/realtime/use-refetch-when-missed.ts';
import { chromeLinks, frameOf } from './chrome-links.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useConnectionState } from '../lib/use-connection-state.ts';
import { useFocusAfterSignIn } from './use-focus-after-sign-in.ts';
import { useNotificationFeed } from '../features/notifications/use-notification-feed.ts';
import { usePeek } from './use-bottom-bar-reveal.ts';
import { usePreferences } from './use-preferences.ts';

const NO_COUNTS = { newLikes: 0, unreadMessages: 0, unread: 0 };

/** The frame around a member's page: their places, badges, notifications and toasts. */
export function MemberFrame({ hasJustSignedIn, children }: { hasJustSignedIn: boolean; children: ReactNode }) {
  const { api, reachability, clock } = useServices();
  const { identity } = useIdentity();
  const toasts = useToasts();
  const { user } = useSession();
  const { polling } = useConnection();
  const { current, layout, isConversation } = frameOf(useLocation().pathname);
  const counts = useQuery({ ...countsQuery(api), refetchInterval: polling?.steadyMs ?? false });
  const update = useMutation({ ...updateMeMutation(api), onError: useProblemToast() });
  const isBarPeeking = usePeek(isConversation);
  const feed = useNotificationFeed();
  useFocusAfterSignIn(hasJustSignedIn);
  useNews();
  useRefetchWhenMissed();

  const signOut = (): void => {
    forgetDrafts();
    identity.signOut();
  };

  return (
    <AppShell
      current={current}
      links={chromeLinks}
      preferences={usePreferences((language) => update.mutate({ language }))}
      session={{
        account: {
          _id: user._id,
          name: user.displayName,
          handle: user.twitterUsername,
          avatar: user.avatar,
          tier: user.subscription.tier,
        },
        counts: counts.data ?? NO_COUNTS,
        feed,
        onSignOut: signOut,
      }}
      layout={layout}
      hideBottomBar={isConversation && !isBarPeeking}
      connection={useConnectionState()}
      onRetryConnection={reachability.retry}
      toasts={toasts}
      year={new Date(clock.now()).getUTCFullYear()}
    >
      <SignInAgain />
      {children}
    </AppShell>
  );
}
