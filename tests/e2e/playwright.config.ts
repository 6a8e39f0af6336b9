import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';

/** Two people in two contexts; the product runs on its own ports (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  // Each worker has its own product (fixtures.ts). Half of a journey is waiting: more workers than cores.
  workers: '150%',
  fullyParallel: true,
  // Long enough for a busy machine, including the start of the product: no test sets its own timeout (D88).
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
    // A trace records each step of each page, which costs a sixth of all the work: only the second run of a failed journey is traced, as in CI.
    // `--trace=on` records all.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    { name: 'still', grepInvert: /@deep/ },
    // What another journey covers too, up to its own branch: `npm run test:deep` only.
    { name: 'deep', grep: /@deep/ },
    // Once more with motion and in Los Angeles, where the reader's day differs from the server's: journeys that show times, or move.
    {
      name: 'elsewhere',
      grep: /@elsewhere/,
      use: { timezoneId: 'America/Los_Angeles', reducedMotion: 'no-preference' },
    },
    // Signing in, the deck, the chat and paying in another engine: `npm run test:firefox`, with Playwright's own Firefox.
    {
      name: 'firefox',
      testMatch: ['meet.spec.ts', 'discover.spec.ts', 'talk.spec.ts', 'payments.spec.ts'],
      grepInvert: /@deep/,
      use: { browserName: 'firefox', launchOptions: { headless: true } },
    },
  ],
});
