import { createHash } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import { v7 as uuid } from 'uuid';
import type { Caller } from '../../caller.ts';
import { type Clock, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import { addJob, addLoneJob } from '../../jobs/queue.ts';
import { pictureIn } from '../../lib/picture-addresses.ts';
import { Problem } from '../../problem.ts';
import { requireBudget, spendBudget } from '../budgets/budgets.public.ts';
import { holdUsers } from '../users/users.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import { countFigure } from './decisions.repository.ts';
import { findEvidence, findThing } from './reported-things.repository.ts';
import { reportsJobs } from './reports.jobs.ts';
import * as reports from './reports.repository.ts';
import { GUEST_WEIGHT, NEWCOMER_MS, urgencyOf, weightOf } from './reports.rules.ts';
import { type Report, type ReportInput, toReport } from './reports.view.ts';

/** Reports of profiles, groups, messages, pictures and links (DSA 16). */
export interface ReportsService {
  /**
   * Freezes what is reported and stores the report. `caller` is null for a guest, whom `address` stands for. The same
   * thing again, while the team has not decided, is the report that there is. Throws `report_subject_not_found`,
   * `cannot_report_own`, `evidence_not_found` for messages of conversations that are not the reporter's, and
   * `rate_limited`.
   */
  sendReport(caller: Caller | null, address: string, input: ReportInput): Promise<{ isNew: boolean; report: Report }>;
  /** The caller's reports, the newest first, and what became of each. */
  listMyReports(caller: Caller, request: PartRequest): Promise<Listed<Report>>;
  /** Publishes that something changed to whoever has the desk open. */
  publishReportsChange(): Promise<void>;
  /**
   * Deletes some reports and their evidence once nobody can appeal what was decided on them; adds the job again if more
   * are left.
   */
  purgeReportEvidence(): Promise<void>;
}

const PURGED_AT_ONCE = 500;

interface Dependencies {
  db: Db;
  clock: Clock;
  realtime: Realtime;
}

export function createReportsService({ db, clock, realtime }: Dependencies): ReportsService {
  /** A guest's address is counted for a day, and stored so that it cannot be read back by a glance at the table. */
  const guestOf = (address: string, subjectId = ''): string =>
    createHash('sha256')
      .update(`${utcDay(clock.now())} ${address}${subjectId}`)
      .digest('base64url');

  /** Of one address a thing is weighed once a day: whoever sends a report again is no further voice. */
  async function guestWeight(trx: Trx, address: string, subjectId: string, now: Date): Promise<number> {
    const voice = { budget: 'guest-reports', holder: guestOf(address, subjectId) } as const;
    return (await spendBudget(trx, voice, now, 1, 1)) ? GUEST_WEIGHT : 0;
  }

  return {
    async sendReport(caller, address, { subject: named, reason, message = '', evidence: ids = [] }) {
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        const thing = await findThing(trx, named, caller?.userId ?? null);
        if (thing === undefined) throw new Problem('report_subject_not_found');
        if (thing.userId === caller?.userId) throw new Problem('cannot_report_own');
        const evidence = caller === null ? [] : await findEvidence(trx, ids, caller.userId);
        if (evidence.length < new Set(ids).size) throw new Problem('evidence_not_found');
        // Lock order: people go before the subject.
        await holdUsers(trx, [thing.userId, ...(caller === null ? [] : [caller.userId])]);
        const subject = await reports.openSubject(trx, thing, now);
        const known = caller && (await reports.findOwnReport(trx, subject.id, caller.userId));
        if (known) return { isNew: false, report: toReport(known) };
        await (caller === null
          ? requireBudget(trx, { budget: 'guest-reports', holder: guestOf(address) }, now, limits.guestReportsPerDay)
          : requireBudget(trx, { budget: 'reports', holder: caller.userId }, now, limits.reportsPerDay));

        const { content } = thing;
        const hash = createHash('sha256').update(JSON.stringify(content)).digest();
        const uploads = content.pictures.flatMap(({ address: picture }) => pictureIn(picture)?.hash ?? []);
        await reports.keepPictures(trx, subject.id, uploads);
        const weight =
          caller === null
            ? await guestWeight(trx, address, subject.id, now)
            : weightOf(await reports.findRecord(trx, caller.userId));
        const id = uuid();
        await reports.insertReport(trx, {
          id,
          subject_id: subject.id,
          snapshot_id: await reports.freeze(trx, subject.id, content, hash, now),
          reporter_user_id: caller?.userId ?? null,
          reason,
          message,
          evidence: JSON.stringify(evidence),
          weight,
          created_at: now,
        });
        const isNewcomer = await reports.isNewerThan(trx, thing.userId, new Date(now.getTime() - NEWCOMER_MS));
        const urgency = urgencyOf({ reason, isNewcomer, weight: subject.weight + weight });
        await reports.countReport(trx, subject.id, weight, urgency);
        await addJob(trx, reportsJobs.publishReportsChange, {});
        await countFigure(trx, { kind: 'report', name: reason }, now);
        return { isNew: true, report: toReport(await reports.findReport(trx, id)) };
      });
    },

    async listMyReports(caller, request) {
      const { rows, ...part } = await reports.findReportsBy(db, caller.userId, request);
      return { data: rows.map(toReport), ...part };
    },

    publishReportsChange: () =>
      realtime.publish('reports', 'reports-changed', { changedAt: clock.now().toISOString() }),

    async purgeReportEvidence() {
      const before = endOf(retention.report_subjects, clock.now());
      const counts = [
        await reports.deleteDecided(db, before, PURGED_AT_ONCE),
        await reports.deleteDecisionsOnErased(db, PURGED_AT_ONCE),
        await reports.forgetReporters(db, PURGED_AT_ONCE),
      ];
      if (counts.includes(PURGED_AT_ONCE)) await addLoneJob(db, reportsJobs.purgeReportEvidence, {});
    },
  };
}
