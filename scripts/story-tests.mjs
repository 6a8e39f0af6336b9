// Writes the story gate's Jest files: a few, each with the stories of many. Jest creates an environment for each file, which costs as much as a dozen
// stories; a story file only needs its own page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';

/** Enough that workers finish together, and that failures are reported before all has run. */
const PARTS = 8;

/** `files` are story files, each with the groups of tests to run and the number of looks, to make parts of equal length. */
export async function writeStoryTests(folder, files) {
  const parts = Array.from({ length: Math.min(PARTS, files.length) }, () => ({ looks: 0, tests: [] }));
  for (const { file, groups, looks } of files.toSorted((one, other) => other.looks - one.looks)) {
    const lightest = parts.reduce((least, part) => (part.looks < least.looks ? part : least));
    lightest.looks += looks;
    lightest.tests.push(await testsOf(file, groups));
  }
  mkdirSync(folder, { recursive: true });
  for (const [index, { tests }] of parts.entries())
    writeFileSync(path.join(folder, `part-${index + 1}.test.js`), `${PAGE}\n${tests.join('\n')}`);
}

/**
 * Opens Storybook again in the same page: nothing of the earlier stories is left, while the browser keeps what it has loaded and compiled. The page
 * also keeps Playwright's bindings, which cannot be bound twice.
 */
const PAGE = `import { setupPage } from '@storybook/test-runner';
// In CI a failed story is run once more (scripts/test.mjs).
if (process.env.CI) import.meta.jest.retryTimes(1);
const bound = () => new Proxy(page, {
  get: (of, name) => (name === 'exposeBinding' ? async () => {} : typeof of[name] === 'function' ? of[name].bind(of) : of[name]),
});
// A story that failed may leave a page that answers nothing, or a browser that draws nothing: what follows gets new ones, or it would wait
// for its whole time as well.
let hasFailed = false;
const replaceBrowser = async () => {
  if (!hasFailed) return;
  await jestPlaywright.resetBrowser();
  await setupPage(page, context);
  hasFailed = false;
};
const it = (name, run) => globalThis.it(name, async () => {
  await replaceBrowser();
  hasFailed = true;
  await run();
  hasFailed = false;
});`;

/** The runner groups the tests of a file by title, and by export. */
const testsOf = async (file, groups) => `describe(${JSON.stringify(file)}, () => {
  const groups = new Set(${JSON.stringify(groups)});
  const describe = (name, run) => groups.has(name) && globalThis.describe(name, run);
  beforeAll(async () => {
    await replaceBrowser();
    await setupPage(bound(), context);
  });
  ${await transformPlaywright(readFileSync(file, 'utf8'), path.resolve(file))}
});`;
