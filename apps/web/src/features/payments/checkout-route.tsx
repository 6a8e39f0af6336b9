import { Navigate, useNavigate, useParams } from 'react-router';
import { redirects, routes } from '../../routes.ts';
import { Checkout } from './checkout.tsx';
import { paidTierOf } from './address.ts';
import { begunHref } from './use-begin.ts';

/** /payment/checkout/{tier}: a plan is looked over; once its payment begins, the payment's page takes this one's place (SPEC 2). */
export function Component() {
  const { tier: word } = useParams();
  const navigate = useNavigate();
  const tier = paidTierOf(word);
  if (tier === null) return <Navigate to={routes.premium.href()} replace />;
  return (
    <Checkout
      key={tier}
      tier={tier}
      // SPEC 2, D21.
      backHref={redirects.subscription.href()}
      onBegun={(begun, choice) => void navigate(begunHref(begun, choice), { replace: true })}
    />
  );
}
