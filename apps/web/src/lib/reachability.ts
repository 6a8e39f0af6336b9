import { observable } from './observable.ts';

/**
 * - offline: the device has no network
 * - unreachable: it has, but the server does not answer
 * - maintenance: it answers, and refuses whatever is to be written
 * - restored: all of it has just come back
 */
export type Reachability = 'online' | 'offline' | 'unreachable' | 'maintenance' | 'restored';

/** How long after a failed probe the next one is sent: longer each time, up to the last. */
const PROBE_AFTER_MS = [1_000, 2_000, 4_000, 8_000];
/** How often it is asked whether maintenance is over: it takes minutes, and all who are here ask. */
const MAINTENANCE_PROBE_MS = 30_000;
/** How long it is said that the server is back. */
const RESTORED_MS = 4_000;

export const isReachable = (state: Reachability): boolean => state !== 'offline' && state !== 'unreachable';
const isWell = (state: Reachability): boolean => state === 'online' || state === 'restored';

/** How the server is now: `away` where it does not answer. */
export type Probed = 'well' | 'maintenance' | 'away';

type ReachabilityOptions = {
  probe: () => Promise<Probed>;
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
  /** Until a probe says that it is over: reads are answered meanwhile. */
  let isMaintenance = false;

  function wait(run: () => void, ms: number | undefined): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function restored(): void {
    turn += 1;
    isMaintenance = false;
    if (isWell(state.get())) return;
    failures = 0;
    state.set('restored');
    wait(() => state.set('online'), RESTORED_MS);
  }

  function answered(): void {
    if (!isMaintenance) restored();
  }

  function maintained(): void {
    if (state.get() === 'maintenance') return;
    isMaintenance = true;
    failures = 0;
    state.set('maintenance');
    askLater();
  }

  function failed(): void {
    const isNews = isReachable(state.get());
    state.set(isOnline() ? 'unreachable' : 'offline');
    if (isNews) askLater();
  }

  function askLater(): void {
    const afterFailure = PROBE_AFTER_MS[Math.min(failures, PROBE_AFTER_MS.length - 1)];
    wait(() => void ask(), state.get() === 'maintenance' ? MAINTENANCE_PROBE_MS : afterFailure);
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    failures += 1;
    const found = isOnline() ? await probe() : 'away';
    if (mine !== turn) return;
    if (found === 'well') return restored();
    if (found === 'away') failed();
    else maintained();
    askLater();
  }

  /** Asks now instead of later. */
  function retry(): void {
    if (!isWell(state.get())) void ask();
  }

  // A page may begin without a network, and call nothing.
  if (!isOnline()) failed();

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** The server answered something. */
    answered,
    /** A call did not reach it. */
    failed,
    /** The server refused to write: there is maintenance. */
    maintained,
    /** The device says that its network went or came. */
    networkChanged(): void {
      if (isOnline()) retry();
      else failed();
    },
    retry,
  };
}

export type ReachabilityStore = ReturnType<typeof createReachability>;
