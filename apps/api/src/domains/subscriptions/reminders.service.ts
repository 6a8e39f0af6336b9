import { type Clock, DAY_MS } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { takeReminders } from './periods.repository.ts';
import { subscriptionsJobs } from './subscriptions.jobs.ts';

export interface RemindersService {
  /**
   * Reminds people 3 days and 1 day before their plan ends, each once across all processes, unless they cancelled or it
   * continues (D13). A plan first seen on the last day gets only that reminder.
   */
  remindOfEnds(): Promise<void>;
}

/** Each is for plans that end within `daysLeft` days, and not within `beyond`, where a later one is due instead. */
const REMINDERS = [
  { daysLeft: 1, beyond: 0 },
  { daysLeft: 3, beyond: 1 },
];
const PEOPLE_AT_ONCE = 100;

interface Dependencies {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createRemindersService({ db, clock, notifications }: Dependencies): RemindersService {
  /** Returns whether there may be more to remind. */
  async function remindSome({ daysLeft, beyond }: (typeof REMINDERS)[number]): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const now = clock.now().getTime();
      const [from, until] = [new Date(now + beyond * DAY_MS), new Date(now + daysLeft * DAY_MS)];
      const ending = await takeReminders(trx, { from, until, daysLeft, most: PEOPLE_AT_ONCE });
      if (ending.length === 0) return false;
      await notifications.notify(
        trx,
        ending.map(({ user_id, tier, ends_at }) => ({
          userId: user_id,
          event: { type: 'subscription_ending', tier, daysLeft, endsAt: ends_at.toISOString() },
        })),
      );
      return true;
    });
  }

  return {
    async remindOfEnds() {
      const isMore: boolean[] = [];
      for (const reminder of REMINDERS) isMore.push(await remindSome(reminder));
      if (isMore.includes(true)) await addLoneJob(db, subscriptionsJobs.remindOfEnds, {});
    },
  };
}
