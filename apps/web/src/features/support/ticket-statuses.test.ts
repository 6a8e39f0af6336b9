import type { components } from '@mutuals/api-client/schema';
import { TICKET_STATUSES } from '@mutuals/machines/ticket';
import { TICKET_FILTERS } from '@mutuals/ui/screens/support';
import { expect, it } from 'vitest';

it('[TK1] the contract, the machines and the component library have the same statuses', () => {
  const ofTheContract = { open: true, in_progress: true, resolved: true, closed: true } satisfies Record<
    components['schemas']['TicketStatus'],
    true
  >;
  expect(TICKET_STATUSES).toEqual(Object.keys(ofTheContract));
  expect(TICKET_FILTERS).toEqual(['all', ...TICKET_STATUSES]);
});
