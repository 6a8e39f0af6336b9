import type { DefaultedParameters, GuestOperation } from '@mutuals/api-client/operation-types';
import type { operations } from '@mutuals/api-client/schema';
import type { OperationId } from '../contract.ts';
import type { Trx } from '../database/schema.ts';
import type { Caller } from '../caller.ts';

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** A form's files, as they were sent. */
type Body<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Field in keyof Form]: Buffer }
  : JsonBody<T>;
type Parameter<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

/** What has a default in the contract is always there. */
type WithDefaults<T, Name> = Omit<T, Name & keyof T> & Required<Pick<T, Name & keyof T>>;

/** What a handler gets: all of it has passed the contract's validation. */
export interface OperationRequest<Id extends OperationId> {
  /** Who calls: always there, except where guests may call. */
  caller: Id extends GuestOperation ? Caller | null : Caller;
  /** Where the call comes from: who a guest is, for limits (D40). */
  address: string;
  path: Parameter<Parameters<Id>['path']>;
  query: WithDefaults<Parameter<Parameters<Id>['query']>, DefaultedParameters[Id]>;
  body: Body<operations[Id]['requestBody']>;
  /** Where the contract takes an `Idempotency-Key`: the transaction that keeps the answer for it (D31). All that is written belongs in it. */
  trx: Parameters<Id> extends { header?: { 'Idempotency-Key'?: string } } ? Trx : null;
}

type SuccessStatus = 200 | 201 | 204;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type StatusOf<Id extends OperationId> = keyof Responses<Id> & SuccessStatus;
type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = JsonBody<Responses<Id>[Status]>;
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** What a handler answers: the body of its one success, or `{status, body}` where the contract has several. */
export type Answer<Id extends OperationId> =
  IsUnion<StatusOf<Id>> extends true
    ? { [Status in StatusOf<Id>]: { status: Status; body: BodyOf<Id, Status> } }[StatusOf<Id>]
    : BodyOf<Id, StatusOf<Id>>;

export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Answer<Id>>;

/** Asks somebody outside first, so that no transaction waits for them: the handler is made of what they answer. */
export interface PreparedHandler<Id extends OperationId> {
  prepare(request: Omit<OperationRequest<Id>, 'trx'>): Promise<Handler<Id>>;
}

/** A handler for every operation of the contract: one missing does not compile. */
export type Operations = { [Id in OperationId]: Handler<Id> | PreparedHandler<Id> };
