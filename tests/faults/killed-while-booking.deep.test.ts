// `kill -9` of the process that watches the chain, before and within each of its steps.
import { afterAll, beforeAll, it } from 'vitest';
import { type Booking, inTransfers, openBooking } from './booking.ts';
import { after } from './statements.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(() => booking.close());

/** The step at which it is killed, after those named before it; and whether that step still runs. */
it.each<[string, RegExp[], boolean]>([
  ['before the cursor is locked', [/"chain_cursors".* for update/], false],
  ['before transfers are booked', [inTransfers], false],
  ['before a period is given', [/insert into "subscription_periods"/], false],
  ['before the cursor moves', [/update "chain_cursors".*block_number/], false],
  ['before COMMIT', [inTransfers, /^commit$/], false],
  ['at COMMIT, which the database gets', [inTransfers, /^commit$/], true],
  ['after COMMIT', [inTransfers, /^commit$/, /./], false],
])('killed %s, it loses nothing and books nothing twice', (_, steps, passes) =>
  booking.killAt(after(...steps), passes),
);

it.each(Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 60)))(
  'killed at step %i, it loses nothing and books nothing twice',
  (fatal) => {
    let steps = 0;
    return booking.killAt(() => (steps += 1) === fatal, false);
  },
);

it('when it dies in the middle of booking, a waiting process books everything', () => booking.takeOver('SIGKILL'));

it('when it hangs in the middle of booking, another books everything, even after the first resumes', () =>
  booking.takeOver('SIGSTOP'));
