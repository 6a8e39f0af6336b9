import type { MoreOf } from '@mutuals/ui/patterns/person-menu';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { MembersMoreOf } from '../../lib/members-more-of.ts';
import { useOwnProfiles } from '../session/index.ts';
import { PersonMore } from './person-more.tsx';

interface Place {
  /** The own profile that acts, for ending its match; null where there is none. */
  actingId?: string | null;
  /** What the page does once the person is gone from it. */
  onGone?: () => void;
}

/** The "More" menus of a page's people (PersonMenu); none for one's own profiles. */
export function useMoreOf({ actingId = null, onGone }: Place = {}): MoreOf {
  const own = useOwnProfiles();
  const ownIds = own.status === 'ready' ? own.data.map(({ _id }) => _id).join() : '';
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  return useCallback(
    (person) =>
      ownIds.split(',').includes(person._id) ? null : (
        <PersonMore key={person._id} person={person} actingId={actingId} onGone={() => gone.current?.()} />
      ),
    [ownIds, actingId],
  );
}

/** Gives pages that guests read as well their "More" menus. */
export function MembersMenus({ children }: { children: ReactNode }) {
  return <MembersMoreOf value={useMoreOf()}>{children}</MembersMoreOf>;
}
