import type { Profile, User } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { Button } from '@mutuals/ui/primitives/button';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useIdentity } from '../identity/index.ts';
import { HelpByMail } from '../../lib/help-by-mail.tsx';
import { referenceOf } from '../../lib/reference-of.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { sessionQueries } from '../../lib/person-clients.ts';
import { answered, type QueryView, queryView } from '../../lib/query-view.ts';
import { rememberReturn } from '../../routing/return-to.ts';
import { useServices } from '../../services.ts';
import { PageSpinner } from '../../lib/page-spinner.tsx';
import { actingProfile, currentProfile, readActing, storeActing, withoutHidden } from './acting.ts';

type Session = { user: User; chosenId: string | null; choose: (profileId: string | null) => void };

const SessionContext = createContext<Session | null>(null);

/**
 * The signed-in person's data, loaded after login (SPEC section 2): themselves, and beside them their profiles and their counts. The page
 * waits for the first alone.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const first = sessionQueries(api);
  const query = useQuery(first.me);
  const me = queryView(query);
  useQuery(first.profiles);
  useQuery(first.counts);
  const isOver = useLeaveStaleSession(answered(query).data === undefined);
  if (isOver) return <PageSpinner />;
  if (me.status === 'ready') return <WithUser user={me.data}>{children}</WithUser>;
  return me.status === 'failed' ? <NotLoaded problem={me.problem} onRetry={me.onRetry} /> : <PageSpinner />;
}

function WithUser({ user, children }: { user: User; children: ReactNode }) {
  const [chosenId, setChosenId] = useState(() => readActing(user._id));
  // The same one while nothing in it changes: the frame and the page are not rendered again for each answer.
  const session = useMemo(
    () => ({
      user,
      chosenId,
      choose(profileId: string | null): void {
        storeActing(user._id, profileId);
        setChosenId(profileId);
      },
    }),
    [user, chosenId],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Continues as a guest when the stored session turns out to have ended before the server answered anything: nothing kept is shown then. */
function useLeaveStaleSession(isEmpty: boolean): boolean {
  const { identity, status } = useIdentity();
  const { pathname, search, hash } = useLocation();
  const isOver = isEmpty && status === 'expired';
  useEffect(() => {
    if (!isOver) return;
    rememberReturn(`${pathname}${search}${hash}`);
    identity.leaveExpired();
  }, [isOver, identity, pathname, search, hash]);
  return isOver;
}

function NotLoaded({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  return (
    <main className="mu:grid mu:min-h-svh mu:place-items-center">
      <EmptyState
        role="alert"
        headingLevel={1}
        drawing="missing"
        title={textOf(problem)}
        action={
          <>
            <Button variant="primary" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
            <HelpByMail reference={referenceOf(problem)} />
          </>
        }
      />
    </main>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** One's own profiles that one can act as. */
export function useOwnProfiles(): QueryView<readonly Profile[]> {
  const { api } = useServices();
  return queryView(useQuery({ ...queryOf(api, 'listMyProfiles'), select: ({ data }) => withoutHidden(data) }));
}

/** All of one's own profiles, also those that the team hid: they count towards the limit (D37). */
export function useAllOwnProfiles(): QueryView<readonly Profile[]> {
  const { api } = useServices();
  return queryView(useQuery({ ...queryOf(api, 'listMyProfiles'), select: ({ data }) => data }));
}

/** All of one's own profiles as the server says, not as this device kept them: for what decides that one is not among them. */
export function useAnsweredProfiles(): QueryView<readonly Profile[]> {
  const { api } = useServices();
  return queryView(answered(useQuery({ ...queryOf(api, 'listMyProfiles'), select: ({ data }) => data })));
}

/** The own profile that acts: `chosen` is null until one is chosen, `current` is the first one by default. */
export function useActing(): {
  chosen: Profile | null;
  current: Profile | null;
  choose: (profileId: string | null) => void;
} {
  const { chosenId, choose } = useSession();
  const own = useOwnProfiles();
  const profiles = own.status === 'ready' ? own.data : [];
  return { chosen: actingProfile(profiles, chosenId), current: currentProfile(profiles, chosenId), choose };
}
