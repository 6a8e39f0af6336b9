// Two processes behind a balancer, restarted in turn as a deployment does: no request is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request as send, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { freePorts } from '../support/free-ports.ts';

const PROBE_MS = 100;
const POLL_MS = 20;
const CLIENTS = 8;

interface Process {
  port: number;
  child: ChildProcess;
  isReady: boolean;
}

let database: TestDatabase;
let processes: Process[];
let balancer: Server;
let url: string;
const probing = new AbortController();
const agent = new Agent({ keepAlive: true });

function start(port: number): ChildProcess {
  return spawn(process.execPath, ['apps/api/src/server.ts'], {
    env: {
      PATH: process.env['PATH'],
      // As many requests as this machine manages: none may be turned away for that.
      RATE_LIMIT_READS_PER_ADDRESS: '10000000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      DATABASE_URL: database.connectionString,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '4',
    },
    stdio: 'ignore',
  });
}

/** Asks each process again and again whether it wants requests, as a balancer does. */
async function probe(target: Process): Promise<void> {
  while (!probing.signal.aborted) {
    target.isReady = await fetch(`http://127.0.0.1:${target.port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    await pause(PROBE_MS);
  }
}

const untilReady = async (target: Process, ready: boolean): Promise<void> => {
  while (target.isReady !== ready) await pause(POLL_MS);
};

/** Sends each request to the next process that is ready, over connections that it keeps; it tries none twice. */
function startBalancer(): Server {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const ready = processes.filter(({ isReady }) => isReady);
    const target = ready[(turn += 1) % ready.length];
    const onward = send(
      { agent, port: target?.port, host: '127.0.0.1', method: incoming.method, path: incoming.url },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  const ports = await freePorts(2);
  processes = ports.map((port) => ({ port, child: start(port), isReady: false }));
  for (const target of processes) void probe(target);
  await Promise.all(processes.map((target) => untilReady(target, true)));
  balancer = startBalancer().listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  url = `http://127.0.0.1:${Object(balancer.address()).port}/v1/statistics`;
});
afterAll(async () => {
  probing.abort();
  await Promise.all(
    processes.map(async ({ child }) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  agent.destroy();
  balancer.closeAllConnections();
  balancer.close();
  await database.drop();
});

it('a rolling restart loses no request', async () => {
  const answers = new Map<number, number>();
  const over = new AbortController();
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!over.signal.aborted) {
      const { status } = await fetch(url);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  for (const target of processes) {
    const ended = once(target.child, 'exit');
    target.child.kill('SIGTERM');
    await untilReady(target, false);
    expect(await ended).toEqual([0, null]);
    target.child = start(target.port);
    await untilReady(target, true);
  }
  over.abort();
  await Promise.all(clients);
  expect([...answers.keys()]).toEqual([200]);
}, 240_000);
