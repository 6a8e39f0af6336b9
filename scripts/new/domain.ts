import { describeOperation } from './contract.ts';
import { type Files, insert, withImport } from './files.ts';
import { type Name, readName } from './names.ts';
import { finder, operationTest, testHead } from './operation.ts';

const DOMAINS = 'apps/api/src/domains';

/** A domain of the server with its first operation, `get…`, which returns the caller's own id until its rule is written. */
export function domain(files: Files, wanted: string): string[] {
  const name = readName(wanted);
  const id = readName(`get${name.pascal}`);
  const folder = `${DOMAINS}/${name.kebab}`;
  files.add(`${folder}/${name.kebab}.operations.ts`, operations(name, id));
  files.add(`${folder}/${name.kebab}.service.ts`, service(name, id));
  files.add(
    `${folder}/${name.kebab}.repository.ts`,
    `import type { Db } from '../../database/schema.ts';\n${finder(`find${name.pascal}`)}`,
  );
  files.add(`${folder}/${name.kebab}.view.ts`, view(name));
  files.add(`${folder}/${name.kebab}.test.ts`, testHead + operationTest(id.camel));

  files.edit('openapi.yaml', (text) =>
    insert(text, `  - {name: ${name.pascal}, description: 'Describe its subject.'}\n`, {
      start: /^tags:\n/m,
      end: /^\w/m,
    }),
  );
  describeOperation(files, id, { path: `/${name.kebab}`, tag: name.pascal });

  files.edit(`${DOMAINS}/operations.ts`, (text) =>
    insert(
      withImport(text, `${name.camel}Operations`, `./${name.kebab}/${name.kebab}.operations.ts`),
      `\n    ...${name.camel}Operations(services.${name.camel}),`,
      { start: /export function createOperations/, end: /\n {2}\} satisfies/ },
    ),
  );
  files.edit(`${DOMAINS}/services.ts`, (text) => {
    const from = `./${name.kebab}/${name.kebab}.service.ts`;
    const imported = withImport(text, `create${name.pascal}Service, type ${name.pascal}Service`, from);
    const typed = insert(imported, `\n  ${name.camel}: ${name.pascal}Service;`, {
      start: /^export interface Services \{/m,
      end: /\n\}/,
    });
    return insert(typed, `\n    ${name.camel}: create${name.pascal}Service({ db }),`, {
      start: /^export function createServices\(/m,
      end: /\n {2}\};\n\}/,
    });
  });

  return [
    `openapi.yaml: describe the tag ${name.pascal}, and the input, answers and errors of ${id.camel}; then npm run generate`,
    `${folder}: write the rules into the service, the queries into the repository, the answers into the view, and a test for each rule`,
    `apps/api/migrations, apps/api/src/database/schema.ts: the tables`,
    'apps/api/src/testing/access-matrix.ts: say who may call it',
    'packages/ui/src/locales/{en,fr,zh}/errors.json: what people read when it fails',
  ];
}

const operations = (name: Name, id: Name): string => `import type { Operations } from '../../http/operation.ts';
import type { ${name.pascal}Service } from './${name.kebab}.service.ts';

type ${name.pascal}Operations = Pick<Operations, '${id.camel}'>;

export function ${name.camel}Operations(${name.camel}: ${name.pascal}Service): ${name.pascal}Operations {
  return {
    ${id.camel}: ({ caller }) => ${name.camel}.${id.camel}(caller),
  };
}
`;

const service = (name: Name, id: Name): string => `import type { Db } from '../../database/schema.ts';
import type { Caller } from '../../caller.ts';
import * as ${name.camel} from './${name.kebab}.repository.ts';
import { type ${name.pascal}, to${name.pascal} } from './${name.kebab}.view.ts';

export interface ${name.pascal}Service {
  /** Describe what it does and what it throws. */
  ${id.camel}(caller: Caller): Promise<${name.pascal}>;
}

export function create${name.pascal}Service({ db }: { db: Db }): ${name.pascal}Service {
  return {
    async ${id.camel}(caller) {
      return to${name.pascal}(await ${name.camel}.find${name.pascal}(db, caller.userId));
    },
  };
}
`;

const view = (name: Name): string => `/** What callers get. */
export interface ${name.pascal} {
  _id: string;
}

export const to${name.pascal} = (row: { id: string }): ${name.pascal} => ({ _id: row.id });
`;
