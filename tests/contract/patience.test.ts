// No test fails because the machine is busy (D88): timeouts are set once, in vitest.config.ts, tests/e2e/playwright.config.ts and
// .storybook/preview.tsx, and no test measures how long something took.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FORBIDDEN = [
  ['a patience of its own', /\b(?:timeout|testTimeout|hookTimeout|asyncUtilTimeout): |\btest\.slow\(|\.setTimeout\(/g],
  ['a patience of its own, after its body', /\},\s*[\d_]{4,},?\s*\);/g],
  ['a comparison with the clock', /\bperformance\.now\(\)|\bDate\.now\(\) - [a-z]|- Date\.now\(\)/g],
  ['a sleep', /\bwaitForTimeout\(|\b(?:pause|sleep|delay)\([\d_]{3,}/g],
] as const;

const files = globSync([
  '{apps,packages}/*/src/**/*.{test,stories}.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/{chain,contract,e2e,faults,start,support}/**/*.ts',
])
  .filter((file) => !file.endsWith('playwright.config.ts') && !import.meta.filename.endsWith(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('no test has', () => {
  it.each(FORBIDDEN)('%s', (_, pattern) => {
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`)),
    ).toEqual([]);
  });
});
