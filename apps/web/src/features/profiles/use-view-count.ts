import type { Profile } from '@mutuals/api-client';
import { useEffect } from 'react';
import { useServices } from '../../services.ts';

/**
 * Counts that somebody else's profile was looked at; the server takes one a person and day (D8). A failure is ignored (SPEC 7). `profile` is
 * null until it is there.
 */
export function useViewCount(profile: Profile | null): void {
  const { api } = useServices();
  const other = profile !== null && !profile.isOwner ? profile._id : null;
  useEffect(() => {
    if (other !== null) api.viewProfile({ path: { id: other } }).catch(() => {});
  }, [api, other]);
}
