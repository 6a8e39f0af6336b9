import { useParams } from 'react-router';
import { PaymentPage } from './payment-page.tsx';

/** SPEC 9. */
const POLL_MS = 10_000;
const LEAVE_AFTER_MS = 5_000;

/** /payment/{id}: one payment, from what to send to how it ended. */
export function Component() {
  const { id = '' } = useParams();
  return <PaymentPage key={id} paymentId={id} pollMs={POLL_MS} leaveAfterMs={LEAVE_AFTER_MS} />;
}
