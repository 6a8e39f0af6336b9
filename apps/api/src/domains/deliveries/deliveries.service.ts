import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, DeliveryChannel, DeliveryKind, DeliveryOutcome, Language } from '../../database/schema.ts';
import { type JobPayload, PRIORITY } from '../../jobs/job-kind.ts';
import { addJobs, BEHIND, newJob } from '../../jobs/queue.ts';
import { deliveriesCounted } from '../../lib/meters.ts';
import { settleBudget, spendBudget } from '../budgets/budgets.public.ts';
import { afterQuietHours, findWishes, whenMayTell, type Wishes } from '../preferences/preferences.public.ts';
import { lockUser } from '../users/users.public.ts';
import { deliveriesJobs } from './deliveries.jobs.ts';
import * as repository from './deliveries.repository.ts';
import type { Circumstances, DeliveryRow } from './deliveries.repository.ts';
import { CLAIM_MS, isNews, mostPerDay, nextAttempt } from './deliveries.rules.ts';

/** A delivery that a channel is to send now, to one target. */
export interface Outgoing {
  /** The same in every attempt. */
  id: string;
  targetId: string;
  userId: string;
  kind: DeliveryKind;
  /** What it is about; a newer one about the same replaces an older one on the device. */
  subject: string;
  /** Null for a digest. */
  notificationId: string | null;
  language: Language;
  /** Whether what was written may be shown on a locked screen (D71). */
  showsWords: boolean;
}

/**
 * What became of a delivery: `sent`; `gone`, the target takes nothing any more and is removed; `dropped`, there is
 * nothing to tell any more; `refused`, the target does not take this one; `unsure`, it went out and no answer came, so it
 * may have arrived: it is not sent again.
 */
export type Sent = 'sent' | 'gone' | 'dropped' | 'refused' | 'unsure';

/** A channel to the outside. */
export interface Sender {
  /** Sends once. Any error means that nothing arrived, and is tried again later; `TryLater` says when. Takes at most some 30 seconds. */
  send(outgoing: Outgoing): Promise<Sent>;
  /** Takes back what was seen elsewhere (D72), where the channel can. */
  withdraw?(seen: Seen): Promise<void>;
}

/** What a target still shows though its person saw it. */
export interface Seen {
  targetId: string;
  userId: string;
  subjects: readonly string[];
}

/** The other side asks for patience. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number;
  constructor(message: string, { afterMs = 0, cause }: { afterMs?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.afterMs = afterMs;
  }
}

export interface DeliveriesService {
  /** Sends what is due to a person; throws, once it is through, if something failed. */
  deliver(person: JobPayload<typeof deliveriesJobs.deliver>): Promise<void>;
  /** Adds jobs for everybody to whom something is due. */
  deliverDue(): Promise<void>;
  /** Closes on a person's devices what they saw anywhere (D72); throws, once it is through, if a device failed. */
  withdrawSeen(person: JobPayload<typeof deliveriesJobs.withdrawSeen>): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  /** A channel that the installation does not have is null. */
  channels: Readonly<Record<DeliveryChannel, Sender | null>>;
}

/** Max. people whose deliveries are begun at once. */
const MOST_PEOPLE = 1000;
/** Digests come by the thousand and nobody waits for one, so all other outside jobs come before them, also many at once. */
const DIGEST_PRIORITY = PRIORITY.outside + BEHIND + 1;

export function createDeliveriesService({ db, clock, channels }: Dependencies): DeliveriesService {
  /** When it may be sent: now, later, or never, with the reason. */
  function decide(
    row: DeliveryRow,
    { isLeaving, isSuspended, isSeen, isMuted }: Circumstances,
    wishes: Wishes,
  ): Date | DeliveryOutcome {
    const { kind, channel } = row;
    if (isSeen) return 'seen';
    if (isLeaving || isMuted) return 'unwanted';
    const now = clock.now();
    if (!isNews(row, now)) return 'too_late';
    if (kind === 'digest')
      return wishes.digest === 'off' || isSuspended ? 'unwanted' : afterQuietHours(wishes.quietHours, now);
    return whenMayTell(wishes, { kind, channel }, now) ?? 'unwanted';
  }

  async function send(row: DeliveryRow, { language }: Circumstances, { showsWords }: Wishes): Promise<DeliveryOutcome> {
    const sender = channels[row.channel];
    if (sender === null) return 'refused';
    const budget = { budget: row.channel, holder: row.user_id } as const;
    const now = clock.now();
    if (!(await spendBudget(db, budget, now, 1, mostPerDay(row)))) return 'over_budget';
    let hasGoneOut = false;
    try {
      const outcome = await sender.send({
        id: row.id,
        targetId: row.target_id,
        userId: row.user_id,
        kind: row.kind,
        subject: row.subject,
        notificationId: row.notification_id,
        language,
        showsWords,
      });
      hasGoneOut = outcome === 'sent' || outcome === 'unsure';
      return outcome;
    } finally {
      if (!hasGoneOut) await settleBudget(db, budget, now, -1);
    }
  }

  async function end(row: DeliveryRow, outcome: DeliveryOutcome): Promise<void> {
    deliveriesCounted.inc({ channel: row.channel, kind: row.kind, outcome });
    if (outcome === 'gone') await repository.deleteTargets(db, [row.target_id]);
    else await repository.end(db, row.id, outcome, clock.now());
  }

  /** Plans the next attempt after a failure, if there is one. */
  async function retry(row: DeliveryRow, error: unknown): Promise<void> {
    const now = clock.now();
    const next = nextAttempt(row, error instanceof TryLater ? error.afterMs : 0, now);
    if (next === null) return end(row, 'given_up');
    deliveriesCounted.inc({ channel: row.channel, kind: row.kind, outcome: 'retried' });
    await repository.release(db, row.id, next, now, true);
  }

  /** Puts it off to the end of the quiet hours. Holds the person's row: a change of the hours comes before, or moves it after. */
  async function wait(row: DeliveryRow, circumstances: Circumstances): Promise<void> {
    await inTransaction(db, async (trx) => {
      await lockUser(trx, row.user_id);
      const decided = decide(row, circumstances, await findWishes(trx, row.user_id));
      await repository.release(trx, row.id, decided instanceof Date ? decided : clock.now(), clock.now(), false);
    });
  }

  /** Sends a claimed delivery, if it is still to be sent; returns the error if that failed. */
  async function attempt(row: DeliveryRow): Promise<unknown> {
    let outcome: DeliveryOutcome;
    // Whatever fails before it is sent leaves it to the next attempt, never claimed.
    try {
      const circumstances = await repository.findCircumstances(db, row, clock.now());
      const wishes = await findWishes(db, row.user_id);
      const decided = decide(row, circumstances, wishes);
      if (decided instanceof Date && decided > clock.now()) return await wait(row, circumstances);
      outcome = decided instanceof Date ? await send(row, circumstances, wishes) : decided;
    } catch (error) {
      await retry(row, error);
      return error;
    }
    return end(row, outcome);
  }

  return {
    async deliver({ userId }) {
      let failure: unknown;
      let hasPushed = false;
      for (;;) {
        const row = await repository.claimDue(db, userId, clock.now());
        if (row === undefined) break;
        failure = (await attempt(row)) ?? failure;
        hasPushed ||= row.channel === 'push';
      }
      // Read while it was being pushed: nothing was there to be closed yet.
      if (hasPushed && (await repository.findSeen(db, userId)).length > 0)
        await inTransaction(db, (trx) => addJobs(trx, [newJob(deliveriesJobs.withdrawSeen, { userId })]));
      // For the log: the others were sent, and the next attempt is planned.
      if (failure !== undefined) throw new Error('A delivery failed', { cause: failure });
    },

    async withdrawSeen({ userId }) {
      const failures: unknown[] = [];
      for (const targetId of new Set((await repository.findSeen(db, userId)).map(({ target_id }) => target_id))) {
        try {
          // Read again: while another device was closed, this one may have been shown something newer.
          const rows = (await repository.findSeen(db, userId)).filter(({ target_id }) => target_id === targetId);
          if (rows.length === 0) continue;
          const subjects = [...new Set(rows.map(({ subject }) => subject))];
          await channels.push?.withdraw?.({ targetId, userId, subjects });
          await repository.endSeen(db, rows);
        } catch (error) {
          failures.push(error);
        }
      }
      // The others are closed; the next attempt has those devices alone.
      if (failures.length > 0) throw new AggregateError(failures, 'Some devices still show what was seen');
    },

    async deliverDue() {
      const now = clock.now();
      await repository.endLost(db, new Date(now.getTime() - CLAIM_MS), now);
      const people = await repository.findDuePeople(db, now, MOST_PEOPLE);
      if (people.length === 0) return;
      const jobs = people.map(({ userId, isDigest }) => {
        const job = newJob(deliveriesJobs.deliver, { userId });
        return isDigest ? { ...job, priority: DIGEST_PRIORITY } : job;
      });
      await inTransaction(db, (trx) => addJobs(trx, jobs));
    },
  };
}
