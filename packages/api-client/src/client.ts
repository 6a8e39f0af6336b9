import createFetchClient from 'openapi-fetch';
import { type OperationId, operationTable } from './generated/operation-table.ts';
import { operationOf } from './operation.ts';
import type { operations } from './generated/schema.d.ts';
import { ApiProblem, isProblem } from './problem.ts';
import { createTransport, TimeoutError, type TransportOptions } from './transport.ts';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** The body: JSON, or a form with the file that the contract names. */
type Sent<T> = T extends { content: { 'multipart/form-data': unknown } } ? FormData : Json<T>;

/** The parts of an operation's request in the contract. */
export type CallInput<Id extends OperationId> = Pick<operations[Id]['parameters'], 'path' | 'query'> &
  (operations[Id] extends { requestBody: infer Request } ? { body: Sent<Request> } : { body?: never }) &
  (operations[Id]['parameters'] extends { header?: { 'Idempotency-Key'?: string } }
    ? {
        /** Makes the call idempotent (D31): the same key for the same intent. */
        idempotencyKey?: string | undefined;
      }
    : unknown);

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The result of an operation's call: the body of its success, or undefined. */
export type CallAnswer<Id extends OperationId> = Json<Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 204>]>;

/** Optional if nothing in it is required. */
export type OptionalIfEmpty<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** Aborts the call; its promise then rejects with the signal's reason. */
type Abortable = { signal?: AbortSignal | undefined };

/**
 * One function per operation of openapi.yaml, named by its operationId: `api.getProfile({ path: { id } })`. Each resolves to the body or throws
 * ApiProblem; an abort by the caller passes through unchanged.
 */
export type ApiClient = {
  readonly [Id in OperationId]: (...input: OptionalIfEmpty<CallInput<Id> & Abortable>) => Promise<CallAnswer<Id>>;
};

export type ApiClientOptions = TransportOptions & {
  /** The API's base address, with its version: `/v1` beside the web app, an absolute address elsewhere. */
  baseUrl: string;
};

const operationIds = Object.keys(operationTable) as OperationId[];

type Result = { data?: unknown; error?: unknown; response: Response };

/** A request of any operation; `ApiClient` types each one's parts. */
type AnyInput = Abortable & {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string | undefined;
};

type AnyJson = { content: { 'application/json': unknown } };
type AnyOperation = {
  parameters: { path?: Record<string, string>; query?: Record<string, unknown>; header?: Record<string, string> };
  requestBody?: AnyJson;
  responses: { 200: AnyJson; default: AnyJson };
};
type AnyPaths = Record<string, Record<'get' | 'put' | 'post' | 'delete', AnyOperation>>;

/** A client for one person, or for a guest (SPEC 7: JSON, credentials included, bearer token if there is one). */
export function createApiClient({ baseUrl, ...transport }: ApiClientOptions): ApiClient {
  const client = createFetchClient<AnyPaths>({ baseUrl, credentials: 'include', fetch: createTransport(transport) });

  const callOf =
    (id: OperationId) =>
    async (input: AnyInput = {}) => {
      const { method, path: template } = operationOf(id);
      const { path = {}, query = {}, body, idempotencyKey, signal } = input;
      const result = client.request(method, template, {
        params: { path, query, header: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey } },
        body,
        ...(signal === undefined ? {} : { signal }),
      });
      return answerOf(id, await result.catch((cause: unknown) => Promise.reject(failureOf(id, cause))));
    };

  // The table and the types are generated from one contract.
  return Object.fromEntries(operationIds.map((id) => [id, callOf(id)])) as unknown as ApiClient;
}

function answerOf(operation: OperationId, { data, error, response }: Result): unknown {
  const { ok, status } = response;
  if (ok && (data !== undefined || status === 204)) return data;
  if (!ok && isProblem(error)) throw new ApiProblem({ kind: 'problem', operation, status, problem: error });
  throw new ApiProblem({ kind: 'unreadable', operation, status });
}

function failureOf(operation: OperationId, cause: unknown): unknown {
  if (cause instanceof TimeoutError) return new ApiProblem({ kind: 'timeout', operation, cause });
  if (cause instanceof SyntaxError) return new ApiProblem({ kind: 'unreadable', operation, cause });
  if (cause instanceof TypeError) return new ApiProblem({ kind: 'offline', operation, cause });
  return cause;
}
