import type { Operations } from '../../http/operation.ts';
import { teamPaging } from '../../http/paging.ts';
import type { ClaimsService } from './claims.service.ts';
import type { ReconciliationService } from './reconciliation.service.ts';
import type { SettlementsService } from './settlements.service.ts';
import type { SweepStatsService } from './sweep-stats.service.ts';

type SettlementOperations = Pick<
  Operations,
  'claimPayment' | 'listPayments' | 'getTeamPayment' | 'settlePayment' | 'getSweepStats' | 'getReconciliation'
>;

interface SettlementServices {
  claims: ClaimsService;
  settlements: SettlementsService;
  sweepStats: SweepStatsService;
  reconciliation: ReconciliationService;
}

export function settlementOperations({
  claims,
  settlements,
  sweepStats,
  reconciliation,
}: SettlementServices): SettlementOperations {
  return {
    claimPayment: ({ caller, path, body }) => claims.claimPayment(caller, path.id, body),
    async listPayments({ query }) {
      const filter = {
        status: query.status ?? null,
        detail: query.detail ?? null,
        needsDecision: query.needsDecision,
        search: query.search ?? '',
      };
      const { sort = 'newest' } = query;
      const list = ['listPayments', filter.status, filter.detail, filter.needsDecision, filter.search, sort];
      const paging = teamPaging(list, query, { isSearch: filter.search !== '' });
      const { data, ...read } = await settlements.listPayments(filter, { ...paging.part, order: sort });
      return { data, meta: paging.metaOf(read) };
    },
    getTeamPayment: ({ path }) => settlements.getTeamPayment(path.id),
    settlePayment: {
      async prepare({ body: sent }) {
        const refund = sent.outcome === 'refunded' ? await settlements.readRefund(sent.txHash) : null;
        return ({ caller, path, body: { outcome, transferIds, note }, trx }) =>
          settlements.settlePayment(caller, path.id, { outcome, transferIds, refund, note }, trx);
      },
    },
    getSweepStats: () => sweepStats.getSweepStats(),
    getReconciliation: () => reconciliation.getReconciliation(),
  };
}
