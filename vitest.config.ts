import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  css: { include: [/\.css\?raw$/] },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            'packages/!(dev-postgres)/src/**/*.test.ts',
            'packages/*/src/**/*.test.tsx',
            'apps/web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: [
            'apps/api/src/**/*.test.ts',
            'apps/sandbox/src/**/*.test.ts',
            'packages/dev-postgres/src/**/*.test.ts',
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
      { test: { ...node, name: 'start', include: ['tests/start/**/*.test.ts'] } },
      { test: { ...node, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
    ],
  },
});
