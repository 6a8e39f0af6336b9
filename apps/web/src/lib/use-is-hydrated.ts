import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page that was drawn elsewhere is being taken over, so that its first render is the drawn one. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
