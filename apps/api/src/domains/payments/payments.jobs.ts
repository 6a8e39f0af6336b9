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
  /** A price each minute, even if nobody asks, because new prices are compared with those of the hour (D45). */
  readBnbPrice: jobKind({
    name: 'read-bnb-price',
    class: 'outside',
    payload: {},
    attempts: 1,
    whenGivenUp: 'drop',
    schedule: '* * * * *',
  }),
};
