// The story gate: builds Storybook and, for every story in every mode (.storybook/modes.ts), runs its play function,
// axe, and compares a picture with the approved one in __screenshots__ (Linux only). A missing picture fails.
// Motion is reduced throughout; fonts and pictures have arrived before one is taken.
//   node scripts/test-stories.mjs [parts of story files' paths] [--modes=first|deep] [--since=REF] [--update] [--result=FILE]
//                                 [--browser=firefox]
// --modes leaves out the deep ones, or takes them alone; --since runs what changes since a git ref can reach; --update approves
// what is seen; --result writes Jest's counts as JSON. Where pictures differ, a page beside them shows before and after.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { preview } from 'vite';
import { isOpened, modesOf, modesOfRun } from '../.storybook/modes.ts';
import { writeReview } from './review-page.ts';
import { changedSince, storiesReached } from './since.mjs';
import { writeStoryTests } from './story-tests.mjs';
import { command } from './workspace.mjs';

const PICTURES = '__screenshots__';
const DIFFERENCES = `${PICTURES}/__diff_output__`;

const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const valueOf = (name) => given.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const result = valueOf('result');
const since = valueOf('since');
const modes = valueOf('modes');
const browser = valueOf('browser');
const part = given.filter((arg) => !arg.startsWith('--'));
const bin = (name) => `node_modules/.bin/${name}`;

process.env.STORIES_ALONE = '1';
process.env.WITHOUT_PROPS = '1';
if (modes !== undefined) process.env.STORY_MODES = modes;
if (browser !== undefined) process.env.STORY_BROWSER = browser;
if (isUpdate) process.env.APPROVE_PICTURES = '1';
// A run of a part builds the stories of that part alone (.storybook/main.ts).
if (part.length > 0) {
  const files = globSync('packages/ui/src/**/*.stories.tsx')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => part.some((text) => file.includes(text)));
  if (files.length === 0) throw new Error(`No story file's path contains ${part.join(' or ')}.`);
  process.env.STORY_FILES = files.join(',');
}

const folder = `.cache/stories-${process.pid}`;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await command(bin('storybook'), ['build', '--output-dir', folder, '--quiet', '--stats-json'], { quiet: true });

copyFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), `${folder}/axe.js`);

const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  // Nothing changes while it is served.
  preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=86400, immutable' } },
});
const { port } = server.httpServer.address();

const read = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
const index = read('index');
const reached = since === undefined ? null : storiesReached(await changedSince(since), read('preview-stats'), index);
/** What is opened, by file: the title and its exports, and how often one of them is played or looked at. */
const opened = new Map();
for (const story of Object.values(index.entries)) {
  const { importPath: file, title, exportName, type } = story;
  if (type !== 'story' || !(reached?.includes(file) ?? true) || !isOpened(story)) continue;
  const { groups, looks } = opened.get(file) ?? { groups: [title], looks: 0 };
  opened.set(file, { file, groups: [...groups, exportName], looks: looks + 1 + modesOfRun(story).length });
}
rmSync(DIFFERENCES, { recursive: true, force: true });
const code = opened.size > 0 ? await runStories() : noStories();
const review = isUpdate ? undefined : writeReview(DIFFERENCES, index.entries);
if (review) console.error(`Before, after, and how to approve: ${review}`);
// A run of a part says nothing of the other pictures.
const left = part.length > 0 ? [] : leftOver(index);
await server.close();

if (isUpdate) for (const name of left) rmSync(`${PICTURES}/${name}`);
else if (left.length > 0)
  console.error(`No story has these pictures any more; --update removes them:\n${left.join('\n')}`);
process.exit(code !== 0 || (left.length > 0 && !isUpdate) ? 1 : 0);

/** Nothing that changed can reach a story. */
function noStories() {
  const none = { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] };
  if (result) writeFileSync(result, JSON.stringify(none));
  return 0;
}

/** Runs the wanted stories to their end; answers Jest's exit code. */
async function runStories() {
  process.env.STORY_TESTS = `${folder}/tests`;
  await writeStoryTests(process.env.STORY_TESTS, [...opened.values()]);
  const args = [
    '--url',
    `http://127.0.0.1:${port}`,
    '--no-index-json',
    '--maxWorkers=2',
    '--testTimeout=120000',
    '--ci',
    ...(browser ? ['--browsers', browser] : []),
    ...(result ? ['--json'] : []),
  ];
  const run = spawn(bin('test-storybook'), args, {
    stdio: ['ignore', result ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  process.on('exit', () => run.kill());
  let printed = '';
  run.stdout?.on('data', (chunk) => (printed += chunk));
  const status = await new Promise((resolve) => run.on('close', resolve));
  if (result) writeFileSync(result, printed.slice(printed.indexOf('{')));
  return status ?? 1;
}

/** Pictures in the folder that no story and mode of this Storybook makes. */
function leftOver({ entries }) {
  if (process.platform !== 'linux' || !existsSync(PICTURES)) return [];
  const wanted = new Set(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .flatMap(({ id, title, tags }) =>
        modesOf(title, tags)
          .filter(({ picture }) => picture)
          .map((mode) => `${id}.${mode.name}.webp`),
      ),
  );
  return readdirSync(PICTURES).filter((name) => name.endsWith('.webp') && !wanted.has(name));
}
