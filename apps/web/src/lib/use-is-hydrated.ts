import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page is hydrated, so that its first render is the prerendered one. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
