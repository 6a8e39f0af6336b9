import { CheckoutScreen } from '@mutuals/ui/screens/checkout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { redirects, routes } from '../../routes.ts';
import { type PaidTier, paidTierOf, tierName } from './paid-tier.ts';
import { begunHref, type Choice, useBegin } from './use-begin.ts';

/** /payment/checkout/{tier}: begins a payment in BNB, whose page takes this one's place. */
export function Component() {
  const { tier: word } = useParams();
  const tier = paidTierOf(word);
  return tier === null ? <Navigate to={routes.premium.href()} replace /> : <Checkout key={tier} tier={tier} />;
}

function Checkout({ tier }: { tier: PaidTier }) {
  const begin = useBegin();
  const choice: Choice = { subscriptionTier: tierName(tier), paymentMethod: 'bnb' };
  const textOf = useProblemText();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // Begun when the page opens, once: asked again it would be the same payment (D31).
  const { data: begun, error } = useQuery({
    queryKey: ['checkout', tier, idempotencyKey],
    queryFn: () => begin(choice, idempotencyKey),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (begun) return <Navigate to={begunHref(begun, choice)} replace />;
  return (
    <CheckoutScreen
      view={error === null ? { status: 'starting' } : { status: 'failed', message: textOf(error) }}
      // SPEC 2, D21.
      backHref={redirects.subscription.href()}
    />
  );
}
