import type { ValidateFunction } from 'ajv';
import type { OperationId } from '../contract.ts';
import { specification } from '../contract.ts';
import type { AnswerCheck } from '../http/routes.ts';
import { createAjv } from '../http/validation.ts';

const CONTRACT = 'contract';
const ajv = createAjv({ discriminator: true, useDefaults: false }).addSchema(specification, CONTRACT);
const validators = new Map<string, ValidateFunction>();
const operationPaths = new Map<string, readonly string[]>(readOperationPaths());

/**
 * Checks what a handler answered against the contract before it is serialised, which would cut off what does not belong. Throws, so the
 * request ends as a 500; `failures` keeps the reasons, which the harness shows.
 */
export function createAnswerCheck(failures: string[]): AnswerCheck {
  return (operationId, status, body) => {
    const complaint = complaintAbout(operationId, status, body);
    if (complaint === null) return;
    failures.push(`${operationId} ${status}: ${complaint}`);
    throw new Error(`The answer does not fit the contract: ${complaint}`);
  };
}

/** Whether the contract names an error code for an operation, or for all like it. */
export function isCodeOf(operationId: OperationId, code: string): boolean {
  const own: unknown = operationAt(operationId)['x-errors'];
  const shared = Object.values(Object(specification['x-shared-errors'])).flat();
  return [own, shared].flat().includes(code);
}

/** Why an answer, or a problem, is not what the contract says; null when it is. */
export function complaintAbout(operationId: OperationId, status: number, body: unknown): string | null {
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  if (status === 204) return sent === undefined ? null : 'a 204 has no body';
  const validate = validatorOf(operationId, status);
  if (validate(sent)) return null;
  return `${ajv.errorsText(validate.errors)} in ${JSON.stringify(sent).slice(0, 500)}`;
}

function operationAt(operationId: OperationId): Readonly<Record<string, unknown>> {
  return (operationPaths.get(operationId) ?? []).reduce((value: Record<string, unknown>, part) => Object(value[part]), {
    ...specification,
  });
}

function validatorOf(operationId: OperationId, status: number): ValidateFunction {
  const operation = operationPaths.get(operationId) ?? [];
  const pointer =
    status < 400
      ? [...operation, 'responses', String(status), 'content', 'application/json', 'schema']
      : ['components', 'schemas', 'Problem'];
  const reference = `${CONTRACT}#/${pointer
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')}`;
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, validate);
  return validate;
}

function* readOperationPaths(): Generator<[string, readonly string[]]> {
  for (const [path, item] of Object.entries(Object(specification['paths']))) {
    for (const [method, operation] of Object.entries(Object(item))) {
      const id: unknown = Object(operation).operationId;
      if (typeof id === 'string') yield [id, ['paths', path, method]];
    }
  }
}
