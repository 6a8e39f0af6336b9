import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { BASE_PATH, type Operation, type OperationId, operationOf, specification } from '../contract.ts';
import type { Trx } from '../database/schema.ts';
import { withRequest } from '../lib/current-request.ts';
import { Problem } from '../problem.ts';
import { bodyLimitOf } from './body-limit.ts';
import { registerForms } from './forms.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { Handler, OperationRequest, Operations, PreparedHandler } from './operation.ts';
import { addressOf } from './rate-limits.ts';
import { createRowQueue, type RowQueue, rowOf } from './row-queue.ts';
import { cleanValue } from './text-normalization.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** On the routes of the contract. */
    operationId?: string;
  }
}

/** Checks a handler's answer before it is serialised. Throws if it does not match the contract. */
export type AnswerCheck = (operationId: OperationId, status: number, body: unknown) => void;

interface Dependencies {
  idempotencyKeys: IdempotencyKeys;
  checkAnswer?: AnswerCheck | undefined;
}

/** Serves every operation of the contract under `/v1`. Fields that a schema does not name are never sent. */
export async function registerOperations(
  app: FastifyInstance,
  operations: Operations,
  dependencies: Dependencies,
): Promise<void> {
  const rowQueue = createRowQueue();
  app.addHook('preParsing', judgeBody);
  app.addHook('preValidation', cleanRequest);
  await registerForms(app);
  for (const { operation, route } of await contractRoutes())
    app.route({
      ...route,
      handler: (request, reply) => answer(operation, operations, request, reply, { ...dependencies, rowQueue }),
    });
}

interface ContractRoute {
  operation: Operation;
  route: Omit<RouteOptions, 'handler'>;
}

let contractRead: Promise<ContractRoute[]> | undefined;

/** The routes of the contract, read once a process because that takes most of the time to build a server. */
function contractRoutes(): Promise<ContractRoute[]> {
  return (contractRead ??= readContractRoutes());
}

/** The library hands its routes to a server only, so this uses one that never listens. */
async function readContractRoutes(): Promise<ContractRoute[]> {
  const routes: ContractRoute[] = [];
  const reader = fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', (route) => void routes.push(contractRoute(route)));
  await reader.register(openapiGlue, {
    specification: withoutErrors(specification),
    prefix: BASE_PATH,
    operationResolver: () => () => undefined,
  });
  return routes;
}

async function answer<Id extends OperationId>(
  operation: Operation & { id: Id },
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies & { rowQueue: RowQueue },
): Promise<FastifyReply> {
  const result = await withRequest({ id: request.id, address: addressOf(request) }, () =>
    handled(operation, operations[operation.id], request, dependencies),
  );
  const { status, body } = statusAndBody(operation, result);
  dependencies.checkAnswer?.(operation.id, status, body);
  reply
    .code(status)
    .header('cache-control', operation.maxAge === null ? 'no-store' : `public, max-age=${operation.maxAge}`);
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** Runs the handler; a write to a row with a queue waits for the earlier ones. */
async function handled<Id extends OperationId>(
  operation: Operation & { id: Id },
  given: Handler<Id> | PreparedHandler<Id>,
  request: FastifyRequest,
  dependencies: Dependencies & { rowQueue: RowQueue },
): Promise<unknown> {
  const handler = 'prepare' in given ? await given.prepare(validated<Id>(request, null)) : given;
  const row = rowOf(operation.id, validated<Id>(request, null));
  const run = () => handledOnce(operation, handler, request, dependencies);
  return row === null ? run() : dependencies.rowQueue(row, run);
}

/** Runs the handler; returns the stored answer of a repeated `Idempotency-Key` (D31). */
async function handledOnce<Id extends OperationId>(
  operation: Operation & { id: Id },
  handler: Handler<Id>,
  request: FastifyRequest,
  { idempotencyKeys }: Pick<Dependencies, 'idempotencyKeys'>,
): Promise<unknown> {
  if (!operation.isIdempotent) return handler(validated<Id>(request, null));
  if (request.caller === null) throw new Problem('unauthenticated');
  const { params, query, body } = request;
  const key = request.headers['idempotency-key'];
  const name = {
    userId: request.caller.userId,
    operation: operation.id,
    key: typeof key === 'string' ? key : null,
    request: { params, query, body },
  };
  const { result } = await idempotencyKeys.idempotent(name, async (trx) => ({
    result: await handler(validated<Id>(request, trx)),
  }));
  return result;
}

/** The one place where validated input gets its type: access, text and schema checks have passed. */
function validated<Id extends OperationId>(request: FastifyRequest, trx: Trx | null): OperationRequest<Id> {
  return {
    caller: request.caller,
    address: addressOf(request),
    path: request.params,
    query: request.query,
    body: request.body,
    trx,
  } as OperationRequest<Id>;
}

function statusAndBody({ id, successes }: Operation, result: unknown): { status: number; body: unknown } {
  const [only, ...others] = successes.keys();
  if (only !== undefined && others.length === 0) return { status: only, body: result };
  if (typeof result === 'object' && result !== null && 'status' in result && 'body' in result) {
    const status = [...successes.keys()].find((success) => success === result.status);
    if (status !== undefined) return { status, body: result.body };
  }
  throw new Error(`${id} answered with a status that the contract does not have`);
}

/**
 * Refuses compressed bodies, and any body where the operation takes none. A caller who sends one expects an effect,
 * such as a dry run that belongs in the query, so the request is refused instead of half understood. Such a body is not
 * read, and an empty one may have any content type.
 */
async function judgeBody({ headers, routeOptions }: FastifyRequest): Promise<void> {
  const { operation } = routeOptions.config;
  if (operation === undefined) return;
  if (operation.body !== null || operation.takesFile) {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Problem('unsupported_media_type');
    return;
  }
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    throw new Problem('validation_failed', {
      errors: [{ path: 'body', code: 'not_allowed', message: 'No body is taken here.' }],
    });
  delete headers['content-type'];
}

async function cleanRequest(request: FastifyRequest): Promise<void> {
  request.body = cleanValue(request.body, 'body');
  request.query = cleanValue(request.query, 'query');
  request.params = cleanValue(request.params, 'path');
}

/**
 * Stores an operation's access rule and body limit on its route. JSON is validated whatever its content type, so an
 * empty body is validated too; other types are refused earlier. A form is read after everything else (http/forms.ts).
 * Header names are in lower case, as in requests.
 */
function contractRoute({ method, url, schema = {} }: RouteOptions): ContractRoute {
  const operation = operationOf(schema.operationId ?? url);
  const { body, headers, ...rest }: FastifySchema = schema;
  return {
    operation,
    route: {
      method,
      url,
      config: { operation },
      ...(operation.body === null ? {} : { bodyLimit: bodyLimitOf(operation.body) }),
      schema: {
        ...rest,
        ...(body === undefined || operation.takesFile ? {} : { body: jsonSchemaOf(body) }),
        ...(headers === undefined
          ? {}
          : { headers: { type: 'object', properties: withLowerCaseNames(record(headers)['properties']) } }),
      },
    },
  };
}

/** The contract without error answers: errors are serialised by hand, so their schemas need no compiling. */
function withoutErrors(contractFile: object): object {
  const { paths, ...rest } = record(contractFile);
  const operationWithoutErrors = (operation: unknown): unknown => {
    const { responses, ...others } = record(operation);
    if (responses === undefined) return operation;
    return {
      ...others,
      responses: Object.fromEntries(Object.entries(record(responses)).filter(([status]) => status.startsWith('2'))),
    };
  };
  return { ...rest, paths: mapValues(paths, (item) => mapValues(item, operationWithoutErrors)) };
}

function mapValues(value: unknown, change: (item: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(record(value)).map(([name, item]) => [name, change(item)]));
}

function withLowerCaseNames(properties: unknown): object {
  return Object.fromEntries(Object.entries(record(properties)).map(([name, schema]) => [name.toLowerCase(), schema]));
}

function jsonSchemaOf(body: unknown): unknown {
  return record(record(record(body)['content'])['application/json'])['schema'];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
