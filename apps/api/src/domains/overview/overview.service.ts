import type { components } from '@mutuals/api-client/schema';
import { type Clock, DAY_MS } from '../../clock.ts';
import type { Db, Tier } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import { gini, meanShown, unseenShare } from './exposure.rules.ts';
import { overviewJobs } from './overview.jobs.ts';
import { countDays, findFirstDay, findLastStoredDay, findStoredDays, storeDays } from './overview.repository.ts';
import * as weeks from './weeks.repository.ts';
import type { WeekMeasures } from './weeks.repository.ts';

export interface OverviewService {
  /** The figures of the last UTC days including today, in order. */
  getOverview(days: number): Promise<components['schemas']['Overview']>;
  /** Counts the first past day without figures, and adds the job for the next one. */
  countDays(): Promise<void>;
  /** What matching did in the last 26 UTC weeks that are over, the newest first (D60). */
  listMatchingWeeks(): Promise<WeekMeasures[]>;
  /** Measures the past weeks whose sums of exposure are there, and counts their answers once they cannot change any more. */
  measureWeeks(): Promise<void>;
}

/** Weeks on the page. */
const WEEKS_SHOWN = 26;
/** Weeks of which all days are still among the 28 days of exposure sums. */
const WEEKS_MEASURABLE = 3;

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

    listMatchingWeeks: () => weeks.findWeeks(db, WEEKS_SHOWN),

    async measureWeeks() {
      const monday = mondayOf(today());
      const begin = await findFirstDay(db);
      const past = Array.from({ length: WEEKS_MEASURABLE }, (_, place) => plus(monday, -7 * (place + 1))).filter(
        (week) => begin !== null && begin < plus(week, 7),
      );
      const measured = await weeks.findMeasured(db, past);
      for (const week of past) {
        if (!measured.has(week)) await weeks.storeWeek(db, measuresOf(week, await weeks.tallyWeek(db, week)));
        // The last match of a week has 7 days.
        if (plus(week, 14) <= today() && measured.get(week)?.isAnswered !== true)
          await weeks.storeAnswered(db, week, await weeks.countAnswered(db, week));
      }
    },
  };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const plus = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));
const mondayOf = (day: string): string => plus(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The row of a week without its answers. */
function measuresOf(week: string, tallies: Awaited<ReturnType<typeof weeks.tallyWeek>>) {
  const of = (tier: Tier) => tallies.filter((tally) => tally.tier === tier);
  return {
    week,
    active: tallies.reduce((sum, { profiles }) => sum + profiles, 0),
    gini_free: gini(of('free')),
    gini_plus: gini(of('premium_plus')),
    unseen: unseenShare(tallies),
    shown_free: meanShown(of('free')),
    shown_premium: meanShown(of('premium')),
    shown_plus: meanShown(of('premium_plus')),
  };
}
