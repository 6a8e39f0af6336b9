import { useTranslation } from 'react-i18next';
import { Badge } from '../../primitives/badge/badge.tsx';
import type { TicketPriority } from '../ticket-form/ticket.rules.ts';
import type { TicketStatus } from './ticket.types.ts';

const STATUS_TONE = { open: 'info', in_progress: 'accent', resolved: 'success', closed: 'neutral' } as const;
/** SPEC 2: high red, medium yellow, else blue; urgent is more than high. */
const PRIORITY_TONE = { low: 'info', medium: 'warning', high: 'danger', urgent: 'danger' } as const;

/** A ticket's status. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('support');
  return (
    <Badge tone={STATUS_TONE[status]} size="md">
      {t(`status.${status}`)}
    </Badge>
  );
}

/** A ticket's priority. */
export function TicketPriorityBadge({ priority }: { priority: TicketPriority }) {
  const { t } = useTranslation('support');
  return (
    <Badge tone={PRIORITY_TONE[priority]} size="md">
      {t(`priority.${priority}`)}
    </Badge>
  );
}
