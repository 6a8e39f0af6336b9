import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationOf, operations } from './contract.ts';
import {
  type CallerName,
  CALLERS,
  type Callers,
  newWorld,
  openMatrix,
  rows,
  statusFor,
} from './testing/access-matrix.ts';
import type { CallOptions, TestApp } from './testing/test-app.ts';

let ctx: TestApp;
let callers: Callers;
beforeAll(async () => {
  ({ ctx, callers } = await openMatrix());
});
afterAll(() => ctx.close());

const codeOfBadToken: Readonly<Record<string, string>> = {
  guest: 'unauthenticated',
  expired: 'token_expired',
  forged: 'token_invalid',
};

it('has a row for every operation', () => {
  const described = new Set<string>(rows.map(({ operation }) => operation));
  expect([...operations.keys()].filter((id) => !described.has(id))).toEqual([]);
});

describe.each(rows)('$operation ($about)', (row) => {
  const newRequest = async (): Promise<CallOptions> => row.request(await newWorld());
  /** What is refused or only reads changes nothing: all of that shares a request. */
  let shared: Promise<CallOptions> | undefined;
  const sharedRequest = (): Promise<CallOptions> => (shared ??= newRequest());
  const changes = (who: CallerName): boolean =>
    operationOf(row.operation).method !== 'get' && statusFor(row, who) < 400;

  it.each(CALLERS.toSorted((one, other) => Number(changes(one)) - Number(changes(other))))('%s', async (who) => {
    const options = await (changes(who) ? newRequest() : sharedRequest());
    const { status, body } = await ctx.call(row.operation, { ...options, as: callers[who] });
    expect(status, JSON.stringify(body)).toBe(statusFor(row, who));
    if (status === 401) expect(body).toMatchObject({ code: codeOfBadToken[who] });
  });
});

it('names no partial index by a parameter, which PostgreSQL cannot do once it plans for all values', async () => {
  const { rows: prepared } = await ctx.database.pool.query<{ target: string }>(
    `select substring(statement from ' on conflict .* do (?:nothing|update set)') as target from pg_prepared_statements
     where statement like '% on conflict %'`,
  );
  expect(prepared.length).toBeGreaterThan(0);
  expect(prepared.filter(({ target }) => /\$\d/.test(target))).toEqual([]);
});
