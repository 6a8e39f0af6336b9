import { foldWord } from '@mutuals/text/words';
import type { Caller } from '../../caller.ts';
import { type Clock, DAY_MS } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addJobs, addLoneJob, newJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { requireNoOpenMoney } from '../payments/payments.public.ts';
import { picturesJobs } from '../pictures/pictures.public.ts';
import { keepSuspended, reportsJobs } from '../reports/reports.public.ts';
import { replaceTags } from '../profiles/profiles.public.ts';
import { eraseProfilesOf } from '../retention/retention.public.ts';
import { lockUser, requireFreshSignIn } from '../users/users.public.ts';
import { accountDeletionJobs } from './account-deletion.jobs.ts';
import * as accounts from './account-deletion.repository.ts';
import { erasedRows } from './erasing.rules.ts';

/** The deletion of accounts (D68). */
export interface AccountDeletionService {
  /**
   * Begins the 14 days after which the caller's account is erased; their profiles look deleted at once. Returns when it
   * is final. Throws `sign_in_too_old`, `payment_pending`, `payment_not_booked_yet`,
   * `refund_waiting`.
   */
  deleteMe(caller: Caller): Promise<Date>;
  /** Takes a deletion back: everything is as it was. Throws `account_deleted` if it is final. */
  restoreMe(caller: Caller): Promise<Caller>;
  /** Adds a job for each of some accounts whose deletion is final and that are not erased yet; each has its turn. */
  eraseDueAccounts(): Promise<void>;
  /** How many accounts are due to be erased while money of theirs waits for the team, which holds them back. */
  countHeldBack(): Promise<number>;
  /**
   * Erases a part of an account, and adds itself again until nothing is left. It begins anew each time and finds what is
   * left, so it may be cut off, or run twice at once, at any point.
   */
  eraseAccount(account: JobPayload<typeof accountDeletionJobs.eraseAccount>): Promise<void>;
}

const GRACE_DAYS = 14;
const ACCOUNTS_AT_ONCE = 100;
const ROWS_AT_ONCE = 500;
/** Deletions in one run of the job, so that others get their turn. */
const DELETIONS_AT_ONCE = 20;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Leaves what a person has proven to those who have proven it as well. */
  releaseProofs(userId: string): Promise<void>;
}

/** Deletes rows until none are left, and tells how many each time. */
async function* until(deleteSome: () => Promise<number>): AsyncGenerator<number> {
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; yield deleted) deleted = await deleteSome();
}

export function createAccountDeletionService({ db, clock, releaseProofs }: Dependencies): AccountDeletionService {
  /** What goes first to last; each deletes some rows and returns how many. */
  async function* deletionsOf(userId: string): AsyncGenerator<number> {
    const profileIds = await accounts.findAllProfileIds(db, userId);
    await releaseProofs(userId);
    await accounts.unassign(db, userId);
    await accounts.forgetRankings(db, profileIds);
    yield* until(() => accounts.deleteNotesOfTickets(db, userId, ROWS_AT_ONCE));
    for (const rows of erasedRows) {
      const holders = rows.holds === 'user' ? [userId] : profileIds;
      yield* until(() => accounts.deleteRows(db, rows, holders, ROWS_AT_ONCE));
    }
    yield* until(() => eraseProfilesOf(db, userId, clock.now(), ROWS_AT_ONCE));
    await accounts.fitConversations(db, userId);
    yield* until(() => accounts.deleteLonelyMatches(db, userId, ROWS_AT_ONCE));
  }

  return {
    async deleteMe(caller) {
      requireFreshSignIn(caller, clock);
      return inTransaction(db, async (trx) => {
        const known = await accounts.lockDeletion(trx, caller.userId);
        if (known === undefined) throw new Problem('account_deleted');
        if (known !== null) return known;
        const now = clock.now();
        await requireNoOpenMoney(trx, caller.userId, now);
        const dueAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
        await accounts.beginDeletion(trx, caller.userId, dueAt, caller.xId);
        await accounts.leaveProfiles(trx, caller.userId, now);
        return dueAt;
      });
    },

    async restoreMe(caller) {
      await inTransaction(db, async (trx) => {
        const dueAt = await accounts.lockDeletion(trx, caller.userId);
        if (dueAt === undefined || (dueAt !== null && dueAt <= clock.now())) throw new Problem('account_deleted');
        await accounts.dropDeletion(trx, caller.userId);
        for (const profile of await accounts.takeProfilesBack(trx, caller.userId))
          await replaceTags(trx, profile, profile.tags.map(foldWord));
      });
      return { ...caller, user: { ...caller.user, deletion_due_at: null } };
    },

    async eraseDueAccounts() {
      await inTransaction(db, async (trx) => {
        const due = await accounts.takeDue(trx, clock.now(), ACCOUNTS_AT_ONCE);
        await addJobs(
          trx,
          due.map((userId) => newJob(accountDeletionJobs.eraseAccount, { userId })),
        );
      });
    },

    countHeldBack: () => accounts.countHeldBack(db, clock.now()),

    async eraseAccount({ userId }) {
      const now = clock.now();
      const isDetached = await inTransaction(db, async (trx) => {
        await lockUser(trx, userId);
        if (!(await accounts.isDue(trx, userId, now))) return false;
        await keepSuspended(trx, userId, now);
        return accounts.detachPerson(trx, userId, now);
      });
      if (!isDetached) return;
      let done = 0;
      for await (const deleted of deletionsOf(userId)) {
        if (deleted > 0) done += 1;
        if (done === DELETIONS_AT_ONCE) break;
      }
      // Something may have come meanwhile where nothing was left: erased is what a whole pass finds empty.
      if (done > 0) return addLoneJob(db, accountDeletionJobs.eraseAccount, { userId });
      // With what follows from it: nobody comes back to an account that is marked.
      await inTransaction(db, async (trx) => {
        await accounts.markErased(trx, userId, clock.now());
        await addJob(trx, picturesJobs.purgePictures, {});
        await addJob(trx, reportsJobs.purgeReportEvidence, {});
      });
    },
  };
}
