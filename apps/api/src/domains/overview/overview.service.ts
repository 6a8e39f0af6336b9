import type { components } from '@mutuals/api-client/schema';
import { type Clock, DAY_MS } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import { overviewJobs } from './overview.jobs.ts';
import { countDays, findFirstDay, findLastStoredDay, findStoredDays, storeDays } from './overview.repository.ts';

export interface OverviewService {
  /** The figures of the last UTC days including today, in order. */
  getOverview(days: number): Promise<components['schemas']['Overview']>;
  /** Counts the first past day without figures, and adds the job for the next one. */
  countDays(): Promise<void>;
}

/** A day before the first sign-up. */
const NOTHING = { signUps: 0, profiles: 0, matches: 0, messages: 0, newPayers: 0, revenue: '0.00' };
/** Max. days of an overview together with the period it is compared with. */
const DAYS_KEPT = 800;

export function createOverviewService({ db, clock }: { db: Db; clock: Clock }): OverviewService {
  const today = (): string => dayOf(clock.now());
  return {
    async getOverview(days) {
      const last = today();
      const first = plus(last, 1 - days);
      const stored = await findStoredDays(db, first);
      // Days that no run has counted: at least today.
      const open = stored.at(-1);
      const live = await countDays(db, open === undefined ? first : plus(open.day, 1), last);
      const known = new Map([...stored, ...live].map((figures) => [figures.day, figures]));
      const every = Array.from({ length: days }, (_, place) => plus(first, place));
      return { days: every.map((day) => known.get(day) ?? { day, ...NOTHING }) };
    },

    async countDays() {
      const yesterday = plus(today(), -1);
      const counted = await findLastStoredDay(db);
      const begin = counted === null ? await findFirstDay(db) : plus(counted, 1);
      if (begin === null) return;
      const oldest = plus(yesterday, -DAYS_KEPT);
      const day = begin < oldest ? oldest : begin;
      if (day > yesterday) return;
      await storeDays(db, await countDays(db, day, day));
      if (day < yesterday) await addLoneJob(db, overviewJobs.countDays, {});
    },
  };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const plus = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));
