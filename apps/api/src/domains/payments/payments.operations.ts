import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { PaymentsService } from './payments.service.ts';
import type { RatesService } from './rates.service.ts';

type PaymentOperations = Pick<
  Operations,
  'getNetworkConfig' | 'initPayment' | 'getPayment' | 'dropPayment' | 'getPaymentStatus' | 'listMyPayments'
>;

interface PaymentServices {
  payments: PaymentsService;
  rates: RatesService;
}

export function paymentOperations({ payments, rates }: PaymentServices): PaymentOperations {
  return {
    getNetworkConfig: () => payments.getNetworkConfig(),
    initPayment: {
      async prepare() {
        const rate = await rates.readRate();
        return ({ caller, body, trx }) => payments.initPayment(caller, body, rate, trx);
      },
    },
    dropPayment: ({ caller, path }) => payments.dropPayment(caller, path.id),
    getPayment: ({ caller, path }) => payments.getPayment(caller, path.id),
    getPaymentStatus: ({ caller, path }) => payments.getPaymentStatus(caller, path.id),
    async listMyPayments({ caller, query }) {
      const list = ['listMyPayments', caller.userId];
      const { data, ...read } = await payments.listMyPayments(caller, partOf(list, query));
      return { data, meta: pageMeta(list, query, read) };
    },
  };
}
