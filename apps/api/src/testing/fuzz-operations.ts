import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '../contract.ts';
import { type FuzzSubject, newFuzzSubjects } from './fuzz-subject.ts';
import { complaintAboutAnswer, fuzzedRequestsOf } from './fuzzed-requests.ts';
import { createTestApp, methodOf, type TestApp } from './test-app.ts';

const SEED = 20_261_120;

/** Whatever is sent, an operation answers what the contract allows, and never a server error. The requests are the same each time. */
export function fuzzOperations(runs: number): void {
  let ctx: TestApp;
  let subjectOf: (operation: Operation) => FuzzSubject;

  beforeAll(async () => {
    ctx = await createTestApp();
    subjectOf = await newFuzzSubjects(ctx);
  });
  afterAll(() => ctx.close());

  describe.each([...operations.values()])('$id', (operation) => {
    it('answers anything with what the contract allows', async () => {
      const { user, known } = subjectOf(operation);
      await fc.assert(
        fc.asyncProperty(fuzzedRequestsOf(operation, known), async ({ url, headers, body }) => {
          const { statusCode, body: answer } = await ctx.app.inject({
            method: methodOf(operation),
            url,
            headers: { ...user.headers, ...headers },
            ...(body === undefined ? {} : { payload: body }),
          });
          expect(complaintAboutAnswer(operation, statusCode, answer)).toBeNull();
        }),
        { numRuns: runs, seed: SEED },
      );
    });
  });
}
