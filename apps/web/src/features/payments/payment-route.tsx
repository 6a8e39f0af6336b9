import { useParams, useSearchParams } from 'react-router';
import { wantedIn } from './address.ts';
import { PaymentPage } from './payment-page.tsx';

/** SPEC 9. */
const POLL_MS = 10_000;
const LEAVE_AFTER_MS = 5_000;

/** /payment/{id}: one payment, from what to send to how it ended. What was wanted while it was open is in its address. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <PaymentPage key={id} paymentId={id} pollMs={POLL_MS} leaveAfterMs={LEAVE_AFTER_MS} wanted={wantedIn(search)} />
  );
}
