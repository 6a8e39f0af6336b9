import type { operations } from '@mutuals/api-client/schema';
import type { OperationId } from '../contract.ts';
import type { Caller } from '../domains/users/users.service.ts';

/** Operations that anyone may call; the start fails when this list and the contract's `x-access: guest` differ. */
export const guestOperations = [
  'getProfile',
  'getPricing',
  'listLatestProfiles',
  'getStatistics',
] as const satisfies readonly OperationId[];
type GuestOperation = (typeof guestOperations)[number];

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Parameter<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

/** Query parameters that the contract gives a default, so that they are always there. */
type Defaulted = 'page' | 'limit' | 'offset' | 'unreadOnly';
type WithDefaults<T> = Omit<T, Defaulted> & Required<Pick<T, keyof T & Defaulted>>;

/** What a handler gets: all of it has passed the contract's validation. */
export interface OperationRequest<Id extends OperationId> {
  /** Who calls: always there, except where guests may call. */
  caller: Id extends GuestOperation ? Caller | null : Caller;
  path: Parameter<Parameters<Id>['path']>;
  query: WithDefaults<Parameter<Parameters<Id>['query']>>;
  body: JsonBody<operations[Id]['requestBody']>;
  /** Set where the contract takes one (D31). */
  idempotencyKey: string | null;
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

/** A handler for every operation of the contract: one missing does not compile. */
export type Operations = { [Id in OperationId]: Handler<Id> };
