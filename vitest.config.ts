import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright, PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/chromium.mjs';

/** In ms: as long as a machine that does much else may take. No test has a patience of its own (D88). */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000, interval: 25 } } };

const node = {
  ...patience,
  environment: 'node' as const,
  css: { include: [/\.css\?raw$/] },
  // Many tests start a program of ours: what Node compiled of it once is kept for the next start.
  env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache') },
};

/**
 * The files of a worker share what they have imported, which takes longer than most tests. The web app's do not: its modules
 * keep what is true of a tab, and its tests replace some of them.
 */
const sharing = { isolate: false };

const MODULE = /^\/(apps|packages)\//;

/**
 * Each page test has a page of its own, which imports some thousand modules. While tests run once nothing changes: the browser keeps what it has
 * fetched. Mocks have addresses of their own (import maps).
 */
const keepModules: Plugin = {
  name: 'keep-modules',
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return;
    middlewares.use((request, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(
          name,
          name === 'Cache-Control' && value === 'no-cache' && MODULE.test(request.url ?? '') ? 'max-age=86400' : value,
        );
      next();
    });
  },
};

/**
 * Vitest looks for the frame of a test file by its name, which the last file's frame had, too. Where the browser's events come late, that one is found, and the
 * first click of a short file fails: "Frame was detached". The page knows which frame it has.
 */
class PagesProvider extends PlaywrightBrowserProvider {
  override getCommandsContext(sessionId: string) {
    const context = super.getCommandsContext(sessionId);
    async function frame() {
      const element = await context.page.waitForSelector('iframe[data-vitest]');
      const found = await element.contentFrame();
      if (found === null) throw new Error('The frame of a test file has no page.');
      return found;
    }
    return { ...context, frame };
  }
}
const browserOptions = { launchOptions: await browserLaunchOptions() };

export default defineConfig({
  test: {
    // A test that starts programs, or asks a database, waits much of the time: others run meanwhile.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...node,
          ...sharing,
          name: 'unit',
          include: [
            'packages/!(dev-postgres)/src/**/*.test.ts',
            'packages/*/src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      { test: { ...node, name: 'web', include: ['apps/web/{src,worker}/**/*.test.ts'] } },
      {
        test: {
          ...node,
          ...sharing,
          name: 'server',
          include: [
            'apps/api/src/**/*.test.ts',
            'apps/sandbox/src/**/*.test.ts',
            'apps/treasury/src/**/*.test.ts',
            'packages/dev-postgres/src/**/*.test.ts',
            'tests/chain/**/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
      {
        plugins: [react(), keepModules],
        // Found before the tests run: a dependency that is found while they do reloads the page under them.
        optimizeDeps: {
          entries: ['apps/web/src/**/*.tsx', 'packages/{ui,machines,api-client}/src/**/!(*.stories|*.test).{ts,tsx}'],
        },
        define: { PRERENDER_YEAR: new Date().getUTCFullYear() },
        test: {
          ...patience,
          name: 'pages',
          include: ['apps/web/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A busy machine takes its time to prepare the modules of the first page.
            connectTimeout: patience.testTimeout,
            provider: {
              ...playwright(browserOptions),
              providerFactory: (project) => new PagesProvider(project, browserOptions),
            },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { ...node, name: 'start', include: ['tests/start/**/*.test.ts'] } },
      { test: { ...node, name: 'adopters', include: ['tests/adopters/**/*.test.ts'] } },
      { test: { ...node, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
    ],
  },
});
