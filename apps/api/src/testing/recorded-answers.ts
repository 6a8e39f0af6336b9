import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations, type Operation, type OperationId } from '../contract.ts';

/** Where the tests of a run write down which answers they got, a file a process; not set when nobody asks. */
const folder = process.env['ANSWERS_FOLDER'];
const known = new Set<string>();

/** Notes that a test got this answer: the status of a success, the code of an error. */
export function recordAnswer(id: OperationId, answer: string): void {
  const line = `${id} ${answer}`;
  if (folder === undefined || known.has(line)) return;
  known.add(line);
  appendFileSync(path.join(folder, `${process.pid}`), `${line}\n`);
}

/** What the contract promises and no test of the run got: each success, each error of the operation's own, and a refusal of what does not fit. */
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
