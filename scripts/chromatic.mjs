// `npm run chromatic`: uploads Storybook to Chromatic if CHROMATIC_PROJECT_TOKEN is set. Without one it says so and succeeds, so that a checkout
// without the secret still passes: `npm run test:stories` compares the pictures anyway.
import { readFileSync } from 'node:fs';
import { command, fail, install } from './workspace.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was uploaded. npm run test:stories compares the pictures here.',
  );
  process.exit(0);
}

// Too large to install for everyone: fetched on use, in the catalog's version.
const [, version] =
  /^ {2}chromatic: (\S+)$/m.exec(readFileSync('pnpm-workspace.yaml', 'utf8')) ??
  fail(new Error('pnpm-workspace.yaml names no version of chromatic.'));
try {
  await install();
  await command('node_modules/.bin/storybook', ['build', '--quiet', '--disable-telemetry'], {
    env: { ...process.env, STORIES_ALONE: '1' },
  });
  await command('npx', [
    '--yes',
    `chromatic@${version}`,
    '--storybook-build-dir',
    'storybook-static',
    ...process.argv.slice(2),
  ]);
} catch (error) {
  fail(error);
}
