// Runs in a container of the image, as its user (image.ts): what is in it, what that user may write, and a server from its start to its end.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What the product adds to its base; decision 054 says of what it consists. */
const MOST_MB = 145;
const MOST_STOP_MS = 10_000;
/** Of the kit, the build and the tests. */
const DEVELOPMENT = /^(vite|vitest|typescript|react-aria|react-dom|storybook|playwright|oxlint)(-.*)?@/;

/** The paths that `find` prints; it is silent about what it may not look into. */
const find = (...args) =>
  spawnSync('find', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .stdout.split('\n')
    .filter((line) => line !== '');
const compiled = () => find('/mutuals/.compile-cache', '-type', 'f').length;
const statusOf = (path) =>
  fetch(`http://127.0.0.1:${process.env.PORT}${path}`).then(
    (answer) => answer.status,
    () => 0,
  );

assert.equal(`${process.getuid()}:${process.getgid()}`, '10001:10001', 'the user');

const packages = readdirSync('/mutuals/node_modules/.pnpm');
assert.deepEqual(
  packages.filter((name) => DEVELOPMENT.test(name)),
  [],
  'packages of development',
);
const { components } = JSON.parse(readFileSync('/mutuals/sbom.cdx.json', 'utf8'));
const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}+` : ''}${name}@${version}`));
assert.deepEqual(
  packages.filter((name) => name.includes('@', 1) && !listed.has(/^@?[^@]+@[^_]+/.exec(name)?.[0] ?? '')),
  [],
  'packages that the bill of materials does not list',
);
const leftover = ['.env', '.git', '*.test.ts', '*.tsx'].flatMap((name) => ['-o', '-name', name]);
assert.deepEqual(
  find('/mutuals', '-name', 'node_modules', '-prune', '-o', '(', ...leftover.slice(1), ')', '-print'),
  [],
  'what only building and testing need',
);
const productMB = Number(execFileSync('du', ['-sm', '/mutuals'], { encoding: 'utf8' }).split('\t')[0]);
assert.ok(productMB <= MOST_MB, `the product takes ${productMB} MB`);
console.log(`product ${productMB} MB (at most ${MOST_MB}), ${packages.length} packages, Node ${process.version}`);

// A mount of the kernel is none of the image.
const mounts = ['/proc', '/sys', '/dev', '/mutuals/.compile-cache'].flatMap((path) => ['-path', path, '-prune', '-o']);
const writable = find('/', '-xdev', ...mounts, '-writable', '!', '-type', 'l', '-print');
assert.deepEqual(
  writable.filter((path) => !path.startsWith('/tmp/') && !path.startsWith('/var/tmp')).toSorted(),
  ['/data', '/run/lock', '/tmp'],
  'what the user may write',
);

const migrated = spawnSync('node', ['apps/api/src/mutuals.ts', 'migrate'], { encoding: 'utf8' });
assert.equal(migrated.status, 0, migrated.stderr);

const compiledBefore = compiled();
const from = performance.now();
const server = spawn('node', ['apps/api/src/server.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const exited = once(server, 'exit');
while (server.exitCode === null && server.signalCode === null && (await statusOf('/readyz')) !== 200) await wait(10);
const readyMs = Math.round(performance.now() - from);
const ofProcess = (file) => readFileSync(`/proc/${server.pid}/${file}`, 'utf8');
const [user = 0, system = 0] = ofProcess('stat')
  .split(' ')
  .slice(13, 15)
  .map((ticks) => Number(ticks) * 10);
const memoryMB = Math.round(Number(/VmRSS:\s+(\d+)/.exec(ofProcess('status'))?.[1]) / 1024);
for (const path of ['/', '/faq', '/transparency']) assert.equal(await statusOf(path), 200, path);

const stopFrom = performance.now();
server.kill('SIGTERM');
assert.deepEqual(await exited, [0, null], 'the end after SIGTERM');
const stopMs = Math.round(performance.now() - stopFrom);
assert.ok(stopMs <= MOST_STOP_MS, `the end took ${stopMs} ms`);
console.log(
  `ready after ${readyMs} ms (${user + system} ms of a processor), ${memoryMB} MB (goal 220), ended ${stopMs} ms after SIGTERM`,
);
console.log(`${compiledBefore} files of compiled code, ${compiled() - compiledBefore} added by this start`);
