// Writes what Jest runs of the story gate: a few files, each with the stories of many. Jest makes a world of its own for each
// of its files, which costs as much as a dozen stories; a story file needs only a page of its own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';

/** Enough that workers end together, and that what failed is told before all has run. */
const PARTS = 8;

/** `files` are story files and how many looks each has, for parts of the same length. */
export async function writeStoryTests(folder, files) {
  const parts = Array.from({ length: Math.min(PARTS, files.length) }, () => ({ looks: 0, tests: [] }));
  for (const { file, looks } of files.toSorted((one, other) => other.looks - one.looks)) {
    const lightest = parts.reduce((least, part) => (part.looks < least.looks ? part : least));
    lightest.looks += looks;
    lightest.tests.push(await testsOf(file));
  }
  mkdirSync(folder, { recursive: true });
  for (const [index, { tests }] of parts.entries())
    writeFileSync(path.join(folder, `part-${index + 1}.test.js`), `${PAGE}\n${tests.join('\n')}`);
}

/**
 * Opens Storybook anew in the same page: nothing is left of the stories before, while the browser keeps what it has loaded and
 * compiled. The page also keeps what Playwright has bound to it, which cannot be bound twice.
 */
const PAGE = `import { setupPage } from '@storybook/test-runner';
// In CI a failed story is run once more (scripts/test.mjs).
if (process.env.CI) import.meta.jest.retryTimes(1);
const bound = () => new Proxy(page, {
  get: (of, name) => (name === 'exposeBinding' ? async () => {} : typeof of[name] === 'function' ? of[name].bind(of) : of[name]),
});`;

const testsOf = async (file) => `describe(${JSON.stringify(file)}, () => {
  beforeAll(() => setupPage(bound(), context));
  ${await transformPlaywright(readFileSync(file, 'utf8'), path.resolve(file))}
});`;
