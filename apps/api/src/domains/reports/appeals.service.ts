import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { AppealOutcome, Db } from '../../database/schema.ts';
import { addJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { holdUsers, lockUser } from '../users/users.public.ts';
import { appealUntil } from './appeals.rules.ts';
import * as decisions from './decisions.repository.ts';
import { end } from './decisions.service.ts';
import { type Decision, type TeamAppeal, toDecision, toTeamAppeal } from './decisions.view.ts';
import { reportsJobs } from './reports.jobs.ts';

/** Appeals against decisions (DSA 20, D67): once, for six months, answered in words by somebody else. */
export interface AppealsService {
  /** Throws `decision_not_found`, also for another person's, `already_appealed` and `appeal_too_late`. */
  appealDecision(caller: Caller, id: string, message: string): Promise<Decision>;
  /** The appeals, of those without an answer the oldest first. */
  listAppeals(caller: Caller, state: 'open' | 'answered', request: PartRequest): Promise<Listed<TeamAppeal>>;
  /**
   * Answers an appeal; a granted one puts everything back. Throws `decision_not_found`, `not_by_you` for who decided and
   * for the person themselves, and `already_decided`.
   */
  answerAppeal(caller: Caller, id: string, answer: { outcome: AppealOutcome; message: string }): Promise<TeamAppeal>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createAppealsService({ db, clock, notifications }: Dependencies): AppealsService {
  return {
    async appealDecision(caller, id, message) {
      await inTransaction(db, async (trx) => {
        await lockUser(trx, caller.userId);
        const decision = await decisions.lockDecision(trx, id);
        if (decision === undefined || decision.user_id !== caller.userId || decision.measure === 'none')
          throw new Problem('decision_not_found');
        const now = clock.now();
        const isLate = now > appealUntil(decision.created_at);
        const isNew =
          !isLate &&
          (await decisions.insertAppeal(trx, {
            decision_id: id,
            user_id: caller.userId,
            message,
            created_at: now,
          }));
        if (isLate && (await decisions.lockAppeal(trx, id)) === undefined) throw new Problem('appeal_too_late');
        if (!isNew) throw new Problem('already_appealed');
        await addJob(trx, reportsJobs.publishReportsChange, {});
        await decisions.countFigure(trx, { kind: 'appeal', name: 'received' }, now);
      });
      return toDecision(await decisions.findFullDecision(db, id), clock.now());
    },

    async listAppeals(caller, state, request) {
      const { rows, ...part } = await decisions.findAppeals(db, caller.userId, state, request);
      return { data: rows.map(toTeamAppeal), ...part };
    },

    async answerAppeal(caller, id, { outcome, message }) {
      await inTransaction(db, async (trx) => {
        const found = await decisions.findDecision(trx, id);
        if (found === undefined) throw new Problem('decision_not_found');
        if ([found.decided_by, found.user_id, found.confirmed_by].includes(caller.userId))
          throw new Problem('not_by_you');
        await holdUsers(trx, [caller.userId]);
        await lockUser(trx, found.user_id);
        const decision = await decisions.lockDecision(trx, id);
        const appeal = await decisions.lockAppeal(trx, id);
        if (decision === undefined || appeal === undefined) throw new Problem('decision_not_found');
        if (appeal.answered_at !== null) throw new Problem('already_decided');
        const now = clock.now();
        await decisions.answerAppeal(trx, id, {
          outcome,
          answer: message,
          answered_by: caller.userId,
          answered_at: now,
        });
        // A measure that ended by itself has put back what it hid.
        if (outcome === 'granted' && decision.ended_at === null) await end(trx, decision, 'appeal', now);
        else if (outcome === 'granted')
          await decisions.updateDecision(trx, id, { ended_by: 'appeal', strike_ends_at: now });
        await notifications.notify(trx, [
          { userId: decision.user_id, event: { type: 'appeal_answered', decisionId: id, outcome } },
        ]);
        await audited(trx, clock, {
          actor: caller,
          action: 'answerAppeal',
          subject: decision.user_id,
          before: { decisionId: id, measure: decision.measure },
          after: { decisionId: id, outcome },
          reason: message.slice(0, 500),
        });
        await addJob(trx, reportsJobs.publishReportsChange, {});
        await decisions.countFigure(trx, { kind: 'appeal', name: outcome }, now);
      });
      const [row] = await decisions.findAppealed(db, [id]);
      if (row === undefined) throw new Error(`The appeal of ${id} is gone`);
      return toTeamAppeal(row);
    },
  };
}
