import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; undefined on a server, and while its page is hydrated. */
export function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}
