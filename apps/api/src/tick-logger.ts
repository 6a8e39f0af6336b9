import type { Clock } from './clock.ts';
import type { Tick } from './domains/watcher/watcher.service.ts';

/** What a watcher says goes here. */
export interface WatcherLog {
  info(message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** How long ticks wait before the log mentions it: a short gap needs no line. */
const WAITING_UNTIL_LOGGED_MS = 30_000;
/** How long ticks fail before the log calls for an operator. */
const FAILING_UNTIL_ERROR_MS = 30_000;

/** Logs the outcome of a tick when it differs from the last one logged, and every failure. */
export function createTickLogger(
  log: WatcherLog,
  clock: Clock,
): { tick: (tick: Tick) => void; fail: (error: unknown) => void } {
  let logged = 'reads';
  let waitingSince: number | null = null;
  let failingSince: number | null = null;
  let failures = 0;
  let hasCalled = false;

  function fail(error: unknown): void {
    const now = clock.now().getTime();
    failingSince ??= now;
    failures += 1;
    const message = 'A tick of the watcher failed; it will retry.';
    if (!hasCalled && now - failingSince >= FAILING_UNTIL_ERROR_MS) {
      hasCalled = true;
      log.error({ err: error, failures }, message);
    } else log.warn({ err: error, failures }, message);
  }

  function logTick(tick: Tick): void {
    failures = 0;
    failingSince = null;
    hasCalled = false;
    if (tick.state === 'reads') {
      for (const { paymentId, blockNumber, error } of tick.setAside)
        log.error(
          { err: error, paymentId, blockNumber },
          'A payment could not be booked: it is set aside and tried again each minute, and the others go on.',
        );
      for (const { paymentId, error } of tick.unshown)
        log.warn(
          { err: error, paymentId },
          'A payer could not be shown what is on its way: it is tried again in ten seconds, and the others go on.',
        );
    }
    const now = clock.now().getTime();
    waitingSince = tick.state === 'waits' ? (waitingSince ?? now) : null;
    const outcome = tick.state === 'waits' ? `waits: ${tick.for}` : tick.state;
    if (outcome === logged || (waitingSince !== null && now - waitingSince < WAITING_UNTIL_LOGGED_MS)) return;
    logged = outcome;
    if (tick.state === 'halted')
      log.error({ reason: tick.reason }, 'Booking payments has halted: the chain changed below finality.');
    else if (tick.state === 'waits')
      log.warn({ waitsFor: tick.for, reason: tick.reason }, 'Booking payments is waiting.');
    else log.info('Booking payments has resumed.');
  }

  return { tick: logTick, fail };
}
