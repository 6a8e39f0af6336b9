import type { Profile } from '@mutuals/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { useBookmarks } from '../bookmarks/index.ts';
import { useSession } from '../session/index.ts';
import { dropIntent, readIntent } from './intent.ts';

/**
 * Saving somebody else's profile on its page (D22). It needs no profile of one's own; what was pressed before signing in (intent.ts) is done
 * once it is known that it is not saved already. `profile` is null until it is there.
 */
export function useSaving(id: string, profile: Profile | null) {
  const { clock } = useServices();
  const { user } = useSession();
  const bookmarks = useBookmarks();
  const [isWanted] = useState(() => {
    const intent = readIntent(user._id, clock.now());
    return intent?.profileId === id && intent.action === 'save';
  });
  const isDone = useRef(false);
  const isSaved = bookmarks.has(id);

  const goOn = useEffectEvent(() => {
    if (isDone.current || profile === null) return;
    isDone.current = true;
    dropIntent();
    if (!profile.isOwner && isSaved === false) bookmarks.save(profile, true);
  });
  const isReady = profile !== null && isSaved !== undefined;
  useEffect(() => {
    if (isWanted && isReady) goOn();
  }, [isWanted, isReady]);

  return { isSaved, onSave: bookmarks.save };
}
