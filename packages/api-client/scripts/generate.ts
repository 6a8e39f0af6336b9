/**
 * Generates the code's view of openapi.yaml into src/generated: types, error codes, limits and operations. With --check it writes nothing and fails
 * if a file differs from the contract.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { type Json, readContract } from '../src/contract.ts';
import { constantModules, type Tables } from './constants.ts';

const contractFile = new URL('../../../openapi.yaml', import.meta.url);
const outputFolder = new URL('../src/generated/', import.meta.url);
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

/** The generator would rename a discriminator's values after the schemas; the constants in the branches state them already. */
function withoutDiscriminators(key: string, value: unknown): unknown {
  return key === 'discriminator' ? undefined : value;
}

async function schemaModule(specification: OpenAPI3): Promise<string> {
  const plain: OpenAPI3 = JSON.parse(JSON.stringify(specification, withoutDiscriminators));
  return astToString(
    await openapiTS(plain, { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true }),
  );
}

async function currentText(file: URL): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

const text = await readFile(contractFile, 'utf8');
const specification: Tables & OpenAPI3 & Json = parse(text);
const files = new Map([
  ['schema.d.ts', await schemaModule(specification)],
  ...constantModules(specification, readContract(specification)),
]);

const checking = process.argv.includes('--check');
const stale: string[] = [];
await mkdir(outputFolder, { recursive: true });
for (const [name, body] of files) {
  const file = new URL(name, outputFolder);
  const wanted = header + body;
  if ((await currentText(file)) === wanted) continue;
  stale.push(name);
  if (!checking) await writeFile(file, wanted);
}

if (checking && stale.length > 0) {
  console.error(
    `Not what openapi.yaml says: ${stale.join(', ')} in packages/api-client/src/generated. Run: npm run generate`,
  );
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'The generated files are fresh.');
}
