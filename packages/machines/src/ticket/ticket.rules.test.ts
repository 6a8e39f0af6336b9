import { expect, it } from 'vitest';
import { canReply, movesFrom } from './ticket.rules.ts';

const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;

it('lets a person resolve an open ticket, close or reopen a resolved one, reopen a closed one, and no more (D26)', () => {
  expect(statuses.map(movesFrom)).toEqual([['resolved'], [], ['closed', 'open'], ['open']]);
});

it('takes messages unless the ticket is closed (SPEC 4)', () => {
  expect(statuses.map(canReply)).toEqual([true, true, true, false]);
});
