import { expect, it } from 'vitest';
import { ticketNumber } from './ticket.number.ts';

it('shows the last 8 characters of an id (SPEC 9)', () => {
  expect(ticketNumber('01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01')).toBe('1e2a3b01');
});
