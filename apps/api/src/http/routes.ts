import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { BASE_PATH, contract, type ContractOperation, type OperationId, specification } from '../contract.ts';
import { withRequestId } from '../lib/request-id.ts';
import { guestOperations, type Handler, type OperationRequest, type Operations } from './operation.ts';
import { cleanValue } from './text-normalization.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** On the routes of the contract. */
    operationId?: string;
  }
}

/** Looks at what a handler answered before it is serialised; throws when it is not what the contract says. */
export type AnswerCheck = (operationId: OperationId, status: number, body: unknown) => void;

/** Serves every operation of the contract under `/v1`; what a schema does not name never leaves. */
export async function registerOperations(
  app: FastifyInstance,
  operations: Operations,
  checkAnswer?: AnswerCheck,
): Promise<void> {
  requireSameGuestOperations();
  app.addHook('onRoute', prepareRoute);
  app.addHook('preValidation', cleanRequest);
  await app.register(openapiGlue, {
    specification: withoutErrors(specification),
    prefix: BASE_PATH,
    operationResolver: (operationId: string) => {
      const operation = findOperation(operationId);
      return (request, reply) => answer(operation, operations, request, reply, checkAnswer);
    },
  });
}

async function answer<Id extends OperationId>(
  operation: ContractOperation & { id: Id },
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
  checkAnswer: AnswerCheck | undefined,
): Promise<FastifyReply> {
  const handler: Handler<Id> = operations[operation.id];
  const result = await withRequestId(request.id, () => handler(validated<Id>(request)));
  const { status, body } = statusAndBody(operation, result);
  checkAnswer?.(operation.id, status, body);
  reply
    .code(status)
    .header('cache-control', operation.maxAge === null ? 'no-store' : `public, max-age=${operation.maxAge}`);
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** The one place where validated input gets its type: access, hygiene and the contract's schemas have all passed by now. */
function validated<Id extends OperationId>(request: FastifyRequest): OperationRequest<Id> {
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    caller: request.caller,
    path: request.params,
    query: request.query,
    body: request.body,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  } as OperationRequest<Id>;
}

function statusAndBody(operation: ContractOperation, result: unknown): { status: number; body: unknown } {
  const [only, ...others] = operation.successes;
  if (only !== undefined && others.length === 0) return { status: only, body: result };
  if (typeof result === 'object' && result !== null && 'status' in result && 'body' in result) {
    const status = operation.successes.find((success) => success === result.status);
    if (status !== undefined) return { status, body: result.body };
  }
  throw new Error(`${operation.id} answered with a status that the contract does not have`);
}

async function cleanRequest(request: FastifyRequest): Promise<void> {
  request.body = cleanValue(request.body);
  request.query = cleanValue(request.query);
  request.params = cleanValue(request.params);
}

function findOperation(id: string): ContractOperation {
  const operation = contract.get(id);
  if (operation === undefined) throw new Error(`openapi.yaml: ${id} is unknown`);
  return operation;
}

/**
 * Notes who may call. The body is validated whatever its content type says, so that an empty request is judged too; anything but JSON is
 * refused before. Header names are in lower case, as requests have them.
 */
function prepareRoute(route: RouteOptions): void {
  const { schema } = route;
  if (schema?.operationId === undefined) return;
  route.config = { ...route.config, access: findOperation(schema.operationId).access };
  const { body, headers, ...rest }: FastifySchema = schema;
  route.schema = {
    ...rest,
    ...(body === undefined ? {} : { body: jsonSchemaOf(body) }),
    ...(headers === undefined
      ? {}
      : { headers: { type: 'object', properties: withLowerCaseNames(record(headers)['properties']) } }),
  };
}

/** The contract with answers of success alone: errors are serialised by hand, so their schemas need not be compiled. */
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

function requireSameGuestOperations(): void {
  const open = [...contract.values()].filter(({ access }) => access === 'guest').map(({ id }) => id);
  const listed: readonly OperationId[] = guestOperations;
  if (open.length !== listed.length || !open.every((id) => listed.includes(id))) {
    throw new Error(`guestOperations must list exactly what openapi.yaml opens to guests: ${open.join(', ')}`);
  }
}
