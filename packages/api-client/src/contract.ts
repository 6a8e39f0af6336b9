import type { OperationId } from './generated/operation-table.ts';

/** A part of openapi.yaml as written. */
export type Json = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ACCESS = ['guest', 'user', 'owner', 'owner-or-team', 'participant'] as const;
const ROLES = ['support', 'admin', 'owner'] as const;
const PLACES = ['path', 'query', 'header'] as const;
/** Our own keywords of an operation; any other `x-` is a mistake. */
const KEYWORDS = ['x-access', 'x-role', 'x-while-leaving', 'x-action', 'x-errors', 'x-max-age'];

/**
 * The permitted callers of an operation: `guest` anyone, `user` anyone signed in, `owner` and `participant` only those of the object or match,
 * `owner-or-team` the team too.
 */
export type Access = (typeof ACCESS)[number];

/** A team role; each has the rights of the one before it (D50). */
export type Role = (typeof ROLES)[number];

export interface Parameter {
  name: string;
  in: (typeof PLACES)[number];
  schema: Json;
}

export interface Operation {
  id: OperationId;
  method: (typeof METHODS)[number];
  /** As in openapi.yaml, without the base path: `/profiles/{id}`. */
  path: string;
  tag: string;
  /** Completes "Failed to {action}" (SPEC 8). */
  action: string;
  access: Access;
  /** The minimum role; null if none is needed. */
  role: Role | null;
  /** Stays open to a person whose account is about to be deleted (D68). */
  whileLeaving: boolean;
  /** The codes of its own errors. */
  errors: readonly string[];
  /** Every code that it may answer, including those shared by all operations. */
  allErrors: readonly string[];
  /** Seconds for which an answer may be cached; null if none may be stored. */
  maxAge: number | null;
  /** Accepts an `Idempotency-Key` (D31). */
  isIdempotent: boolean;
  /** Its own and those of its path. */
  parameters: readonly Parameter[];
  /** The schema of its JSON body; null if it has none. */
  body: Json | null;
  /** Takes a form with one file instead of JSON. */
  takesFile: boolean;
  /** The schema of each success by its status; null for no body. */
  successes: ReadonlyMap<number, Json | null>;
  /** As in openapi.yaml. */
  written: Json;
}

export interface Contract {
  operations: ReadonlyMap<string, Operation>;
  /** The name in a reference such as `#/components/schemas/Id`. */
  resolve(reference: string): unknown;
}

/** Reads the operations of openapi.yaml, with references to parameters and answers resolved. Throws if one lacks required information. */
export function readContract(specification: Json): Contract {
  const resolve = (reference: string): unknown =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((value, part) => objectOf(value, reference)[part], specification);

  const follow = (value: unknown, where: string): Json => {
    const written = objectOf(value, where);
    const reference = written['$ref'];
    return typeof reference === 'string' ? objectOf(resolve(reference), reference) : written;
  };

  const shared = objectOf(specification['x-shared-errors'], 'x-shared-errors');
  const sharedErrors = Object.entries(shared).flatMap(([group, codes]) => listOf(codes, group).map(String));

  function readOperation(method: Operation['method'], path: string, written: Json, item: Json): Operation {
    const id = textOf(written['operationId'], `the operationId of ${method} ${path}`);
    const unknown = Object.keys(written).find((name) => name.startsWith('x-') && !KEYWORDS.includes(name));
    if (unknown !== undefined) throw new Error(`openapi.yaml: ${id} says ${unknown}, which means nothing`);
    const parameters = [...listOf(item['parameters'] ?? [], path), ...listOf(written['parameters'] ?? [], id)].map(
      (parameter) => readParameter(follow(parameter, id), id),
    );
    const names = parameters.map(({ name }) => name);
    const errors = listOf(written['x-errors'], `the x-errors of ${id}`).map(String);
    const body = written['requestBody'] === undefined ? null : follow(written['requestBody'], id);
    const takesFile = body !== null && 'multipart/form-data' in objectOf(body['content'], `the content of ${id}`);
    const responses = Object.entries(objectOf(written['responses'], `the responses of ${id}`));
    const maxAge = written['x-max-age'];
    const role = written['x-role'];
    return {
      // The ids are generated from the same file.
      id: id as OperationId,
      method,
      path,
      tag: textOf(listOf(written['tags'], `the tags of ${id}`)[0], `the tag of ${id}`),
      action: textOf(written['x-action'], `the x-action of ${id}`),
      access: oneOf(ACCESS, written['x-access'], `the x-access of ${id}`),
      role: role === undefined ? null : oneOf(ROLES, role, `the x-role of ${id}`),
      whileLeaving: written['x-while-leaving'] === true,
      errors,
      allErrors: [...errors, ...sharedErrors],
      maxAge: typeof maxAge === 'number' ? maxAge : null,
      isIdempotent: names.includes('Idempotency-Key'),
      parameters,
      body: body === null || takesFile ? null : jsonSchemaOf(body),
      takesFile,
      successes: new Map(
        responses
          .filter(([status]) => /^2\d\d$/.test(status))
          .map(([status, response]) => [Number(status), jsonSchemaOf(follow(response, `${id} ${status}`))]),
      ),
      written,
    };
  }

  const operations = Object.entries(objectOf(specification['paths'], 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const written = objectOf(item, path)[method];
      return written === undefined
        ? []
        : [readOperation(method, path, objectOf(written, `${method} ${path}`), objectOf(item, path))];
    }),
  );
  return { operations: new Map(operations.map((operation) => [operation.id, operation])), resolve };
}

function readParameter(written: Json, where: string): Parameter {
  return {
    name: textOf(written['name'], `a parameter of ${where}`),
    in: oneOf(PLACES, written['in'], `the place of a parameter of ${where}`),
    schema: objectOf(written['schema'], `the schema of a parameter of ${where}`),
  };
}

function jsonSchemaOf(body: Json): Json | null {
  const content = body['content'];
  if (content === undefined) return null;
  const json = objectOf(objectOf(content, 'content')['application/json'], 'application/json');
  return objectOf(json['schema'], 'the schema of a body');
}

/** Throws unless the value is an object; `where` is its location. */
export function objectOf(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`openapi.yaml: ${where} is no object`);
  return { ...value };
}

function listOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`openapi.yaml: ${where} is no list`);
  return value;
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`openapi.yaml: ${where} is missing`);
  return value;
}

function oneOf<const T>(choices: readonly T[], value: unknown, where: string): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`openapi.yaml: ${where} is none of ${choices.join(', ')}`);
  return found;
}

/** Whether a role has the rights of another one. */
export function hasRole(held: Role | null, needed: Role): boolean {
  return held !== null && ROLES.indexOf(held) >= ROLES.indexOf(needed);
}
