import { POLICIES, SEVERITIES } from '@mutuals/text/policies';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Trx } from '../../database/schema.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import { appealUntil } from './appeals.rules.ts';
import * as decisions from './decisions.repository.ts';
import { takeSuspendedLeaver } from './returning.repository.ts';
import { statementOf } from './statement.rules.ts';
import { statementTexts } from './statement.data.ts';

/** Suspended people who deleted their account and come back (D68). */
export interface ReturningService {
  /**
   * Suspends a new account whose X id left suspended less than 90 days ago, until that suspension would have ended, with
   * a statement of its own, which can be appealed. From then on the account itself says so, and the hash is gone.
   */
  suspendReturning(trx: Trx, userId: string, xId: string): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  notifications: Pick<NotificationsService, 'notify'>;
}

export function createReturningService({ clock, notifications }: Dependencies): ReturningService {
  return {
    async suspendReturning(trx, userId, xId) {
      const now = clock.now();
      const left = await takeSuspendedLeaver(trx, xId, endOf(retention.suspended_leavers, now), now);
      if (left === undefined) return;
      const policy = POLICIES.find(({ code }) => code === left.policy);
      const severity = SEVERITIES.find(({ code }) => code === left.severity);
      if (policy === undefined || severity === undefined) throw new Error(`No rule ${left.policy} ${left.severity}`);
      const { language, decided_by, confirmed_by, ends_at, strike_ends_at } = left;
      const facts = statementTexts[language].returned;
      const id = uuid();
      await decisions.insertDecision(trx, {
        id,
        // Nothing was reported: it is about the account.
        subject_type: 'profile',
        subject_key: userId,
        user_id: userId,
        decided_by,
        confirmed_by,
        measure: 'suspend',
        policy: policy.code,
        severity: severity.code,
        facts,
        statement: JSON.stringify(
          statementOf({
            language,
            type: 'account',
            content: { name: '', texts: [], pictures: [] },
            measure: 'suspend',
            field: null,
            policy,
            facts,
            endsAt: ends_at,
            awaitsConfirmation: false,
            appealUntil: appealUntil(now),
          }),
        ),
        created_at: now,
        ends_at,
        strike_ends_at,
      });
      await decisions.refreshStanding(trx, userId);
      await notifications.notify(trx, [{ userId, event: { type: 'decision_made', decisionId: id } }]);
    },
  };
}
