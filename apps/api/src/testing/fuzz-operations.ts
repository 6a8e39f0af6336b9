import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '../contract.ts';
import { type FuzzSubject, openFuzzing } from './fuzz-subject.ts';
import { complaintAboutAnswer, fuzzedRequestsOf } from './fuzzed-requests.ts';
import { methodOf, type TestApp } from './test-app.ts';

const SEED = 20_261_120;

/**
 * Whatever is sent, an operation answers what the contract allows, and never a server error; some of it gets as far as a
 * right request. The requests are the same each time.
 */
export function fuzzOperations(runs: number): void {
  let ctx: TestApp;
  let newSubject: (operation: Operation) => Promise<FuzzSubject>;

  beforeAll(async () => {
    ({ ctx, newSubject } = await openFuzzing());
  });
  afterAll(() => ctx.close());

  describe.each([...operations.values()])('$id', (operation) => {
    it('answers anything with what the contract allows', async () => {
      const subject = await newSubject(operation);
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(fuzzedRequestsOf(operation, subject), async ({ url, headers, body }) => {
          const { statusCode, body: answer } = await ctx.app.inject({
            method: methodOf(operation),
            url,
            headers: { ...subject.headers, ...headers },
            ...(body === undefined ? {} : { payload: body }),
          });
          statuses.add(statusCode);
          expect(complaintAboutAnswer(operation, statusCode, answer)).toBeNull();
        }),
        { numRuns: runs, seed: SEED },
      );
      expect([...statuses]).toContain(subject.status);
    });
  });
}
