import { expect, it } from 'vitest';
import { canReply, movesFrom, ticketNumber } from './ticket.moves.ts';

const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;

it('lets a person resolve an open ticket, close or reopen a resolved one, reopen a closed one, and no more (D26)', () => {
  expect(statuses.map(movesFrom)).toEqual([['resolved'], [], ['closed', 'open'], ['open']]);
});

it('takes messages unless the ticket is closed (SPEC 4)', () => {
  expect(statuses.map(canReply)).toEqual([true, true, true, false]);
});

it('shows the last 8 characters of an id (SPEC 9)', () => {
  expect(ticketNumber('01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01')).toBe('1e2a3b01');
});
