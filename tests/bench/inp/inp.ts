// `npm run bench:inp`: how long every press of the journeys takes until the page shows something new (INP), on a processor four times slower. Runs the
// journeys one by one; `-- discover talk` runs those of some files. What Playwright does in a page beside it counts, too, so the figures are a little
// high; presses of less than 16 ms are not reported by browsers, and not counted.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from '../../../scripts/build-web.mjs';
import type { PressEvent } from '../../e2e/presses.ts';

const LIMIT_MS = 200;
const SHOWN = 20;

const file = path.resolve('.cache/bench-inp/presses.jsonl');
mkdirSync(path.dirname(file), { recursive: true });
rmSync(file, { force: true });
await buildWeb();
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--project',
    'still',
    '--workers',
    '1',
    // A trace takes a picture of the page's elements within each press.
    '--trace',
    'off',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, PRESSES_FILE: file } },
);
// A journey that fails still pressed.
if (status !== 0) console.log('Some journeys failed.');

/** The longest event of each press. */
const presses = new Map<string, PressEvent>();
for (const line of existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []) {
  const event: PressEvent = JSON.parse(line);
  const longest = presses.get(event.press);
  if (longest === undefined || event.ms > longest.ms) presses.set(event.press, event);
}

const pages = Map.groupBy(presses.values(), (press) => press.path.replaceAll(/\/[\da-f-]{36}|\/\d+/g, '/…'));
const all = [...presses.values()].toSorted((one, other) => other.ms - one.ms);

/** The press that this share of presses is not longer than; of sorted ones, the longest first. */
const at = (share: number, sorted: readonly PressEvent[]): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * (1 - share)))]?.ms ?? Number.NaN;

console.log(`\n${'ms'.padEnd(44)} presses    p50    p98  worst (at most ${LIMIT_MS})`);
for (const [page, ofPage] of [
  ['every page', all] as const,
  ...[...pages].toSorted(([one], [other]) => (one < other ? -1 : 1)),
]) {
  const sorted = ofPage.toSorted((one, other) => other.ms - one.ms);
  const figures = [sorted.length, at(0.5, sorted), at(0.98, sorted), sorted[0]?.ms ?? Number.NaN];
  console.log(`${page.padEnd(44)} ${figures.map((figure) => String(figure).padStart(7)).join('')}`);
}
console.log(`\nThe longest: in all, of it until the page's code began, in it, and drawing`);
for (const { ms, waitedMs, ranMs, path: page, what, type } of all.slice(0, SHOWN)) {
  const parts = [waitedMs, ranMs, ms - waitedMs - ranMs].map((part) => Math.max(0, Math.round(part))).join(' + ');
  console.log(`${String(ms).padStart(5)} = ${parts.padEnd(16)} ${type.padEnd(12)} ${what}  ${page}`);
}
const over = all.filter(({ ms }) => ms > LIMIT_MS).length;
console.log(`\n${over} of ${all.length} presses take more than ${LIMIT_MS} ms.`);
if (over > 0 || all.length === 0) process.exitCode = 1;
