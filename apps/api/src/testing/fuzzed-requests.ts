import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import { BASE_PATH, type Operation, resolve } from '../contract.ts';
import { isCodeOf } from './answer-check.ts';
import type { FuzzSubject } from './fuzz-subject.ts';
import { formOf } from './forms.ts';
import { arbitraryOf, junk, withJunk } from './arbitrary-of.ts';

/** A request on the wire. */
export interface FuzzedRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
}

interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  sent: Sent | undefined;
}

/** A body with its content type. */
interface Sent {
  type: string;
  bytes: string | Buffer;
}

type Beginning = Pick<FuzzSubject, 'usual' | 'known'>;

/** Requests of an operation that fit the contract, nearly fit it, and do not fit it, and variants of a usual one. */
export function fuzzedRequestsOf(operation: Operation, beginning: Beginning): Arbitrary<FuzzedRequest> {
  return partsOf(operation, beginning).map(({ path, query, headers, sent }) => ({
    url: `${BASE_PATH}${operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => escape(path[name]))}?${Object.entries(
      query,
    )
      .map(([name, value]) => `${name}=${escape(value)}`)
      .join('&')}`,
    headers: { ...headers, ...(sent === undefined ? {} : { 'content-type': sent.type }) },
    body: sent?.bytes,
  }));
}

/** Why the contract does not allow an answer; null if it does. */
export function complaintAboutAnswer(operation: Operation, status: number, body: string): string | null {
  if (status < 300)
    return operation.successes.has(status) ? null : `answered ${status}, which the contract does not have`;
  const { code }: { code?: unknown } = JSON.parse(body);
  if (typeof code === 'string') {
    // What it names itself may be a 503: a service is missing. What all may answer with is a fault.
    if (status >= 500 ? operation.errors.includes(code) : isCodeOf(operation.id, code)) return null;
    // Any address may be unknown.
    if (code === 'not_found') return null;
  }
  return `answered ${status}, which the contract does not name: ${body}`;
}

function partsOf(operation: Operation, { usual, known }: Beginning): Arbitrary<Parts> {
  const source = { resolve, ids: fc.nat().map((index) => known[index % known.length] ?? '') };
  const valuesIn = (place: string, optional: boolean) => {
    const values = operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 4, arbitrary: arbitraryOf(schema, source) }, { weight: 1, arbitrary: junk }),
      ]);
    return fc.record<Record<string, unknown>>(Object.fromEntries(values), optional ? { requiredKeys: [] } : {});
  };
  const fitting = operation.body === null ? null : orUsual(arbitraryOf(operation.body, source), usual.body, 3);
  return fc.record({
    path: orUsual(valuesIn('path', false), usual.path),
    query: orUsual(valuesIn('query', true), usual.query ?? {}, usual.query === undefined ? 1 : 4),
    headers: fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record({ 'idempotency-key': fc.oneof(fc.constantFrom('', 'k'.repeat(256)), headerText) }),
      },
    ),
    sent: operation.takesFile
      ? orUsual<Sent | undefined>(forms, usual.file && formOf(usual.file))
      : bodyOf(fitting).map((bytes) => (bytes === undefined ? undefined : { type: 'application/json', bytes })),
  });
}

/** As it usually is, so many times in five. */
const orUsual = <T>(values: Arbitrary<T>, of: T | undefined, weight = 4): Arbitrary<T> =>
  of === undefined
    ? values
    : fc.oneof({ weight, arbitrary: fc.constant(of) }, { weight: 5 - weight, arbitrary: values });

/** A possible field name. */
const junkText = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });

/** A possible header value. */
const headerText = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim());

function bodyOf(fitting: Arbitrary<unknown> | null): Arbitrary<string | undefined> {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('{', '[', '"', 'null', '', '\0', '{"a":1}}', '['.repeat(50_000), `"${'x'.repeat(2 ** 20)}"`),
  );
  // If the operation takes no body, a body is refused before anything else.
  if (fitting === null)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: text });
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

/** Bytes with the header of a picture and a random rest. */
const files = fc
  .tuple(
    fc.constantFrom('', '89504e470d0a1a0a', 'ffd8ffe0', '474946383961', '524946460000000057454250'),
    fc.uint8Array({ maxLength: 2000 }),
  )
  .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'hex'), rest]));

/** Valid forms, truncated forms, forms with a wrong boundary or field, and other content. */
const forms: Arbitrary<Sent | undefined> = fc.oneof(
  { weight: 4, arbitrary: files.map((file) => formOf(file)) },
  { weight: 1, arbitrary: fc.tuple(files, junkText).map(([file, field]) => formOf(file, { field })) },
  {
    weight: 2,
    arbitrary: fc.tuple(files, fc.nat({ max: 400 })).map(([file, at]) => {
      const { type, bytes } = formOf(file);
      return { type, bytes: bytes.subarray(0, at) };
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', 'image/png', 'application/json'),
        files,
      )
      .map(([type, bytes]) => ({ type, bytes })),
  },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

/** Percent-encodes any value; a lone surrogate, which has no encoding, as the bytes it would have. */
function escape(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 5000).isWellFormed() ? encodeURIComponent(text.slice(0, 5000)) : '%ED%A0%80';
}
