import { useParams } from 'react-router';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { wantedIn } from './address.ts';
import { PaymentPage } from './payment-page.tsx';

/** SPEC 9. */
const POLL_MS = 10_000;
const LEAVE_AFTER_MS = 5_000;

/** /payment/{id}: one payment, from what to send to how it ended. What was wanted while it was open is in its address. */
export function Component() {
  const { id = '' } = useParams();
  const [query] = useQueryParams(routes.payment);
  return (
    <PaymentPage key={id} paymentId={id} pollMs={POLL_MS} leaveAfterMs={LEAVE_AFTER_MS} wanted={wantedIn(query)} />
  );
}
