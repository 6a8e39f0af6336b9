import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { ClaimsService } from './claims.service.ts';
import type { PaymentsService } from './payments.service.ts';
import type { RatesService } from './rates.service.ts';
import type { ReconciliationService } from './reconciliation.service.ts';
import type { SettlementsService } from './settlements.service.ts';
import type { SweepStatsService } from './sweep-stats.service.ts';

type PaymentOperations = Pick<
  Operations,
  | 'getNetworkConfig'
  | 'initPayment'
  | 'getPayment'
  | 'getPaymentStatus'
  | 'listMyPayments'
  | 'claimPayment'
  | 'listPayments'
  | 'getTeamPayment'
  | 'settlePayment'
  | 'getSweepStats'
  | 'getReconciliation'
>;

interface PaymentServices {
  payments: PaymentsService;
  rates: RatesService;
  claims: ClaimsService;
  settlements: SettlementsService;
  sweepStats: SweepStatsService;
  reconciliation: ReconciliationService;
}

export function paymentOperations({
  payments,
  rates,
  claims,
  settlements,
  sweepStats,
  reconciliation,
}: PaymentServices): PaymentOperations {
  return {
    getNetworkConfig: () => payments.getNetworkConfig(),
    initPayment: {
      async prepare() {
        const rate = await rates.readRate();
        return ({ caller, body, trx }) => payments.initPayment(caller, body, rate, trx);
      },
    },
    getPayment: ({ caller, path }) => payments.getPayment(caller, path.id),
    getPaymentStatus: ({ caller, path }) => payments.getPaymentStatus(caller, path.id),
    async listMyPayments({ caller, query }) {
      const list = ['listMyPayments', caller.userId];
      const { data, ...read } = await payments.listMyPayments(caller, partOf(list, query));
      return { data, meta: pageMeta(list, query, read) };
    },
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
      const { data, ...read } = await settlements.listPayments(filter, { ...partOf(list, query), order: sort });
      return { data, meta: pageMeta(list, query, read) };
    },
    getTeamPayment: ({ path }) => settlements.getTeamPayment(path.id),
    settlePayment: ({ caller, path, body, trx }) => {
      const { outcome, transferIds, note } = body;
      const txHash = body.outcome === 'refunded' ? body.txHash.toLowerCase() : null;
      return settlements.settlePayment(caller, path.id, { outcome, transferIds, txHash, note }, trx);
    },
    getSweepStats: () => sweepStats.getSweepStats(),
    getReconciliation: () => reconciliation.getReconciliation(),
  };
}
