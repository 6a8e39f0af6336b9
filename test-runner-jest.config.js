import { getJestConfig } from '@storybook/test-runner';
import { browserLaunchOptions } from './scripts/chromium.mjs';

const base = getJestConfig();

export default {
  ...base,
  // The files that scripts/story-tests.mjs has written.
  roots: [process.env.STORY_TESTS],
  testMatch: ['**/part-*.test.js'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // A browser for each part: Jest would pass on every message and picture of one browser for all.
      launchType: 'LAUNCH',
      launchOptions: process.env.STORY_BROWSER ? { headless: true } : await browserLaunchOptions(),
      contextOptions: {
        viewport: { width: 800, height: 600 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
};
