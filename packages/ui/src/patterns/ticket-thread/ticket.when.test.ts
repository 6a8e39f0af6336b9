import { expect, it } from 'vitest';
import { ticketWhen } from './ticket.when.ts';

const now = new Date(2026, 10, 20, 15, 30).getTime();
const hoursAgo = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();

it('says the time of day of what was written to a ticket within 24 hours, else what other lists say (SPEC 9)', () => {
  expect(ticketWhen(hoursAgo(1 / 12), now, 'en')).toMatch(/^3:25\sPM$/u);
  expect(ticketWhen(hoursAgo(23), now, 'en')).toMatch(/^4:30\sPM$/u);
  expect([24, 24 * 7].map((hours) => ticketWhen(hoursAgo(hours), now, 'en'))).toEqual(['yesterday', 'Nov 13']);
  expect(ticketWhen('soon', now, 'en')).toBe('');
});
