// `npm run bench:idle`: the processor time of `npm start` while nobody uses it, by program: in the first minutes of a new installation, and in the
// minutes after them. Takes 20 minutes, since payments of the demo are open for the first quarter of an hour; on Linux.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../support/free-ports.ts';
import { start } from '../../start/start.ts';
import { cpuByProgram } from '../server/cpu.ts';

const MINUTE_MS = 60_000;
const FIRST_MINUTES = 3;
/** By then the first start has nothing left to do, and no payment of the demo is open. */
const IDLE_FROM = 16;
const IDLE_MINUTES = 3;
const GOAL = { firstSeconds: 30, idleShare: 0.01 };

const dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'mutuals-idle-')));
const [port, sandboxPort] = await freePorts(2);
const product = start({ PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir });
try {
  await product.line(/^Mutuals is ready: /);
  const ready = used();
  await wait(FIRST_MINUTES * MINUTE_MS);
  const first = used();
  await wait((IDLE_FROM - FIRST_MINUTES) * MINUTE_MS);
  const before = used();
  await wait(IDLE_MINUTES * MINUTE_MS);
  const idle = since(before, used());

  const firstSeconds = sum(since(ready, first));
  const idleShare = sum(idle) / (IDLE_MINUTES * 60);
  console.log(
    `first ${FIRST_MINUTES} minutes: ${firstSeconds.toFixed(1)} s of a processor (at most ${GOAL.firstSeconds})`,
  );
  console.log(`idle: ${(100 * idleShare).toFixed(2)} % of a core (at most ${100 * GOAL.idleShare} %), of which`);
  for (const [program, seconds] of [...idle].sort(([, a], [, b]) => b - a))
    console.log(`  ${((100 * seconds) / (IDLE_MINUTES * 60)).toFixed(2)} %  ${program}`);
} finally {
  product.process.kill('SIGTERM');
  await product.ended;
  await rm(dataDir, { recursive: true, force: true });
}

/** Seconds by program so far. */
function used(): Map<string, number> {
  const { pid } = product.process;
  if (pid === undefined) throw new Error('It did not start.');
  return new Map([...cpuByProgram(pid)].map(([program, us]) => [program, us / 1_000_000]));
}

function since(from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...to].map(([program, seconds]) => [program, seconds - (from.get(program) ?? 0)]));
}

function sum(seconds: ReadonlyMap<string, number>): number {
  return [...seconds.values()].reduce((total, each) => total + each, 0);
}
