import { useSyncExternalStore } from 'react';
import type { ServerClock } from './server-clock.ts';

const never = () => () => {};

/** This year; while a prerendered page is hydrated, the year in which it was made. */
export function useYear(clock: ServerClock): number {
  return useSyncExternalStore(
    never,
    () => new Date(clock.now()).getUTCFullYear(),
    () => PRERENDER_YEAR,
  );
}
