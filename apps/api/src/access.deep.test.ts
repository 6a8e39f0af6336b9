// PostgreSQL plans a prepared statement for its values a few times, and then once for all values.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationOf } from './contract.ts';
import { CALLERS, type Callers, newWorld, openMatrix, rows, statusFor } from './testing/access-matrix.ts';
import type { TestApp } from './testing/test-app.ts';

let ctx: TestApp;
let callers: Callers;
beforeAll(async () => {
  ({ ctx, callers } = await openMatrix());
});
afterAll(() => ctx.close());

describe.each(rows.filter(({ operation }) => operationOf(operation).method !== 'get'))(
  '$operation ($about), which writes',
  (row) => {
    it('never fails, however often a connection was used for it', async () => {
      const who = CALLERS.reduce((one, other) => (statusFor(row, other) < statusFor(row, one) ? other : one));
      for (let time = 1; time <= 12; time += 1) {
        const options = { ...(await row.request(await newWorld())), as: callers[who] };
        const { status, body } = await ctx.call(row.operation, options);
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }
    });
  },
);
