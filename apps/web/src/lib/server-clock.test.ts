import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const device = Date.parse('2026-11-20T10:00:00.000Z');

it('goes by the device until the server says another time', () => {
  const clock = createServerClock(() => device);
  clock.observe(null);
  clock.observe('not a date');
  clock.observe('Fri, 20 Nov 2026 10:00:03 GMT');
  expect(clock.now()).toBe(device);
});

it('goes by the server when the device is wrong', () => {
  const clock = createServerClock(() => device);
  clock.observe('Fri, 20 Nov 2026 12:30:00 GMT');
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T12:30:00.000Z');
});
