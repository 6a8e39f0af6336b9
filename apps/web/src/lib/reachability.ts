import { observable } from './observable.ts';

/** `offline`: the device has no network; `unreachable`: it has, but the server does not answer. */
export type Reachability = 'reachable' | 'offline' | 'unreachable';

/** How long after a failed probe the next one is sent: longer each time, up to the last. */
const PROBE_AFTER_MS = [1_000, 2_000, 4_000, 8_000];

export type ReachabilityOptions = {
  /** Whether the server answers now. */
  probe: () => Promise<boolean>;
  isOnline: () => boolean;
};

/**
 * Knows whether the server can be reached: calls report how they went, and once one has failed the server is asked again and again until it
 * answers.
 */
export function createReachability({ probe, isOnline }: ReachabilityOptions) {
  const state = observable<Reachability>('reachable');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function answered(): void {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
    state.set('reachable');
  }

  function failed(): void {
    state.set(isOnline() ? 'unreachable' : 'offline');
    timer ??= setTimeout(ask, PROBE_AFTER_MS[Math.min(failures, PROBE_AFTER_MS.length - 1)]);
  }

  async function ask(): Promise<void> {
    timer = undefined;
    failures += 1;
    if (isOnline() && (await probe())) answered();
    else failed();
  }

  /** Asks now instead of later. */
  function retry(): void {
    if (state.get() === 'reachable') return;
    clearTimeout(timer);
    void ask();
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
