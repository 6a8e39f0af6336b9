import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 48rem)';

function subscribe(onChange: () => void): () => void {
  const room = matchMedia(QUERY);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}

/** Whether the window has room beside its page: a popover then, a sheet on a phone. */
export const useHasRoom = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
