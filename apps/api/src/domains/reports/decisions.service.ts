import { v7 as uuid } from 'uuid';
import type { Caller } from '../../caller.ts';
import { type Clock, DAY_MS } from '../../clock.ts';
import { hasRole } from '../../contract.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addLoneJob } from '../../jobs/queue.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { findLanguage, holdUsers, lockUser } from '../users/users.public.ts';
import type { TeamMember, UsersService } from '../users/users.service.ts';
import { appealUntil } from './appeals.rules.ts';
import { checkDecision, type DecisionInput } from './decision-input.rules.ts';
import * as decisions from './decisions.repository.ts';
import type { DecisionRow, ReportFilter, WaitingReports } from './decisions.repository.ts';
import {
  type Decision,
  STRIKES_MOST,
  type TeamDecision,
  type TeamReport,
  toDecision,
  toTeamDecision,
  toTeamReport,
} from './decisions.view.ts';
import { endMeasure, takeMeasure } from './measures.service.ts';
import { reportsJobs } from './reports.jobs.ts';
import type { SubjectRow } from './reports.repository.ts';
import { forGoodIn, statementOf } from './statement.rules.ts';

/** What the team decides on reports (D65, D67). Nobody decides on themselves. */
export interface DecisionsService {
  /** What was reported of others than the caller, each thing once with all that helps to decide on it. */
  listReports(
    filter: Pick<ReportFilter, 'state' | 'type'> & { assigned: 'me' | 'nobody' | null },
    caller: Caller,
    request: PartRequest,
  ): Promise<Listed<TeamReport>>;
  /**
   * Claims a subject for the caller, or gives it up. Throws `report_not_found`, `already_decided`, and `not_by_you` for what
   * concerns the caller or was handed to the owners.
   */
  assignReport(caller: Caller, subjectId: string, isMine: boolean): Promise<TeamReport>;
  /**
   * Hands a subject to the owners, whose queue it is first in, or back with `note` null. Then only they and whoever handed
   * it over change that. Throws `report_not_found`, `not_by_you`, `already_decided`, and `no_other_owner` where it would only come back.
   */
  escalateReport(caller: Caller, subjectId: string, note: string | null): Promise<TeamReport>;
  /**
   * Decides on a subject: takes the measure, produces the statement of reasons, and tells the person and the reporters,
   * all or nothing. What was handed to the owners they decide on. Throws `report_not_found`, `not_by_you`, `forbidden` unless an owner suspends for good,
   * `already_decided`, `measure_not_possible`, and `validation_failed` for what the measure needs.
   */
  decideOnReport(caller: Caller, subjectId: string, input: DecisionInput): Promise<TeamDecision>;
  /**
   * Confirms a suspension for good, as another person than who decided. Throws `decision_not_found`, `not_by_you`, and
   * `already_decided` if nothing waits for that any more.
   */
  confirmDecision(caller: Caller, id: string): Promise<TeamDecision>;
  /** Ends a measure at once and puts back what it hid. Throws `decision_not_found`, `not_by_you` and `already_decided`. */
  liftDecision(caller: Caller, id: string, reason: string): Promise<TeamDecision>;
  /** The measures on the caller, the newest first, with their statements and appeals. */
  listMyDecisions(caller: Caller, request: PartRequest): Promise<Listed<Decision>>;
  /** How many reported things wait for the team, and since when (D66, D78). */
  countWaiting(): Promise<WaitingReports[]>;
  /**
   * Ends the first of those that are in force no longer; adds a job for those behind them. One that fails stops no other;
   * throws at the end if any did.
   */
  endMeasures(): Promise<void>;
  /** The same for those behind a decision, whether that one could be ended or not. */
  endMoreMeasures(last: JobPayload<typeof reportsJobs.endMoreMeasures>): Promise<void>;
}

/** Without a second person a suspension ends after this. */
const UNCONFIRMED_MS = 7 * DAY_MS;
const ENDED_AT_ONCE = 100;
/** What a desk reads of one subject at most. */
const REPORTS_SHOWN = 50;
const OTHER_ACCOUNTS_SHOWN = 10;

interface Dependencies {
  db: Db;
  clock: Clock;
  addresses: PictureAddresses;
  notifications: Pick<NotificationsService, 'notify'>;
  users: Pick<UsersService, 'listTeam'>;
}

export function createDecisionsService({ db, clock, addresses, notifications, users }: Dependencies): DecisionsService {
  async function present(rows: readonly decisions.TeamSubjectRow[]): Promise<TeamReport[]> {
    const ids = rows.map(({ id }) => id);
    const userIds = [...new Set(rows.map(({ user_id }) => user_id))];
    const [reports, contents, earlier, profiles, otherAccounts] = await Promise.all([
      decisions.findReportsOf(db, ids, REPORTS_SHOWN),
      decisions.findContents(db, ids),
      // One more, as what a subject is decided by is not shown among the earlier ones.
      decisions.findDecisionsOn(db, rows, STRIKES_MOST + 1),
      decisions.findProfilesOf(db, userIds),
      decisions.findOtherAccounts(db, userIds, OTHER_ACCOUNTS_SHOWN),
    ]);
    const now = clock.now();
    return rows.map((row) =>
      toTeamReport(row, { reports, contents, earlier, profiles, otherAccounts, addresses, now }),
    );
  }

  async function readOne(id: string): Promise<TeamReport> {
    const [row] = await decisions.findSubjectRows(db, [id]);
    if (row === undefined) throw new Problem('report_not_found');
    const [report] = await present([row]);
    if (report === undefined) throw new Error(`Subject ${id} is gone`);
    return report;
  }

  /** Ends the first measures that are due, behind a decision if one is given. */
  async function endSome(afterId: string | null): Promise<void> {
    const now = clock.now();
    const ending = await decisions.findEnding(db, now, afterId, ENDED_AT_ONCE);
    const failures: unknown[] = [];
    for (const { id, user_id } of ending)
      await inTransaction(db, async (trx) => {
        await lockUser(trx, user_id);
        const decision = await decisions.lockDecision(trx, id);
        if (decision === undefined || decision.ended_at !== null) return;
        if (decision.ends_at !== null && decision.ends_at <= now) await end(trx, decision, 'time', now);
      }).catch((error: unknown) => failures.push(error));
    // Behind those that were tried: what fails never holds up the others.
    const last = ending[ENDED_AT_ONCE - 1];
    if (last !== undefined) await addLoneJob(db, reportsJobs.endMoreMeasures, { afterId: last.id });
    if (failures.length > 0) throw new AggregateError(failures, 'A measure did not end');
  }

  return {
    async listReports({ state, type, assigned }, caller, request) {
      const holder = assigned && { userId: assigned === 'me' ? caller.userId : null };
      const filter = { state, type, assigned: holder, callerId: caller.userId, isOwner: hasRole(caller.role, 'owner') };
      const { rows, ...part } = await decisions.findSubjects(db, filter, request);
      return { data: await present(rows), ...part };
    },

    async assignReport(caller, subjectId, isMine) {
      await inTransaction(db, async (trx) => {
        await holdUsers(trx, [caller.userId]);
        const subject = await decisions.lockSubject(trx, subjectId);
        if (subject === undefined) throw new Problem('report_not_found');
        requireOpen(subject, caller);
        const assignedTo = isMine ? caller.userId : null;
        await decisions.assignSubject(trx, subjectId, assignedTo);
        await audited(trx, clock, {
          actor: caller,
          action: 'assignReport',
          subject: subject.user_id,
          before: { subjectId, assignedTo: subject.assigned_to },
          after: { subjectId, assignedTo },
          reason: undefined,
        });
        await addJob(trx, reportsJobs.publishReportsChange, {});
      });
      return readOne(subjectId);
    },

    async escalateReport(caller, subjectId, note) {
      await inTransaction(db, async (trx) => {
        await holdUsers(trx, [caller.userId]);
        const subject = await decisions.lockSubject(trx, subjectId);
        if (subject === undefined) throw new Problem('report_not_found');
        requireOpen(subject, caller, hasRole(caller.role, 'owner') || subject.escalated_by === caller.userId);
        const mayDecide = (one: TeamMember) => one.role === 'owner' && one.userId !== subject.user_id;
        if (note !== null && !(await users.listTeam(trx)).some(mayDecide)) throw new Problem('no_other_owner');
        const handed = note === null ? { at: null, by: null, note } : { at: clock.now(), by: caller.userId, note };
        // Handing back twice takes no claim away that was made in between.
        if (note !== null || subject.escalated_at !== null) await decisions.escalateSubject(trx, subjectId, handed);
        await audited(trx, clock, {
          actor: caller,
          action: 'escalateReport',
          subject: subject.user_id,
          before: { subjectId, escalatedBy: subject.escalated_by },
          after: { subjectId, escalatedBy: note === null ? null : caller.userId },
          reason: note?.slice(0, 500),
        });
        await addJob(trx, reportsJobs.publishReportsChange, {});
      });
      return readOne(subjectId);
    },

    async decideOnReport(caller, subjectId, input) {
      const id = uuid();
      await inTransaction(db, async (trx) => {
        const found = await decisions.findSubject(trx, subjectId);
        if (found === undefined) throw new Problem('report_not_found');
        if (found.user_id === caller.userId) throw new Problem('not_by_you');
        const decision = checkDecision(input, found.type);
        const isForGood = decision.measure === 'suspend' && decision.days === null;
        if (isForGood && !hasRole(caller.role, 'owner')) throw new Problem('forbidden');
        await holdUsers(trx, [caller.userId]);
        await lockUser(trx, found.user_id);
        const subject = await decisions.lockSubject(trx, subjectId);
        if (subject === undefined) throw new Problem('report_not_found');
        requireOpen(subject, caller);
        const now = clock.now();
        const common = {
          id,
          subject_id: subjectId,
          subject_type: subject.type,
          subject_key: subject.subject_key,
          user_id: subject.user_id,
          profile_id: subject.profile_id,
          decided_by: caller.userId,
          facts: decision.facts,
          created_at: now,
        };
        if (decision.measure === 'none') {
          await decisions.insertDecision(trx, { ...common, measure: 'none' });
        } else {
          const { measure, policy, severity, days } = decision;
          const endsAt = new Date(now.getTime() + (days === null ? UNCONFIRMED_MS : days * DAY_MS));
          const field = measure === 'hide_field' ? (subject.type === 'link' ? 'link' : decision.field) : null;
          const statement = statementOf({
            language: await findLanguage(trx, subject.user_id),
            type: subject.type,
            content: await decisions.findLatestContent(trx, subjectId),
            measure,
            field,
            policy,
            facts: decision.facts,
            endsAt,
            awaitsConfirmation: isForGood,
            appealUntil: appealUntil(now),
          });
          await decisions.insertDecision(trx, {
            ...common,
            measure,
            policy: policy.code,
            severity: severity.code,
            field,
            days,
            statement: JSON.stringify(statement),
            restore: JSON.stringify(await takeMeasure(trx, subject, decision, now)),
            ends_at: endsAt,
            strike_ends_at: new Date(now.getTime() + severity.strikeDays * DAY_MS),
            awaits_confirmation: isForGood,
          });
          await decisions.refreshStanding(trx, subject.user_id);
          await notifications.notify(trx, [
            { userId: subject.user_id, event: { type: 'decision_made', decisionId: id } },
          ]);
          await decisions.countFigure(trx, { kind: 'policy', name: policy.code }, now);
        }
        await decisions.closeSubject(trx, subjectId, now);
        const outcome = decision.measure === 'none' ? 'dismissed' : 'acted';
        await notifications.notify(
          trx,
          (await decisions.findReporters(trx, subjectId)).map(({ id: reportId, userId }) => ({
            userId,
            event: { type: 'report_decided' as const, reportId, outcome },
          })),
        );
        await audited(trx, clock, {
          actor: caller,
          action: 'decideOnReport',
          subject: subject.user_id,
          before: { subjectId, type: subject.type },
          after: { decisionId: id, measure: decision.measure, policy: input.policy ?? null, days: input.days ?? null },
          reason: decision.facts === '' ? undefined : decision.facts.slice(0, 500),
        });
        // After whoever is told, as everywhere: each has a job of one key, which locks it until the transaction ends.
        await addJob(trx, reportsJobs.publishReportsChange, {});
        await decisions.countFigure(trx, { kind: 'decision', name: decision.measure }, now);
      });
      return toTeamDecision(await decisions.findFullDecision(db, id));
    },

    async confirmDecision(caller, id) {
      await inTransaction(db, async (trx) => {
        const decision = await lockForTeam(trx, caller, id);
        if (decision.decided_by === caller.userId) throw new Problem('not_by_you');
        if (!decision.awaits_confirmation || decision.ended_at !== null) throw new Problem('already_decided');
        const { statement } = decision;
        await decisions.updateDecision(trx, id, {
          awaits_confirmation: false,
          confirmed_by: caller.userId,
          ends_at: null,
          statement: JSON.stringify(statement && { ...statement, duration: forGoodIn(statement.language) }),
        });
        await decisions.refreshStanding(trx, decision.user_id);
        await notifications.notify(trx, [
          { userId: decision.user_id, event: { type: 'decision_made', decisionId: id } },
        ]);
        await audited(trx, clock, {
          actor: caller,
          action: 'confirmDecision',
          subject: decision.user_id,
          before: { decisionId: id, endsAt: decision.ends_at },
          after: { decisionId: id, endsAt: null },
          reason: undefined,
        });
        await addJob(trx, reportsJobs.publishReportsChange, {});
      });
      return toTeamDecision(await decisions.findFullDecision(db, id));
    },

    async liftDecision(caller, id, reason) {
      await inTransaction(db, async (trx) => {
        const decision = await lockForTeam(trx, caller, id);
        if (decision.ended_at !== null) throw new Problem('already_decided');
        await end(trx, decision, 'team', clock.now());
        await notifications.notify(trx, [
          { userId: decision.user_id, event: { type: 'decision_made', decisionId: id } },
        ]);
        await audited(trx, clock, {
          actor: caller,
          action: 'liftDecision',
          subject: decision.user_id,
          before: { decisionId: id, measure: decision.measure },
          after: { decisionId: id, measure: null },
          reason,
        });
        await addJob(trx, reportsJobs.publishReportsChange, {});
      });
      return toTeamDecision(await decisions.findFullDecision(db, id));
    },

    async listMyDecisions(caller, request) {
      const { rows, ...part } = await decisions.findMeasuresOn(db, caller.userId, request);
      return { data: rows.map((row) => toDecision(row, clock.now())), ...part };
    },

    countWaiting: () => decisions.countWaiting(db),

    endMeasures: () => endSome(null),
    endMoreMeasures: ({ afterId }) => endSome(afterId),
  };
}

/** Throws unless a locked subject waits for the caller: it is of somebody else, open, and not handed to others than them. */
function requireOpen(subject: SubjectRow, caller: Caller, takesEscalated = hasRole(caller.role, 'owner')): void {
  if (subject.user_id === caller.userId) throw new Problem('not_by_you');
  if (subject.decided_at !== null) throw new Problem('already_decided');
  if (subject.escalated_at !== null && !takesEscalated) throw new Problem('not_by_you');
}

/** Ends a locked decision of a locked person, and puts back what it hid. */
export async function end(
  trx: Trx,
  decision: DecisionRow,
  by: NonNullable<DecisionRow['ended_by']>,
  now: Date,
): Promise<void> {
  await decisions.updateDecision(trx, decision.id, {
    ended_at: now,
    ended_by: by,
    awaits_confirmation: false,
    // What was taken back is no strike.
    ...(by === 'time' ? {} : { strike_ends_at: now }),
  });
  await endMeasure(trx, decision, now);
  await decisions.refreshStanding(trx, decision.user_id);
}

/** Locks a decision that somebody else made on somebody else. Lock order: people first. */
async function lockForTeam(trx: Trx, caller: Caller, id: string): Promise<DecisionRow> {
  const found = await decisions.findDecision(trx, id);
  if (found === undefined || found.measure === 'none') throw new Problem('decision_not_found');
  if (found.user_id === caller.userId) throw new Problem('not_by_you');
  await holdUsers(trx, [caller.userId]);
  await lockUser(trx, found.user_id);
  const decision = await decisions.lockDecision(trx, id);
  if (decision === undefined) throw new Problem('decision_not_found');
  return decision;
}
