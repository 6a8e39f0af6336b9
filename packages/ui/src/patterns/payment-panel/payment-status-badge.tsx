import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/badge/badge.tsx';

const LOOK = {
  awaiting: 'warning',
  confirming: 'info',
  confirmed: 'success',
  expired: 'neutral',
  failed: 'danger',
} as const;

/** The visible label (SPEC 4): an unknown status reads as awaiting payment. */
export function labelOf({
  status,
  detail,
}: {
  readonly status: string;
  readonly detail: string | null;
}): keyof typeof LOOK {
  if (status === 'confirmed' || status === 'expired' || status === 'failed') return status;
  return detail === 'confirming' || detail === 'reorged' || detail === 'overpaid' ? 'confirming' : 'awaiting';
}

export interface PaymentStatusBadgeProps {
  status: string;
  detail: string | null;
  size?: 'sm' | 'md';
}

/** A payment's state, in a word. */
export function PaymentStatusBadge({ status, detail, size = 'md' }: PaymentStatusBadgeProps) {
  const { t } = useTranslation('payments');
  const label = labelOf({ status, detail });
  return (
    <Badge tone={LOOK[label]} size={size}>
      {t(`label.${label}`)}
    </Badge>
  );
}
