import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PATH, type Operation, operations, resolve } from './contract.ts';
import { isCodeOf } from './testing/answer-check.ts';
import { arbitraryOf, junk, withJunk } from './testing/arbitrary-of.ts';
import { newMatch } from './testing/fixtures.ts';
import { createTestApp, methodOf, type TestApp, type TestUser } from './testing/test-app.ts';

// Whatever is sent, an operation answers what the contract allows, and never with an error of the server.

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

let ctx: TestApp;
let user: TestUser;
/** Ids of things that are there, so that requests get past the first check. */
let known: string[];

beforeAll(async () => {
  ctx = await createTestApp();
  user = await ctx.signIn('fuzzer', 'premium_plus');
  const partner = await ctx.signIn('partner');
  const [own, other] = [await ctx.newProfile(user), await ctx.newProfile(partner)];
  const { conversationId } = await newMatch(ctx, { user, profileId: own._id }, { user: partner, profileId: other._id });
  known = [own._id, other._id, conversationId];
});
afterAll(() => ctx.close());

/** Ids of things that exist; drawn late, when they are known. */
const source = { resolve, ids: fc.nat().map((index) => known[index % known.length] ?? '') };

interface FuzzedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: string | undefined;
}

function requestsOf(operation: Operation): Arbitrary<FuzzedRequest> {
  const valuesIn = (place: string, optional: boolean) => {
    const values = operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 4, arbitrary: arbitraryOf(schema, source) }, { weight: 1, arbitrary: junk }),
      ]);
    return fc.record<Record<string, unknown>>(Object.fromEntries(values), optional ? { requiredKeys: [] } : {});
  };
  return fc.record({
    path: valuesIn('path', false),
    query: valuesIn('query', true),
    headers: fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record({ 'idempotency-key': fc.oneof(fc.constantFrom('', 'k'.repeat(256)), fc.string()) }),
      },
    ),
    body: bodyOf(operation),
  });
}

function bodyOf({ body: schema }: Operation): Arbitrary<string | undefined> {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('{', '[', '"', 'null', '', '\0', '{"a":1}}', '['.repeat(50_000), `"${'x'.repeat(2 ** 20)}"`),
  );
  if (schema === null) return fc.option(text, { nil: undefined, freq: 5 });
  const fitting = arbitraryOf(schema, source);
  const json = fc.oneof(
    { weight: 2, arbitrary: fitting },
    { weight: 6, arbitrary: withJunk(fitting) },
    { weight: 1, arbitrary: junk },
  );
  return fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: text },
  );
}

function send(operation: Operation, request: FuzzedRequest): Promise<LightMyRequestResponse> {
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => escape(request.path[name]));
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${escape(value)}`);
  const body = request.body;
  return ctx.app.inject({
    method: methodOf(operation),
    url: `${BASE_PATH}${url}?${query.join('&')}`,
    headers: {
      ...user.headers,
      ...request.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** Percent-encodes whatever it is; a lone surrogate, which cannot be encoded, goes as the bytes it would have. */
function escape(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 5000).isWellFormed() ? encodeURIComponent(text.slice(0, 5000)) : '%ED%A0%80';
}

describe.each([...operations.values()])('$id', (operation) => {
  it('answers anything with what the contract allows', async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async (request) => {
        const response = await send(operation, request);
        const { statusCode: status } = response;
        expect(status, response.body).toBeLessThan(500);
        if (status < 300) expect([...operation.successes.keys()]).toContain(status);
        else
          expect(response.json(), `${operation.id} ${status}`).toSatisfy(
            ({ code }) => code === 'not_found' || isCodeOf(operation.id, code),
          );
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
