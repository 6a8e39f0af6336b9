import type { DatabaseOptions } from '../database/database.ts';
import type { Operation } from '../contract.ts';
import { CALLERS, newWorld, openMatrix, rows, statusFor } from './access-matrix.ts';
import { type CallOptions, headersOf, type TestApp } from './test-app.ts';
import type { AuthHeaders } from './test-identity.ts';

/** The sender of an operation's fuzzed requests, and what they begin from. */
export interface FuzzSubject {
  headers: AuthHeaders;
  /** A request about things that exist. */
  usual: CallOptions;
  /** What it is answered. */
  status: number;
  /** Ids of things that exist. */
  known: readonly string[];
}

/** Opens a server for fuzzed requests: of each operation they begin from the one of the access matrix, sent by who may do most. */
export async function openFuzzing(
  databaseOptions: DatabaseOptions = {},
): Promise<{ ctx: TestApp; newSubject: (operation: Operation) => Promise<FuzzSubject> }> {
  const { ctx, callers } = await openMatrix(databaseOptions);
  const senders = CALLERS.filter((who) => who !== 'guest');
  return {
    ctx,
    async newSubject({ id }) {
      const row = rows.find(({ operation }) => operation === id);
      if (row === undefined) throw new Error(`The access matrix has no ${id}`);
      const world = await newWorld();
      const usual = await row.request(world);
      await ctx.database.db.deleteFrom('daily_budgets').execute();
      const who = senders.reduce((one, other) => (statusFor(row, other) < statusFor(row, one) ? other : one));
      return {
        headers: headersOf(callers[who]),
        usual,
        status: statusFor(row, who),
        known: [...Object.values(world), ...textsIn(usual.path), ...textsIn(usual.query), ...textsIn(usual.body)],
      };
    },
  };
}

/** The texts in a value. */
function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
}
