import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';

const never = () => () => {};

/** This year; on a page that is being taken over, the one that it was drawn in. */
export function useYear(): number {
  const { clock } = useServices();
  return useSyncExternalStore(
    never,
    () => new Date(clock.now()).getUTCFullYear(),
    () => DRAWN_IN,
  );
}
