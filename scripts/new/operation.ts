import { describeOperation, operationsOf, partsOf } from './contract.ts';
import { type Files, found, insert, withImport } from './files.ts';
import { readName } from './names.ts';

/** The end of the object that a factory function returns. */
const END_OF_FACTORY = /\n {2}\};\n\}/;

/** An operation in an existing domain: `gallery/listFeaturedProfiles`. It returns the caller's own id until its rule is written. */
export function operation(files: Files, wanted: string): string[] {
  const [domain = '', id = ''] = wanted.split('/');
  const folder = `apps/api/src/domains/${domain}`;
  if (!files.has(`${folder}/${domain}.operations.ts`))
    throw new Error(
      `There is no domain "${domain}". Write the domain and the operation: gallery/listFeaturedProfiles.`,
    );
  const name = readName(id);
  const { path, find } = partsOf(name);

  const neighbours = files.read(`${folder}/${domain}.operations.ts`);
  const neighbour = operationsOf(files).find((each) => neighbours.includes(`'${each.id}'`));
  if (neighbour === undefined) throw new Error(`${domain} has no operation beside which this one could stand.`);
  const [, base = domain] = neighbour.path.split('/');
  describeOperation(files, name, { path: `/${base}/${path}`, tag: neighbour.tag });

  files.edit(`${folder}/${domain}.operations.ts`, (text) => {
    const service = found(text, /export function \w+Operations\((\w+):/);
    const named = insert(text, ` | '${name.camel}'`, { start: /Pick<\s*Operations,/, end: /,?\s*>/ });
    return insert(named, `\n    ${name.camel}: ({ caller }) => ${service}.${name.camel}(caller),`, {
      start: /export function \w+Operations\(/,
      end: END_OF_FACTORY,
    });
  });

  const repository = `${folder}/${domain}.repository.ts`;
  if (files.has(repository)) {
    if (files.read(repository).includes(`function ${find}(`)) throw new Error(`${repository} has ${find} already.`);
    files.edit(repository, (text) => withImport(text, 'Db', '../../database/schema.ts', 'import type') + finder(find));
  } else {
    files.add(repository, `import type { Db } from '../../database/schema.ts';\n${finder(find)}`);
  }

  files.edit(`${folder}/${domain}.service.ts`, (text) => {
    const all = new RegExp(String.raw`^import \* as (\w+) from '\./${domain}\.repository\.ts';`, 'm').exec(text)?.[1];
    const imported = all === undefined ? withImport(text, find, `./${domain}.repository.ts`) : text;
    const known = withImport(imported, 'Caller', '../../caller.ts', 'import type');
    const service = found(known, /export interface (\w+Service)\b/);
    const promised = insert(
      known,
      `\n  /** Describe what it does and what it throws. */\n  ${name.camel}(caller: Caller): Promise<{ _id: string }>;`,
      { start: new RegExp(`export interface ${service}\\b`), end: /\n\}/ },
    );
    const method = `\n    async ${name.camel}(caller) {
      const row = await ${all === undefined ? '' : `${all}.`}${find}(db, caller.userId);
      return { _id: row.id };
    },`;
    return insert(promised, method, { start: new RegExp(`export function create${service}\\(`), end: END_OF_FACTORY });
  });

  const test = `${folder}/${domain}.test.ts`;
  if (files.has(test)) files.edit(test, (text) => text + operationTest(name.camel));
  else files.add(test, testHead + operationTest(name.camel));

  return [
    `openapi.yaml: describe the input, answers and errors of ${name.camel}; then npm run generate`,
    `${folder}: write its rule into the service, its rows into the repository, and a test for each rule`,
    'apps/api/src/testing/access-matrix.ts: say who may call it',
    'packages/ui/src/locales/{en,fr,zh}/errors.json: what people read when it fails',
  ];
}

export const finder = (name: string): string => `
/** The caller's own row, until this finds the rows that the operation is about. */
export async function ${name}(db: Db, userId: string): Promise<{ id: string }> {
  return db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirstOrThrow();
}
`;

export const testHead = `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());
`;

export const operationTest = (id: string): string => `
describe('${id}', () => {
  it('answers for the caller', async () => {
    const caller = await ctx.signIn('newcomer');
    expect(await ctx.ok('${id}', { as: caller })).toEqual({ _id: caller.id });
  });
});
`;
