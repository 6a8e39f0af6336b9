// The process that watches the chain is killed in the middle of booking. Its successor books each wei once.
import { afterAll, beforeAll, it } from 'vitest';
import { type Booking, inTransfers, openBooking } from './booking.ts';
import { after } from './statements.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(() => booking.close());

it('killed after transfers are booked, it loses nothing and books nothing twice', () =>
  booking.killAt(after(inTransfers), true));
