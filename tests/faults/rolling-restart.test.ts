// Two processes behind a load balancer, restarted in turn as in a deployment: no request is lost, and no write is lost or done twice.
// `npm test` restarts one of them under few clients, `npm run test:deep` both under many.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request as send, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { buildSandbox, type Sandbox } from '../../apps/sandbox/src/server.ts';
import { freePorts } from '../support/free-ports.ts';

const PROBE_MS = 100;
/**
 * An answer to a probe holds for so long: less than a process goes on answering after it was told to end (`DRAIN_SECONDS`). On a machine that stood still,
 * the timers come before older answers.
 */
const FRESH_MS = 2000;
const POLL_MS = 20;
const isDeep = process.env['DEEP'] !== undefined;
const READERS = isDeep ? 4 : 1;
const WRITERS = isDeep ? 4 : 1;
const RESTARTED = isDeep ? 2 : 1;
/** One person's maximum number of profiles. */
const PROFILES = 10;

interface Process {
  port: number;
  child: ChildProcess;
  isReady: boolean;
}

let database: TestDatabase;
/** What ends an attempt, as far as it got. */
const endings: (() => unknown)[] = [];
/** Only people sign in there. */
let sandbox: Sandbox;
let processes: Process[];
let url: string;
let probing: AbortController;
let agent: Agent;

function start(port: number): ChildProcess {
  return spawn(process.execPath, ['apps/api/src/server.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      // As many requests as this machine manages: none may be rejected by a rate limit.
      RATE_LIMIT_READS_PER_ADDRESS: '10000000',
      SANDBOX_URL: sandbox.url,
      MAX_EVENT_LOOP_DELAY_MS: '0',
      DATABASE_URL: database.connectionString,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '4',
    },
    stdio: 'ignore',
  });
}

/** Polls each process's readiness, like a load balancer. */
async function probe(target: Process): Promise<void> {
  let old: NodeJS.Timeout | undefined;
  while (!probing.signal.aborted) {
    const answer = fetch(`http://127.0.0.1:${target.port}/readyz`, { signal: AbortSignal.timeout(FRESH_MS) });
    target.isReady = await answer.then(
      ({ ok }) => ok,
      () => false,
    );
    clearTimeout(old);
    old = setTimeout(() => (target.isReady = false), FRESH_MS);
    await pause(PROBE_MS);
  }
  clearTimeout(old);
}

const untilReady = async (target: Process, ready: boolean): Promise<void> => {
  while (target.isReady !== ready) {
    const { exitCode, signalCode } = target.child;
    if (ready && (exitCode ?? signalCode) !== null)
      throw new Error(`A server ended by itself (${exitCode ?? signalCode}).`);
    await pause(POLL_MS);
  }
};

/** The ready processes; waits while a busy machine has none answer that it is. */
async function anyReady(): Promise<Process[]> {
  for (;;) {
    const ready = processes.filter(({ isReady }) => isReady);
    if (ready.length > 0) return ready;
    await pause(POLL_MS);
  }
}

/** Sends each request to the next ready process, over keep-alive connections; retries none. */
function startBalancer(): Server {
  let turn = 0;
  // It closes no idle connection: its clients follow the server's keep-alive header.
  return createServer({ keepAliveTimeout: 0 }, async (incoming, outgoing) => {
    const ready = await anyReady();
    const target = ready[(turn += 1) % ready.length];
    const onward = send(
      {
        agent,
        port: target?.port,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, connection: 'keep-alive' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
}

// For each attempt: one that failed may leave a process that is dead, or about to end.
beforeEach(async () => {
  database = await createTestDatabase();
  endings.push(() => database.drop());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-rolling-'));
  endings.push(() => rm(dataDir, { recursive: true }));
  sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'a:b' });
  endings.push(() => sandbox.close());
  const ports = await freePorts(2);
  agent = new Agent({ keepAlive: true });
  endings.push(() => agent.destroy());
  processes = ports.map((port) => ({ port, child: start(port), isReady: false }));
  endings.push(() => Promise.all(processes.map(stop)));
  probing = new AbortController();
  endings.push(() => probing.abort());
  for (const target of processes) void probe(target);
  await Promise.all(processes.map((target) => untilReady(target, true)));
  const balancer = startBalancer().listen(0, '127.0.0.1');
  endings.push(() => {
    balancer.closeAllConnections();
    balancer.close();
  });
  await once(balancer, 'listening');
  url = `http://127.0.0.1:${Object(balancer.address()).port}/v1`;
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function stop({ child }: Process): Promise<void> {
  if ((child.exitCode ?? child.signalCode) !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function restartInTurn(): Promise<void> {
  for (const target of processes.slice(0, RESTARTED)) {
    const ended = once(target.child, 'exit');
    target.child.kill('SIGTERM');
    await untilReady(target, false);
    expect(await ended).toEqual([0, null]);
    target.child = start(target.port);
    await untilReady(target, true);
  }
}

interface Person {
  headers: Record<string, string>;
  /** The profiles whose creation was acknowledged, by name. */
  made: Map<string, string>;
}

async function join(): Promise<Person> {
  const { accessToken, identityToken } = await sandbox.identity.signIn(`p${randomUUID().slice(0, 8)}`);
  return { headers: { authorization: `Bearer ${accessToken}`, 'privy-id-token': identityToken }, made: new Map() };
}

/** Creates a profile under a key and returns its id; retries while the same request is in progress. */
async function makeProfile({ headers }: Person, name: string, key: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/profiles`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ profileType: 'individual', name, bio: 'Builds.', individualData: { role: 'developer' } }),
    });
    const body: unknown = await answer.json();
    if (Object(body).code !== 'idempotency_in_progress') {
      expect({ status: answer.status, body }).toMatchObject({ status: 201, body: { name } });
      return String(Object(body)._id);
    }
    await pause(POLL_MS);
  }
}

it('a rolling restart loses no request and no write, and repeats none that is sent twice under one key (D31)', async () => {
  const people: Person[] = [];
  const answers = new Set<number>();
  const over = new AbortController();
  const untilOver = (times: number, work: () => Promise<void>) =>
    Array.from({ length: times }, async () => {
      while (!over.signal.aborted) await work();
    });
  const clients = [
    ...untilOver(READERS, async () => {
      answers.add((await fetch(`${url}/statistics`)).status);
    }),
    ...untilOver(WRITERS, async () => {
      const person = await join();
      people.push(person);
      for (let number = 1; number <= PROFILES; number += 1) {
        const [name, key] = [`Profile ${number}`, randomUUID()];
        // One goes to each process.
        const ids = await Promise.all([makeProfile(person, name, key), makeProfile(person, name, key)]);
        expect(ids[0]).toBe(ids[1]);
        person.made.set(name, ids[0]);
      }
    }),
  ];
  await Promise.race([restartInTurn(), Promise.all(clients)]);
  over.abort();
  await Promise.all(clients);
  expect([...answers]).toEqual([200]);
  expect(people.length).toBeGreaterThan(WRITERS);
  for (const { headers, made } of people) {
    const mine: unknown = await (await fetch(`${url}/profiles/my-profiles`, { headers })).json();
    const stored = Object(mine).data.map((profile: unknown) => [Object(profile).name, Object(profile)._id]);
    expect(stored).toEqual([...made]);
  }
});
