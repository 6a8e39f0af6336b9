import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';

/** One browser engine, two people in two contexts; the product runs on ports of its own (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  // Each worker has a product of its own (fixtures.ts). Half of a journey is waiting: more workers than cores.
  workers: '150%',
  fullyParallel: true,
  // As long as a machine that does much else may take, also to start the product: no test has a patience of its own (D88).
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../test-results/journeys.json' }],
  ],
  use: {
    actionTimeout: 60_000,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace keeps what each page was, step by step. Pictures of it too would cost a quarter of all the work.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'still', grepInvert: /@deep/ },
    // What another journey walks too, up to a turn of its own: `npm run test:deep` alone.
    { name: 'deep', grep: /@deep/ },
    // Once more, in motion and in Los Angeles, where the reader's day is another than the server's: what shows times, or moves.
    {
      name: 'elsewhere',
      grep: /@elsewhere/,
      use: { timezoneId: 'America/Los_Angeles', reducedMotion: 'no-preference' },
    },
  ],
});
