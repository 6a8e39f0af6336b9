import { parse } from 'yaml';
import { type Operation, readContract } from '../../packages/api-client/src/contract.ts';
import { type Files, insert } from './files.ts';
import { type Name, readName } from './names.ts';

const CONTRACT = 'openapi.yaml';
const READS = /^(?:get|list|search|count)(?=[A-Z])/;

/** The contract's current operations. */
export const operationsOf = (files: Files): Operation[] => [
  ...readContract(parse(files.read(CONTRACT))).operations.values(),
];

/** The last segment of an operation's path, and the function that finds its rows. Throws if its id is not a verb and a noun. */
export function partsOf(name: Name): { path: string; find: string } {
  const [verb = '', ...rest] = name.kebab.split('-');
  if (rest.length === 0)
    throw new Error(`"${name.camel}" is no operationId. It reads as a verb and a noun: listBookmarks.`);
  const noun = readName(rest.join('-'));
  return /^(?:get|list)$/.test(verb)
    ? { path: noun.kebab, find: `find${noun.pascal}` }
    : { path: name.kebab, find: `find${noun.pascal}To${readName(verb).pascal}` };
}

/** Adds an operation to the contract, its permitted callers to the access matrix, and its failure text to the client. */
export function describeOperation(files: Files, name: Name, { path, tag }: { path: string; tag: string }): void {
  const operations = operationsOf(files);
  if (operations.some(({ id }) => String(id) === name.camel)) throw new Error(`${CONTRACT} has ${name.camel} already.`);
  if (operations.some((operation) => operation.path === path)) throw new Error(`${CONTRACT} has ${path} already.`);
  files.edit(CONTRACT, (text) => insert(text, entry(name, path, tag), { start: /^paths:\n/m, end: /^components:\n/m }));
  files.edit('apps/api/src/testing/access-matrix.ts', (text) =>
    insert(text, `\n  { operation: '${name.camel}', about: 'the caller', request: nothing, ...signedIn },`, {
      start: /^export const rows: readonly Row\[\] = \[/m,
      end: /\n\];/,
    }),
  );
  const failed = {
    en: `Failed to ${name.words}. Try again.`,
    fr: 'Cela n’a pas fonctionné. Réessayez.',
    zh: '操作没有成功，请重试。',
  };
  for (const [language, words] of Object.entries(failed))
    files.edit(`packages/ui/src/locales/${language}/errors.json`, (text) =>
      insert(text, `\n    "${name.camel}": "${words}",`, { start: /^ {2}"failed": \{/m, end: /\n/ }),
    );
}

const entry = (name: Name, path: string, tag: string): string => `  ${path}:
    ${READS.test(name.camel) ? 'get' : 'post'}:
      operationId: ${name.camel}
      tags: [${tag}]
      summary: ${name.sentence}
      description: SPEC 7. Describe what it does, and name its rule.
      x-action: ${name.words}
      x-access: user
      x-errors: []
      responses:
        '200':
          description: What it answers.
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [_id]
                properties:
                  _id: {$ref: '#/components/schemas/Id'}
              examples:
                one: {value: {_id: 01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01}}
        '400': {$ref: '#/components/responses/BadRequest'}
        '401': {$ref: '#/components/responses/Unauthorized'}
        default: {$ref: '#/components/responses/Problem'}

`;
