// `npm run chromatic`: uploads Storybook to Chromatic if CHROMATIC_PROJECT_TOKEN is set. Without one it says so and succeeds, so that a checkout
// without the secret still passes: `npm run test:stories` compares the pictures anyway.
import { command, fail, install } from './workspace.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was uploaded. npm run test:stories compares the pictures here.',
  );
  process.exit(0);
}

try {
  await install();
  await command('node_modules/.bin/storybook', ['build', '--quiet', '--disable-telemetry'], {
    env: { ...process.env, STORIES_ALONE: '1' },
  });
  await command('node_modules/.bin/chromatic', ['--storybook-build-dir', 'storybook-static', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
