import type { components } from '@mutuals/api-client/schema';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { deleteDevices } from '../deliveries/deliveries.public.ts';
import { lockUser } from '../users/users.public.ts';
import { devicesJobs } from './devices.jobs.ts';
import * as repository from './devices.repository.ts';
import { hashOf, nameOf } from './devices.rules.ts';

type Device = components['schemas']['Device'];

export interface DevicesService {
  /**
   * Lets a caller's session in, and notes at most hourly that it is in use. Throws `signed_out` for one that its person
   * ended, whose tokens the sign-in service still renews.
   */
  admit(caller: Caller, userAgent: string): Promise<void>;
  /** The devices where a person is signed in, the last seen one first. */
  listDevices(caller: Caller): Promise<Device[]>;
  /** Ends all sessions of a person, this one too, with their realtime connections, and pushes to their devices. */
  signOutEverywhere(caller: Caller): Promise<void>;
  /** Ends the realtime connections of a person that stood when they signed out everywhere. */
  endRealtimeTokens(ended: JobPayload<typeof devicesJobs.endRealtimeTokens>): Promise<void>;
}

const MOST_DEVICES = 50;
const NOTED_EVERY_MS = 3_600_000;
/** Sessions that a process remembers; a forgotten one costs a statement. */
const CACHE_SIZE = 10_000;

/** A session that was let in, and until when without asking the database. */
interface Admitted {
  until: number;
  /** The person's last sign-out everywhere that it was checked against. */
  signedOutAt: number | undefined;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  realtime: Pick<Realtime, 'endTokens'>;
}

export function createDevicesService({ db, clock, realtime }: Dependencies): DevicesService {
  const admitted = new LRUCache<string, Admitted>({ max: CACHE_SIZE });
  return {
    async admit({ userId, session, user }, userAgent) {
      if (session === null) return;
      const { id, issuedAt } = session;
      const signedOutAt = user.signed_out_at?.getTime();
      if (id === null) {
        if (signedOutAt !== undefined && issuedAt.getTime() < signedOutAt) throw new Problem('signed_out');
        return;
      }
      const key = `${userId} ${id}`;
      const known = admitted.get(key);
      const now = clock.now();
      if (known !== undefined && known.signedOutAt === signedOutAt && now.getTime() < known.until) return;
      const sighting = { userId, session: hashOf(id), issuedAt, ...nameOf(userAgent) };
      if (await repository.note(db, sighting, now)) throw new Problem('signed_out');
      admitted.set(key, { until: now.getTime() + NOTED_EVERY_MS, signedOutAt });
    },

    async listDevices({ userId, session }) {
      const current = session?.id == null ? null : hashOf(session.id);
      const rows = await repository.findDevices(db, userId, MOST_DEVICES);
      return rows.map((row) => ({
        _id: row.id,
        browser: row.browser,
        system: row.system,
        isCurrent: current?.equals(row.session) ?? false,
        createdAt: row.created_at.toISOString(),
        seenAt: row.seen_at.toISOString(),
      }));
    },

    async signOutEverywhere({ userId }) {
      await inTransaction(db, async (trx) => {
        await lockUser(trx, userId);
        const now = clock.now();
        await repository.endAll(trx, userId, now);
        await deleteDevices(trx, userId);
        await addJob(trx, devicesJobs.endRealtimeTokens, { userId, endedAt: now.getTime() });
      });
    },

    endRealtimeTokens: ({ userId, endedAt }) => realtime.endTokens(userId, new Date(endedAt)),
  };
}
