// The demo community in the sandbox: seeded once, active until it is stopped.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, systemClock } from '@mutuals/api/seeding';
import type { Chain } from '../chain/chain.ts';
import type { Identity } from '../identity/identity.ts';
import type { DemoMember } from './community.ts';
import { decorate, WRITTEN } from './decorate.ts';
import { seedPayments } from './payments.ts';
import { proveClaims } from './prove.ts';
import { createResidents, keepActing } from './residents.ts';
import { seedSavedReplies } from './saved-replies.ts';
import { seedCommunity } from './seed.ts';
import { seedTickets } from './tickets.ts';

/** Between two rounds of the residents while somebody has a page open, and while nobody does. */
const ROUND_MS = { seen: 700, alone: 10_000 };
const TRY_AGAIN_MS = 5000;
/** After each profile that got its pictures or proofs: hand-written people come first, the others within ten minutes. */
const REST_MS = { written: 400, others: 5000 };

export interface DemoOptions {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  /** The sandbox's own origin. */
  readonly sandboxUrl: string;
  readonly identity: Identity;
  readonly community: readonly DemoMember[];
  /** Null if nobody can pay. */
  readonly chain: Chain | null;
  /** Whether a page of somebody listens. */
  readonly isAnybodyHere: () => boolean;
}

export interface Demo {
  /** Resolves when none of it runs any more. */
  stop(): Promise<void>;
}

/** Seeds the community if it is missing (D32), then starts its activity; resolves when everybody is stored. */
export async function startDemo({
  databaseUrl,
  apiUrl,
  sandboxUrl,
  identity,
  community,
  chain,
  isAnybodyHere,
}: DemoOptions): Promise<Demo> {
  await seedCommunity({ databaseUrl, community, identity, now: systemClock.now() });
  const database = openDatabase(databaseUrl, { maxConnections: 4 });
  if (chain !== null) await seedPayments({ db: database.db, chain, community });
  await seedTickets({ db: database.db, community, now: systemClock.now() });
  await seedSavedReplies({ db: database.db, now: systemClock.now() });
  const stopping = new AbortController();
  const residents = await createResidents({ db: database.db, apiUrl, identity, community, clock: systemClock });
  const running = keepActing(
    residents,
    (signal) => pause(isAnybodyHere() ? ROUND_MS.seen : ROUND_MS.alone, undefined, { signal }),
    stopping.signal,
  );
  const rest = (handle: string): Promise<void> =>
    pause(WRITTEN.has(handle) ? REST_MS.written : REST_MS.others, undefined, { signal: stopping.signal });
  const drawing = untilDone(
    () =>
      decorate({
        apiUrl,
        identity,
        members: community,
        rest,
        signal: stopping.signal,
      }),
    stopping.signal,
  );
  const proving = untilDone(
    () =>
      proveClaims({
        apiUrl,
        sandboxUrl,
        db: database.db,
        identity,
        chain,
        members: community,
        rest,
        signal: stopping.signal,
      }),
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all([running, drawing, proving]);
      await database.close();
    },
  };
}

/** Retries after a pause while the API is away. */
async function untilDone(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone && !signal.aborted;) {
    isDone = await work().then(
      () => true,
      () => false,
    );
    if (!isDone) await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}
