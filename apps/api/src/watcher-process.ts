import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Clock } from './clock.ts';
import { type Database, openDatabase } from './database/database.ts';
import { LOCK_OF_WATCHERS } from './domains/watcher/watcher.public.ts';
import { waitOf, type WatcherService } from './domains/watcher/watcher.service.ts';
import { createTickLogger, type WatcherLog } from './tick-logger.ts';

/** A process that watches the chain, or stands by to take over. */
export interface Watcher {
  /** Finishes the current booking and releases the lock. */
  stop(): Promise<void>;
}

interface WatcherOptions {
  databaseUrl: string;
  chainId: number;
  service: Pick<WatcherService, 'prepare' | 'tick'>;
  log: WatcherLog;
  clock: Clock;
  /**
   * Pauses in ms: between ticks, between ticks while a payment is pending (`awaitedMs` to `retryMs`, by the time of a
   * block; `retryMs` after one that waits or fails), and between tries to get the lock. After `silentMs` the database
   * ends an idle session and frees its lock, so a dead machine or a hanging process loses it.
   */
  pauses?: { tickMs: number; awaitedMs: number; retryMs: number; tryMs: number; silentMs: number };
}

export const PAUSES = { tickMs: 4000, awaitedMs: 300, retryMs: 1000, tryMs: 2000, silentMs: 10_000 };
/** Keep-alives per silence limit while it prepares or a tick runs. */
const KEEP_ALIVES = 5;
const RECONNECT_MS = 1000;

/** The pause after a tick while a payment is pending. A chain with blocks of 0.9 to 3 s is looked at three times a block. */
export const awaitedPause = (
  blockMs: number,
  { awaitedMs, retryMs }: Pick<typeof PAUSES, 'awaitedMs' | 'retryMs'>,
): number => Math.min(retryMs, Math.max(awaitedMs, blockMs / 3));

/**
 * Watches the chain while this process holds the chain's lock, which one process holds at a time. When that process
 * ends or hangs, another takes over within 15 seconds. The lock only avoids double work: the cursor in the database
 * prevents double booking.
 */
export function startWatcher({ databaseUrl, chainId, service, log, clock, pauses = PAUSES }: WatcherOptions): Watcher {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal }).catch(() => undefined);
  const database: Database = openDatabase(databaseUrl, {
    maxConnections: 1,
    settings: { idle_session_timeout: String(pauses.silentMs) },
  });

  /** Waits for the lock on one connection, then watches while it holds the lock. */
  async function serve(connection: PoolClient): Promise<void> {
    while (!signal.aborted && !(await hasLock(connection, chainId))) await rest(pauses.tryMs);
    if (signal.aborted) return;
    log.info('This process watches the chain.');
    const outcomes = createTickLogger(log, clock);
    let isPrepared = false;
    // As the last tick that could tell said: a bad answer of the RPC must not cost who pays the long pause.
    let isAwaited = false;
    while (!signal.aborted) {
      // Throws if the connection, and with it the lock, is lost.
      await connection.query('select 1');
      let awaitedMs = pauses.retryMs;
      try {
        const tick = await whileHolding(connection, pauses.silentMs / KEEP_ALIVES, async () => {
          if (!isPrepared) await service.prepare();
          isPrepared = true;
          return service.tick();
        });
        if (tick.state === 'reads') awaitedMs = awaitedPause(tick.blockMs, pauses);
        if (tick.state !== 'waits') isAwaited = tick.state === 'reads' && tick.isAwaited;
        outcomes.tick(tick);
      } catch (error) {
        const wait = waitOf(error);
        if (wait !== null) outcomes.tick(wait);
        else outcomes.fail(error);
      }
      await rest(isAwaited ? awaitedMs : pauses.tickMs);
    }
    await connection.query('select pg_advisory_unlock_all()');
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      const connection = await database.pool.connect().catch(() => null);
      if (connection !== null) {
        const failure = await serve(connection).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error : new Error('The watcher lost its connection.')),
        );
        connection.release(failure);
        if (failure !== undefined) log.warn({ err: failure }, 'The watcher lost its connection to the database.');
      }
      await rest(RECONNECT_MS);
    }
    await database.close();
  }
  const ended = keep();

  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Runs work that may take long and keeps the connection that holds the lock alive meanwhile. */
async function whileHolding<T>(connection: PoolClient, everyMs: number, work: () => Promise<T>): Promise<T> {
  // If the connection is lost, the next tick notices.
  const signs = setInterval(() => void connection.query('select 1').catch(() => undefined), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(signs);
  }
}

async function hasLock(connection: PoolClient, chainId: number): Promise<boolean> {
  const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [
    LOCK_OF_WATCHERS,
    chainId,
  ]);
  return rows[0]?.locked === true;
}
