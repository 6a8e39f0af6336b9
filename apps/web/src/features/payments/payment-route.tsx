import { useParams, useSearchParams } from 'react-router';
import { choiceIn } from './choice.ts';
import { PaymentPage } from './payment-page.tsx';

/** SPEC 9. */
const POLL_MS = 10_000;
const LEAVE_AFTER_MS = 5_000;

/** /payment/{id}: one payment, from what to send to how it ended. `tier` and `method` say what was chosen while it was open. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <PaymentPage key={id} paymentId={id} pollMs={POLL_MS} leaveAfterMs={LEAVE_AFTER_MS} chosen={choiceIn(search)} />
  );
}
