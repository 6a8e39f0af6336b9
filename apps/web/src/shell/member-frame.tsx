import { queryOf } from '@mutuals/api-client/queries';
import { AppShell } from '@mutuals/ui/patterns/chrome';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useIdentity } from '../features/identity/index.ts';
import { NotificationPolling, useNotificationFeed, useRealtimeEffects } from '../features/notifications/index.ts';
import { useRefetchWhenMissed } from '../features/realtime/index.ts';
import { AtRest } from '../features/push/index.ts';
import { StandingBanner } from '../features/reports/index.ts';
import { useMemberPreferences, useSession, useToasts } from '../features/session/index.ts';
import { useServices } from '../services.ts';
import type { Frame } from '../routes.ts';
import { useCurrentRoute } from '../routing/use-current-route.ts';
import { chromeLinks } from './chrome-links.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useConnectionState } from '../lib/use-connection-state.ts';
import { useFocusAfterSignIn } from './use-focus-after-sign-in.ts';
import { Outbox } from './outbox.tsx';
import { useBottomBarReveal } from './use-bottom-bar-reveal.ts';

/** While a redirect is under way. */
const NO_FRAME: Frame = { place: null, layout: 'page' };
const NO_COUNTS = { newLikes: 0, unreadMessages: 0, answeredTickets: 0, unread: 0 };

/** The frame around a member's page: their places, badges, notifications and toasts. */
export function MemberFrame({ hasJustSignedIn, children }: { hasJustSignedIn: boolean; children: ReactNode }) {
  const { api, reachability, clock } = useServices();
  const { identity } = useIdentity();
  const toasts = useToasts();
  const { user } = useSession();
  const { place, layout, hidesBottomBar = false } = useCurrentRoute()?.frame ?? NO_FRAME;
  const counts = useQuery(queryOf(api, 'getNotificationCounts'));
  const isBarRevealed = useBottomBarReveal(hidesBottomBar);
  const feed = useNotificationFeed();
  useFocusAfterSignIn(hasJustSignedIn);
  useRealtimeEffects();
  useRefetchWhenMissed();

  return (
    <AppShell
      current={place}
      links={chromeLinks}
      preferences={useMemberPreferences()}
      session={{
        account: {
          _id: user._id,
          name: user.displayName,
          handle: user.twitterUsername,
          avatar: user.avatar,
          tier: user.subscription.tier,
          isInTeam: user.role !== null,
        },
        counts: counts.data ?? NO_COUNTS,
        feed,
        onSignOut: identity.signOut,
      }}
      layout={layout}
      hideBottomBar={hidesBottomBar && !isBarRevealed}
      connection={useConnectionState(reachability)}
      onRetryConnection={reachability.retry}
      toasts={toasts}
      year={new Date(clock.now()).getUTCFullYear()}
    >
      <NotificationPolling />
      <SignInAgain />
      <Outbox />
      {user.standing && (
        <Suspense fallback={null}>
          <StandingBanner {...user.standing} />
        </Suspense>
      )}
      {children}
      <Suspense fallback={null}>
        <AtRest />
      </Suspense>
    </AppShell>
  );
}
