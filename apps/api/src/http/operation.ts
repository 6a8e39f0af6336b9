import type { DefaultedParameters, GuestOperation } from '@mutuals/api-client/operation-types';
import type { operations } from '@mutuals/api-client/schema';
import type { OperationId } from '../contract.ts';
import type { Trx } from '../database/schema.ts';
import type { Caller } from '../caller.ts';

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** A form with its uploaded files. */
type Body<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Field in keyof Form]: Buffer }
  : JsonBody<T>;
type Parameter<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

/** Parameters with a default are always present. */
type WithDefaults<T, Name> = Omit<T, Name & keyof T> & Required<Pick<T, Name & keyof T>>;

/** A validated request. */
export interface OperationRequest<Id extends OperationId> {
  /** The caller; null only where guests may call. */
  caller: Id extends GuestOperation ? Caller | null : Caller;
  /** The client's address, which identifies guests for limits (D40). */
  address: string;
  path: Parameter<Parameters<Id>['path']>;
  query: WithDefaults<Parameter<Parameters<Id>['query']>, DefaultedParameters[Id]>;
  body: Body<operations[Id]['requestBody']>;
  /**
   * The transaction that stores the answer for an `Idempotency-Key` (D31); null if the operation takes none. All writes
   * belong in it.
   */
  trx: Parameters<Id> extends { header?: { 'Idempotency-Key'?: string } } ? Trx : null;
}

type SuccessStatus = 200 | 201 | 204;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type StatusOf<Id extends OperationId> = keyof Responses<Id> & SuccessStatus;
type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = JsonBody<Responses<Id>[Status]>;
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** A handler's result: the body of its one success, or `{status, body}` if the contract has several. */
export type Answer<Id extends OperationId> =
  IsUnion<StatusOf<Id>> extends true
    ? { [Status in StatusOf<Id>]: { status: Status; body: BodyOf<Id, Status> } }[StatusOf<Id>]
    : BodyOf<Id, StatusOf<Id>>;

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Answer<Id>>;

/** Calls an outside service first, so that no transaction waits for it, and returns the handler. */
export interface PreparedHandler<Id extends OperationId> {
  prepare(request: Omit<OperationRequest<Id>, 'trx'>): Promise<Handler<Id>>;
}

/** A handler for every operation of the contract; a missing one does not compile. */
export type Operations = { [Id in OperationId]: Handler<Id> | PreparedHandler<Id> };
