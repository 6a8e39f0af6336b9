import { jobKind } from '../../jobs/job-kind.ts';
import { publication } from '../../jobs/publication.ts';

export const paymentsJobs = {
  publishPaymentStatus: jobKind({
    ...publication,
    name: 'publish-payment-status',
    payload: { paymentId: 'id' },
    key: ({ paymentId }) => `payment:${paymentId}`,
  }),
  expirePayments: jobKind({
    name: 'expire-payments',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '* * * * *',
  }),
};
