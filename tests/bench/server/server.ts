// Measures what one request costs: CPU time of the API and of PostgreSQL for each hot operation, in units of a bare node:http "hello" measured in the
// same rounds, then the statements that each sends to the database, which are the same on any machine. `npm run bench:server -- --requests 400
// --rounds 5`. Linux only.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../apps/api/src/database/database.ts';
import { countHotOperations } from '../../../apps/api/src/testing/hot-operations.ts';
import { startProduct } from '../../support/product.ts';
import { cpuOf, cpuOfTree } from './cpu.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const REQUESTS = Number(values.requests);
const ROUNDS = Number(values.rounds);
/** A hello is so short that it takes many for Linux's clock, which ticks every 10 ms. */
const HELLOS = 20 * REQUESTS;
const CLIENTS = 16;
const STRANGERS = 300;
const PARTNERS = 30;
const MESSAGES = 5;
const TAGS = ['defi', 'design', 'solidity', 'community', 'research', 'trading', 'nft', 'infra'];

interface Operation {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: () => object;
}

/** Microseconds of CPU time per request. */
interface Cost {
  api: number;
  database: number;
}

type Headers = Readonly<Record<string, string>>;

// Rate limits are not measured.
for (const name of ['WRITES_PER_USER', 'WRITES_PER_ADDRESS', 'READS_PER_USER', 'READS_PER_ADDRESS'])
  process.env[`RATE_LIMIT_${name}`] = '1000000';

const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
const product = await startProduct();
const { processes, sandboxUrl } = product;
const api = product.url.replace('localhost', '127.0.0.1');
const database = openDatabase(processes().databaseUrl, { maxConnections: 1 });
const hello = fork(new URL('hello.ts', import.meta.url));
try {
  const [{ port }] = await once(hello, 'message');
  const { headers, profileId, conversationId } = await fill();
  await measure(
    [
      { name: 'GET /users/me', method: 'GET', path: '/users/me' },
      { name: 'GET /matching/queue', method: 'GET', path: `/matching/queue?userProfileId=${profileId}&limit=20` },
      { name: 'GET /matching/matches', method: 'GET', path: `/matching/matches?userProfileId=${profileId}` },
      { name: 'GET /messaging/conversations', method: 'GET', path: `/messaging/conversations?profileId=${profileId}` },
      { name: 'GET /notifications/counts', method: 'GET', path: '/notifications/counts' },
      { name: 'GET /notifications', method: 'GET', path: '/notifications' },
      {
        name: 'POST /messaging/messages',
        method: 'POST',
        path: `/messaging/messages?profileId=${profileId}`,
        body: () => message(conversationId, 'A line of a talk between two.'),
      },
    ],
    { headers, hello: `http://127.0.0.1:${port}/` },
  );
  await printStatements();
} finally {
  agent.destroy();
  hello.kill();
  await database.close();
  await product.stop();
}

/** A community to swipe in, and a person with matches, conversations and notifications in it. */
async function fill(): Promise<{ headers: Headers; profileId: string; conversationId: string }> {
  const me = await join('me', TAGS.slice(0, 3));
  await product.setTier('me', 'premium_plus');
  await inParts(STRANGERS, (n) => join(`stranger${n}`, [TAGS[n % 8] ?? '', TAGS[(3 * n + 1) % 8] ?? '']));
  const conversations: string[] = [];
  await inParts(PARTNERS, async (n) => {
    const partner = await join(`partner${n}`, TAGS.slice(0, 2));
    await call(partner.headers, 'POST', `/matching/like/${me.profileId}`, { userProfileId: partner.profileId });
    const like = await call(me.headers, 'POST', `/matching/like/${partner.profileId}`, { userProfileId: me.profileId });
    const conversationId = String(like['conversationId']);
    conversations.push(conversationId);
    for (let count = 0; count < MESSAGES; count += 1) {
      const path = `/messaging/messages?profileId=${partner.profileId}`;
      await call(
        partner.headers,
        'POST',
        path,
        message(conversationId, `Line ${count} of somebody with a lot to say.`),
      );
    }
  });
  await jobsAreDone();
  return { ...me, conversationId: conversations[0] ?? '' };
}

async function join(handle: string, tags: string[]): Promise<{ headers: Headers; profileId: string }> {
  const session = await request(sandboxUrl, 'POST', '/identity/sessions', {}, { handle });
  const headers = {
    authorization: `Bearer ${String(session['accessToken'])}`,
    'privy-id-token': String(session['identityToken']),
  };
  const profile = await call(headers, 'POST', '/profiles', {
    profileType: 'individual',
    name: handle,
    bio: 'Builds one thing after another, and writes about what went wrong.',
    tags,
    languages: ['en'],
    individualData: { role: 'developer', skills: ['Solidity', 'TypeScript'] },
  });
  return { headers, profileId: String(profile['_id']) };
}

function message(conversationId: string, content: string): object {
  return { conversationId, clientId: randomUUID(), type: 'text', content };
}

/** The cost of each operation: the median of the rounds, in hellos of the same rounds. */
async function measure(
  operations: Operation[],
  { headers, hello: helloUrl }: { headers: Headers; hello: string },
): Promise<void> {
  const wanted = operations.filter(({ name }) => name.includes(values.only));
  const costs = new Map<string, Cost[]>([['hello', []], ...wanted.map(({ name }): [string, Cost[]] => [name, []])]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = new Map<string, Cost>([
      ['hello', await costOf(hello.pid ?? 0, () => request(helloUrl, 'GET', '', {}), HELLOS)],
    ]);
    for (const { name, method, path, body } of wanted)
      measured.set(name, await costOf(processes().api, () => call(headers, method, path, body?.())));
    // The first round is a warm-up.
    if (round > 0) for (const [name, cost] of measured) costs.get(name)?.push(cost);
  }
  const unit = median((costs.get('hello') ?? []).map((cost) => cost.api));
  console.log(
    `\n${REQUESTS} requests a round, ${ROUNDS} rounds; a hello costs ${unit.toFixed(0)} µs of processor time.\n`,
  );
  console.log('| in hellos | API | PostgreSQL | sum |\n|---|---:|---:|---:|');
  for (const { name } of wanted) {
    const of = (part: keyof Cost): number => median((costs.get(name) ?? []).map((cost) => cost[part])) / unit;
    const [forApi, forDatabase] = [of('api'), of('database')];
    console.log(
      `| ${name} | ${forApi.toFixed(1)} | ${forDatabase.toFixed(1)} | ${(forApi + forDatabase).toFixed(1)} |`,
    );
  }
}

/** The statements of each operation, and of each job that a message adds. */
async function printStatements(): Promise<void> {
  console.log('\n| statements | all | one after the other |\n|---|---:|---:|');
  for (const [name, { count, inSequence }] of await countHotOperations())
    console.log(`| ${name} | ${count} | ${inSequence} |`);
}

/** The cost of one request, including the jobs it adds. */
async function costOf(pid: number, once: () => Promise<unknown>, requests = REQUESTS): Promise<Cost> {
  const read = (): Cost => ({ api: cpuOf(pid), database: cpuOfTree(processes().postgres) });
  const before = read();
  await inParts(requests, once);
  await jobsAreDone();
  const after = read();
  return { api: (after.api - before.api) / requests, database: (after.database - before.database) / requests };
}

async function jobsAreDone(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query('select 1 from graphile_worker.jobs where run_at <= now() limit 1');
    if (rows.length === 0) return;
    await pause(100);
  }
}

async function call(headers: Headers, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  return request(api, method, `/v1${path}`, headers, body);
}

/** One request on a keep-alive connection; throws unless it succeeds. */
async function request(
  origin: string,
  method: string,
  path: string,
  headers: Headers,
  body?: object,
): Promise<Record<string, unknown>> {
  const sent = http.request(`${origin}${path}`, {
    agent,
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(sent, 'response');
  const answer = await text(response);
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`);
  return JSON.parse(answer);
}

/** Runs `work` this many times, CLIENTS of them concurrently. */
async function inParts(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < count) await work((next += 1));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
