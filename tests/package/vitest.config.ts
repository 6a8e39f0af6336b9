import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    include: ['tests/package/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/package/install.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
