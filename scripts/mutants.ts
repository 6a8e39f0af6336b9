// `npm run mutants -- <path> …`: how many small faults in a rule its tests notice. Each fault is written into the file, the tests run until the first
// failure, and the file is restored.
//   --tests <filter>  which tests to run (vitest's filters); else those beside the file
//   --sample 40 --seed 1  a sample of this many, chosen by the seed
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf, type Mutant } from './mutants/mutants-of.ts';
import { nodeBinary } from './workspace.mjs';

/** A fault may make a test wait for ever: this factor of the usual time is too long. */
const SLOWER = 20;
const ENOUGH = 0.85;

const { values, positionals } = parseArgs({
  options: {
    tests: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

// Ctrl-C restores the file too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A path's files, except tests, what they are made of, and generated ones. */
const sourcesOf = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : globSync(`${place}/**/*.ts`).filter(
        (file) => !/\.(test|stories|data|fixtures|d)\.ts$|\/(generated|testing)\//.test(file),
      );

/** Runs tests until one fails; null if they take too long. */
function passes(tests: readonly string[], limitMs?: number): Promise<boolean | null> {
  const args = ['run', '--bail=1', '--retry=0', '--exclude=**/*.deep.test.*', ...tests];
  const child = spawn(nodeBinary(), ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'ignore', detached: true });
  const isOver = Promise.withResolvers<boolean | null>();
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = limitMs === undefined ? undefined : setTimeout(() => (isOver.resolve(null), end()), limitMs);
  process.once('exit', end);
  child.on('error', isOver.reject).on('close', (code) => {
    clearTimeout(timer);
    process.off('exit', end);
    isOver.resolve(code === 0);
  });
  return isOver.promise;
}

/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function isKilled(mutant: Mutant, tests: readonly string[], limitMs: number): Promise<boolean> {
  const original = readFileSync(mutant.file, 'utf8');
  const restore = (): void => writeFileSync(mutant.file, original);
  process.once('exit', restore);
  try {
    writeFileSync(mutant.file, original.slice(0, mutant.start) + mutant.text + original.slice(mutant.end));
    return (await passes(tests, limitMs)) !== true;
  } finally {
    restore();
    process.off('exit', restore);
  }
}

if (positionals.length === 0 || positionals.some((place) => !existsSync(place)))
  throw new Error('Name files or folders: npm run mutants -- apps/api/src/domains/watcher/evaluate.ts');

const byFolder = Map.groupBy(positionals.flatMap(sourcesOf), (file) => path.dirname(file));
let isEnough = true;
for (const [folder, files] of byFolder) {
  const tests = values.tests ?? [`${folder}/`];
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const some = shuffled(all, Number(values.seed)).slice(0, Number(values.sample ?? all.length));
  const from = performance.now();
  if ((await passes(tests)) !== true)
    throw new Error(`The tests fail without a fault, or there are none: ${tests.join(' ')}`);
  const limitMs = SLOWER * (performance.now() - from);
  let killed = 0;
  for (const mutant of some) {
    if (await isKilled(mutant, tests, limitMs)) killed += 1;
    else say(`survived  ${mutant.file}:${mutant.line}  ${mutant.what}`);
  }
  const share = killed / Math.max(some.length, 1);
  isEnough &&= share >= ENOUGH;
  say(`${folder}: ${killed} of ${some.length} killed, ${Math.floor(share * 100)} % (${all.length} possible)`);
}
process.exit(isEnough ? 0 : 1);
