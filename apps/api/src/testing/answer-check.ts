import type { ValidateFunction } from 'ajv';
import { type OperationId, operationOf, resolve } from '../contract.ts';
import type { AnswerCheck } from '../http/routes.ts';
import { compileSchema, errorsOf } from './contract-schemas.ts';

const validators = new Map<object, ValidateFunction>();
const problem = Object(resolve('#/components/schemas/Problem'));

/**
 * Checks a handler's answer against the contract before it is serialised, which would drop unknown fields. Throws, so
 * that the request ends as a 500; `failures` keeps the reasons for the harness.
 */
export function createAnswerCheck(failures: string[]): AnswerCheck {
  return (operationId, status, body) => {
    const complaint = complaintAbout(operationId, status, body);
    if (complaint === null) return;
    failures.push(`${operationId} ${status}: ${complaint}`);
    throw new Error(`The answer does not fit the contract: ${complaint}`);
  };
}

/** Whether the contract names an error code for an operation, or for all operations of its kind. */
export function isCodeOf(operationId: OperationId, code: string): boolean {
  return operationOf(operationId).allErrors.includes(code);
}

/** Why an answer or a problem does not match the contract; null if it does. */
export function complaintAbout(operationId: OperationId, status: number, body: unknown): string | null {
  const schema = status < 400 ? operationOf(operationId).successes.get(status) : problem;
  if (schema === undefined) return 'the contract has no such status';
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  if (schema === null) return sent === undefined ? null : 'there is a body where the contract has none';
  const validate = validators.get(schema) ?? compileSchema(schema);
  validators.set(schema, validate);
  return validate(sent) ? null : `${errorsOf(validate)} in ${JSON.stringify(sent).slice(0, 500)}`;
}
