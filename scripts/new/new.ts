// Writes the skeleton of something new in its usual places, passing lint and types from the start.
//   npm run new -- operation gallery/listFeaturedProfiles
//   npm run new -- domain bookmarks
//   npm run new -- component price-tag
//   npm run new -- screen bookmarks
import path from 'node:path';
import { command, nodeBinary } from '../workspace.mjs';
import { component } from './component.ts';
import { domain } from './domain.ts';
import { Files } from './files.ts';
import { operation } from './operation.ts';
import { screen } from './screen.ts';

/** Each changes the files, and returns what is left to do. */
const kinds: Readonly<Record<string, (files: Files, name: string) => string[]>> = {
  operation,
  domain,
  component,
  screen,
};

const root = path.join(import.meta.dirname, '../..');
const [kind = '', name = ''] = process.argv.slice(2);

try {
  const make = kinds[kind];
  if (make === undefined || name === '')
    throw new Error(`Write what and its name: npm run new -- ${Object.keys(kinds).join('|')} <name>`);
  const files = new Files(root);
  const next = make(files, name);
  const written = files.write();
  if (written.includes('openapi.yaml'))
    await command(nodeBinary(), ['packages/api-client/scripts/generate.ts'], { quiet: true });
  const sources = written.filter((file) => /\.tsx?$/.test(file));
  await command('node_modules/.bin/oxfmt', sources, { quiet: true });
  console.log(
    `Wrote\n${written.map((file) => `  ${file}`).join('\n')}\n\nNext\n${next.map((step) => `  ${step}`).join('\n')}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
