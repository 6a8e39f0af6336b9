// `npm test`: every check to its end; the last line sums them up.
// `npm test -- lint unit` runs the named ones alone; with `--since main` they run what changes since that git ref can reach.
// `npm run test:deep` runs what `npm test` leaves out: the tests in `*.deep.test.ts`, those in LONGER with more tries (DEEP=1),
// the further modes and states of the stories, the journeys tagged `@deep`, and those tagged `@elsewhere` once more.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { buildWeb } from './build-web.mjs';
import { changedSince, reachOf } from './since.mjs';
import { command, fail, install, nodeBinary } from './workspace.mjs';

const { values, positionals: wanted } = parseArgs({
  options: { since: { type: 'string' }, deep: { type: 'boolean' } },
  allowPositionals: true,
});
const { since, deep = false } = values;

const RESULTS = '.cache/results';
/** In CI a failed test is run once more, and one that then passes is told as flaky; so many are borne (D88). */
const RETRIES = process.env.CI ? 1 : 0;
const MOST_FLAKY = 3;
/** Which answers of the contract the tests got. */
const ANSWERS = `${RESULTS}/answers`;
/** Their tests try more of the same in a deep run. */
const LONGER = [
  'apps/api/src/domains/deck/deck.test.ts',
  'apps/api/src/domains/likes/likes.test.ts',
  'apps/api/src/domains/onboarding/guided/people.test.ts',
  'apps/api/src/http/request-log.test.ts',
  'apps/treasury/src/sweep.test.ts',
  'tests/contract/profile-fields.test.ts',
  'tests/faults/killed-while-sending.test.ts',
  'tests/faults/rolling-restart.test.ts',
];
const bin = (name) => `node_modules/.bin/${name}`;

/** A check that passes or fails as a whole. */
const whole = (run) => async () => {
  await run();
  return { passed: 1, failed: 0 };
};

/** A runner that writes its counts into a file: they are believed, and an exit code that disagrees is a failure more. */
const counted = (name, count, run) => async () => {
  const file = `${RESULTS}/${name}.json`;
  const problem = await run(file).then(
    () => null,
    (error) => error,
  );
  if (!existsSync(file)) throw problem ?? new Error(`${name} wrote no result`);
  const { passed, failed, skipped, failures, flaky } = count(JSON.parse(readFileSync(file, 'utf8')));
  if (skipped > 0) throw new Error(`${name}: ${skipped} skipped. A skipped test proves nothing.`);
  if (passed === 0 && !reach) throw new Error(`${name}: no test ran.`);
  return { passed, failed: problem && failed === 0 ? 1 : failed, failures, flaky };
};

/** The first lines of what a failure says. */
const brief = (text = '') => stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n    ');

const jest = ({
  numPassedTests,
  numFailedTests,
  numPendingTests = 0,
  numRuntimeErrorTestSuites = 0,
  numFailedTestSuites,
  testResults,
}) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numRuntimeErrorTestSuites, numFailedTests === 0 ? numFailedTestSuites : 0),
  skipped: numPendingTests,
  failures: testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n    ${brief(failureMessages[0])}`);
      return failed.length > 0 ? failed : [`${name}\n    ${brief(message)}`];
    }),
  // Vitest keeps what failed first, Jest counts the runs.
  flaky: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, failureMessages, invocations }) =>
          status === 'passed' && (failureMessages.length > 0 || invocations > 1),
      )
      .map(({ fullName }) => `${name}: ${fullName}`),
  ),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const playwright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}\n    ${brief(tests[0]?.results[0]?.error?.message)}`),
  flaky: suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
});

/** The longest first, so that the two that are checked at once end together. */
const projects = [
  'apps/web',
  'packages/ui',
  'apps/api',
  'apps/sandbox',
  'apps/treasury',
  'apps/web/worker',
  '.',
  'packages/machines',
  'packages/api-client',
  'packages/api-client/scripts',
  'packages/dev-postgres',
  'packages/text',
];

/**
 * One checker for each: of several, each would work out anew most of the types that they share. What is kept of the last time
 * names each file by its content, so only what a change can reach is checked again.
 */
const checkTypes = (project) =>
  command(bin('tsc'), [
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
  ]);

const checks = {
  lint: whole(async () => {
    await command(bin('oxfmt'), ['--check']);
    await command(bin('oxlint'), ['--deny-warnings']);
  }),
  types: whole(async () => {
    const left = [...projects];
    const checkNext = async () => {
      for (let project = left.shift(); project; project = left.shift()) await checkTypes(project);
    };
    const ends = await Promise.allSettled([checkNext(), checkNext()]);
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
  }),
  contract: whole(async () => {
    await command(nodeBinary(), ['packages/api-client/scripts/generate.ts', '--check']);
    await command(nodeBinary(), ['scripts/settings.ts', '--check']);
    await command(bin('redocly'), ['lint', 'openapi.yaml', '--config', 'packages/api-client/redocly.yaml']);
  }),
  unit: counted('unit', jest, async (file) => {
    // What is started here serves the web app.
    await buildWeb();
    mkdirSync(ANSWERS);
    const projects = reach?.unit.map((project) => `--project=${project}`) ?? [];
    const files = deep ? ['.deep.test.', ...LONGER] : ['--exclude=**/*.deep.test.*'];
    await command(
      bin('vitest'),
      [
        'run',
        ...files,
        ...projects,
        `--retry=${RETRIES}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        env: { ...process.env, ANSWERS_FOLDER: path.resolve(ANSWERS), ...(deep ? { DEEP: '1' } : {}) },
      },
    );
    if (!deep && (reach?.unit.includes('server') ?? true))
      await command(nodeBinary(), ['apps/api/src/testing/check-answers.ts', ANSWERS]);
  }),
  budget: whole(async () => {
    await buildWeb();
    await command(nodeBinary(), ['scripts/check-budget.ts']);
  }),
  package: counted('package', jest, (file) =>
    command(bin('vitest'), [
      'run',
      '--config',
      'tests/package/vitest.config.ts',
      deep ? '.deep.test.' : '--exclude=**/*.deep.test.*',
      `--retry=${RETRIES}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
  ),
  stories: counted('stories', jest, (file) =>
    command(nodeBinary(), [
      'scripts/test-stories.mjs',
      `--modes=${deep ? 'deep' : 'first'}`,
      `--result=${file}`,
      ...(since ? [`--since=${since}`] : []),
    ]),
  ),
  journeys: counted('journeys', playwright, async (file) => {
    await buildWeb();
    const some = reach?.journeys ? [reach.journeys] : [];
    const projects = deep ? ['--project=deep', '--project=elsewhere'] : ['--project=still'];
    await command(
      bin('playwright'),
      ['test', '--config', 'tests/e2e/playwright.config.ts', `--retries=${RETRIES}`, ...projects, ...some],
      {
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(file) },
      },
    );
  }),
};

const names = deep ? ['unit', 'package', 'stories', 'journeys'] : Object.keys(checks);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(new Error(`No check is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`));

await install().catch(fail);
/** What the change can reach; undefined when everything is wanted. */
const reach = since === undefined ? undefined : reachOf(await changedSince(since).catch(fail));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
const failures = [];
const flaky = [];
/** Half of a journey is waiting: the package is checked meanwhile. */
const atOnce = [
  ...names.filter((name) => name !== 'package' && name !== 'journeys').map((name) => [name]),
  ['package', 'journeys'],
];
for (const some of atOnce) await Promise.all(some.map(check));

async function check(name) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  if (reach && (reach[name] === false || reach[name] === null)) {
    console.log(`- ${name}: nothing that changed can reach it\n`);
    return;
  }
  const from = performance.now();
  let result;
  try {
    result = await checks[name]();
  } catch (error) {
    console.error(error.message);
    result = { passed: 0, failed: 1, failures: [brief(error.message)] };
  }
  failures.push(...(result.failures ?? []).map((failure) => `✗ ${name}: ${failure}`));
  flaky.push(...(result.flaky ?? []).map((test) => `flaky: ${name}: ${test}`));
  total.passed += result.passed;
  total.failed += result.failed;
  console.log(
    `${result.failed ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((performance.now() - from) / 1000)} s)\n`,
  );
}

if (flaky.length > MOST_FLAKY) {
  total.failed += 1;
  failures.push(`✗ ${flaky.length} tests passed only when run once more; at most ${MOST_FLAKY} may.`);
}
if (flaky.length > 0) console.log(`${flaky.join('\n')}\n${flaky.length} flaky\n`);
// Once more at the end, where the tail of a long log shows it.
if (failures.length > 0) console.log(`${failures.join('\n\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
