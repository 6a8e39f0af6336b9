// `npm run bench:scale`: what a day of people costs. Three servers, a job runner and one PostgreSQL on this machine, a community of 100,000 people, and
// as many active ones as ten minutes allow, each of whom does what `day.ts` says. Prints what a thousand of them cost, in seconds of processors,
// which are the same on a busy machine; docs/operating/sizing.md computes with it. `-- --people 2000` (active), `--community`, `--minutes`. Linux only.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApiClient } from '../../../packages/api-client/src/index.ts';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { openDatabase } from '../../../apps/api/src/database/database.ts';
import { migrate } from '../../../apps/api/src/database/migrate.ts';
import { buildSandbox } from '../../../apps/sandbox/src/server.ts';
import { freePorts } from '../../support/free-ports.ts';
import { startProgram } from '../../support/program.ts';
import { IMAGE_ENVIRONMENT } from '../image-environment.ts';
import { fillCommunity } from '../lists/fill.ts';
import { actsOf, DAY, type Person, PROFILE } from './day.ts';
import { memoryOf } from '../server/cpu.ts';
import { between, connectionsOf, type Process, readUsage, type Usage } from './usage.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    community: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '10' },
  },
});
const PEOPLE = Number(values.people);
const COMMUNITY = Number(values.community);
const MOST_MS = Number(values.minutes) * 60_000;
const SERVERS = 3;
const AT_ONCE = 16;
const IDLE_MS = 30_000;
const POLL_MS = 100;
const KEY = 'scale.key:secret';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-scale-'));
await fs.chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
});
const database = openDatabase(postgres.connectionString, { timeLimitMs: 0, maxConnections: 2 });
const sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: KEY });
const programs: { end(signal: NodeJS.Signals): Promise<void> }[] = [];
try {
  await migrate(postgres.connectionString);
  await fillCommunity(database, { people: COMMUNITY, rows: 5 * COMMUNITY, ofOne: 1000 });
  const ports = await freePorts(2 * SERVERS + 1);
  const processes: Process[] = [];
  const urls: string[] = [];
  for (let index = 0; index <= SERVERS; index += 1) {
    const name = index === SERVERS ? 'jobs' : `server ${index + 1}`;
    const metrics = String(ports[index]);
    const program = startProgram(
      index === SERVERS ? 'apps/api/src/work.ts' : 'apps/api/src/server.ts',
      {
        ...process.env,
        ...IMAGE_ENVIRONMENT,
        DATABASE_URL: postgres.connectionString,
        SANDBOX_URL: sandbox.url,
        ABLY_API_KEY: KEY,
        ABLY_ENDPOINT: sandbox.url,
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        // The client is one machine, and this one does much else.
        MAX_EVENT_LOOP_DELAY_MS: '0',
        ...Object.fromEntries(
          ['READS_PER_USER', 'READS_PER_ADDRESS', 'WRITES_PER_USER', 'WRITES_PER_ADDRESS'].map((limit) => [
            `RATE_LIMIT_${limit}`,
            '1000000',
          ]),
        ),
        METRICS_PORT: metrics,
        ...(index === SERVERS ? {} : { PORT: String(ports[SERVERS + 1 + index]) }),
      },
      (error) => {
        throw error;
      },
    );
    programs.push(program);
    processes.push({ name, pid: program.pid, metricsUrl: `http://127.0.0.1:${metrics}/metrics` });
    if (index < SERVERS) urls.push(`http://127.0.0.1:${ports[SERVERS + 1 + index]}`);
  }
  for (const url of [...urls.map((one) => `${one}/readyz`), ...processes.map(({ metricsUrl }) => metricsUrl)])
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await pause(POLL_MS);
  const read = (): Promise<Usage> => readUsage(processes, postgres.pid, database.pool);

  const beforeIdle = await read();
  await pause(IDLE_MS);
  const idle = between(beforeIdle, await read());

  const beforeJoining = await read();
  const people = await joinAll(urls);
  await jobsAreDone();
  const joining = between(beforeJoining, await read());

  const before = await read();
  let connections = 0;
  const end = Date.now() + MOST_MS;
  let done = 0;
  await inParts(people, async (person, number) => {
    if (Date.now() > end) return;
    for (const [turn, act] of actsOf(number).entries()) await act.run(person, number + turn);
    done += 1;
    if (done % 20 === 0) connections = Math.max(connections, await connectionsOf(database.pool));
  });
  await jobsAreDone();
  const day = between(before, await read());

  console.log(`\n${done} of ${PEOPLE} active people in a community of ${COMMUNITY}, each:`);
  for (const { what, times, why } of DAY) console.log(`- ${what}: ${times} a day (${why})`);
  print('a thousand active people, a day', day, 1000 / done);
  print('a thousand people who join, each with a profile and a match', joining, 1000 / PEOPLE);
  print('an hour in which nobody does anything', idle, 3_600_000 / IDLE_MS);
  const memory = processes.map(({ name, pid }) => `${name} ${Math.round(memoryOf(pid))} MB`);
  console.log(`\n${memory.join(', ')}; at most ${connections} connections`);
} finally {
  await Promise.all(programs.map((program) => program.end('SIGTERM')));
  await sandbox.close();
  await database.close();
  await postgres.stop();
  await fs.rm(folder, { recursive: true, force: true });
}

/** Everybody gets a profile, and every second one a match with the one before. */
async function joinAll(urls: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  const pairs = Array.from({ length: Math.ceil(PEOPLE / 2) }, (_, pair) => pair);
  await inParts(pairs, async (pair) => {
    const [one, other] = [await join(2 * pair, urls), await join(2 * pair + 1, urls)];
    const like = (from: typeof one, to: typeof one) =>
      from.api.likeProfile({
        path: { profileId: to.profileId },
        body: { userProfileId: from.profileId, isSuperLike: false },
      });
    await like(one, other);
    const { conversationId } = await like(other, one);
    if (conversationId === null) throw new Error('They did not match');
    people.push(
      { ...one, partnerId: other.profileId, conversationId },
      { ...other, partnerId: one.profileId, conversationId },
    );
  });
  return people.slice(0, PEOPLE);
}

async function join(number: number, urls: readonly string[]): Promise<Pick<Person, 'api' | 'profileId' | 'openPage'>> {
  const url = urls[number % urls.length] ?? '';
  const tokens = await sandbox.identity.signIn(`active_${number}`);
  const api = createApiClient({
    baseUrl: `${url}/v1`,
    timeoutMs: 60_000,
    getTokens: async () => tokens,
    onUnauthenticated: () => undefined,
  });
  const { _id } = await api.createProfile({ body: PROFILE });
  return {
    api,
    profileId: _id,
    openPage: () => fetch(`${url}/discover`, { headers: { accept: 'text/html' } }).then((page) => page.text()),
  };
}

async function jobsAreDone(): Promise<void> {
  const waiting = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1';
  while ((await database.pool.query(waiting)).rows.length > 0) await pause(POLL_MS);
}

async function inParts<T>(list: readonly T[], work: (item: T, index: number) => Promise<unknown>): Promise<void> {
  const queue = list.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of queue) await work(item, index);
    }),
  );
}

function print(title: string, usage: Usage, factor: number): void {
  const figure = (value: number): string => (value * factor).toFixed(value * factor < 10 ? 1 : 0);
  console.log(`\n| ${title} | |\n|---|---:|`);
  const rows: [string, keyof Usage][] = [
    ['requests', 'requests'],
    ['seconds of a processor, servers', 'serverCpu'],
    ['seconds of a processor, jobs', 'jobsCpu'],
    ['seconds of a processor, PostgreSQL', 'postgresCpu'],
    ['jobs', 'jobs'],
    ['real-time messages', 'realtimeMessages'],
    ['WAL, MB', 'walMb'],
    ['database grows by, MB', 'databaseMb'],
  ];
  for (const [label, key] of rows) console.log(`| ${label} | ${figure(usage[key])} |`);
}
