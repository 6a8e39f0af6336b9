import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations, type Operation, type OperationId } from '../contract.ts';

/** Folder in which the tests of a run record the answers they got, one file a process; unset if nobody needs it. */
const folder = process.env['ANSWERS_FOLDER'];
const known = new Set<string>();

/** Records that a test got this answer: the status of a success, the code of an error. */
export function recordAnswer(id: OperationId, answer: string): void {
  const line = `${id} ${answer}`;
  if (folder === undefined || known.has(line)) return;
  known.add(line);
  appendFileSync(path.join(folder, `${process.pid}`), `${line}\n`);
}

/**
 * The answers of the contract that no test of the run got: each success, each error of the operation, and a validation
 * error.
 */
export function missingAnswers(folder: string): string[] {
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const seen = new Set(files.flatMap((lines) => lines.split('\n')));
  return [...operations.values()]
    .flatMap((operation) => promisesOf(operation).map((answer) => `${operation.id} ${answer}`))
    .filter((line) => !seen.has(line));
}

function promisesOf({ successes, errors, parameters, body }: Operation): string[] {
  const takesSomething = body !== null || parameters.some((parameter) => parameter.in !== 'header');
  return [...[...successes.keys()].map(String), ...errors, ...(takesSomething ? ['validation_failed'] : [])];
}
