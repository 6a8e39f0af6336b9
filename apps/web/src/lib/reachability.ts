import { observable } from './observable.ts';

/**
 * - offline: the device has no network
 * - unreachable: it has, but the server does not answer
 * - restored: the server has just come back
 */
export type Reachability = 'online' | 'offline' | 'unreachable' | 'restored';

/** How long after a failed probe the next one is sent: longer each time, up to the last. */
const PROBE_AFTER_MS = [1_000, 2_000, 4_000, 8_000];
/** How long it is said that the server is back. */
const RESTORED_MS = 4_000;

export const isReachable = (state: Reachability): boolean => state === 'online' || state === 'restored';

export type ReachabilityOptions = {
  /** Whether the server answers now. */
  probe: () => Promise<boolean>;
  isOnline: () => boolean;
};

/**
 * Knows whether the server can be reached: calls report how they went, and once one has failed the server is asked again and again until it
 * answers. The one copy for the whole page. It stands in a guest's first load, because it is needed most when nothing can be fetched
 * (docs/decisions/012-identity-machine.md).
 */
export function createReachability({ probe, isOnline }: ReachabilityOptions) {
  const state = observable<Reachability>('online');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Grows with every answer and every probe: a probe that was overtaken says nothing any more. */
  let turn = 0;

  function wait(run: () => void, ms: number | undefined): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function answered(): void {
    turn += 1;
    if (isReachable(state.get())) return;
    failures = 0;
    state.set('restored');
    wait(() => state.set('online'), RESTORED_MS);
  }

  function failed(): void {
    const isNews = isReachable(state.get());
    state.set(isOnline() ? 'unreachable' : 'offline');
    if (isNews) askLater();
  }

  const askLater = (): void => wait(() => void ask(), PROBE_AFTER_MS[Math.min(failures, PROBE_AFTER_MS.length - 1)]);

  async function ask(): Promise<void> {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    failures += 1;
    const isThere = isOnline() && (await probe());
    if (mine !== turn) return;
    if (isThere) return answered();
    failed();
    askLater();
  }

  /** Asks now instead of later. */
  function retry(): void {
    if (!isReachable(state.get())) void ask();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** The server answered something. */
    answered,
    /** A call did not reach it. */
    failed,
    /** The device says that its network went or came. */
    networkChanged(): void {
      if (isOnline()) retry();
      else failed();
    },
    retry,
  };
}

export type ReachabilityStore = ReturnType<typeof createReachability>;
