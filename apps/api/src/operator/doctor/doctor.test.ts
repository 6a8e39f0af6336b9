// What the doctor says of each thing that is broken: one line, without a secret, and exit code 1.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { backupName } from '../backup/place.ts';
import { call, contentsOf, createEmptyDatabase, query } from '../testing.ts';

const CANARY = 'canary4711';
const servers: net.Server[] = [];
let database: TestDatabase;
let pictures: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pictures = await mkdtemp(path.join(os.tmpdir(), 'mutuals-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(pictures, { recursive: true });
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
    server.close();
  }
});

async function listen(server: net.Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object(server.address()).port;
}
const http = async (answer: RequestListener) => `http://127.0.0.1:${await listen(createServer(answer))}`;

/** A port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

/** Of a database that is away nothing is asked, which is quicker. */
const AWAY = 'postgres://mutuals@127.0.0.1:1/mutuals';

/** What the doctor says is wrong, but for a database that no test names and jobs that nobody runs; it never tells a secret. */
async function problemsWith(env: Record<string, string>, aheadMs = 0): Promise<readonly string[]> {
  const clock = new FakeClock(new Date(Date.now() + aheadMs).toISOString());
  const said = await call('doctor', { DATABASE_URL: AWAY, PICTURES_DIR: pictures, ...env }, clock);
  expect(said.code).toBe(1);
  expect(JSON.stringify(said)).not.toContain(CANARY);
  const expected = env['DATABASE_URL'] === undefined ? 'database: ' : 'jobs: no process runs';
  return said.problems.filter((line) => !line.startsWith(expected));
}

const XPUB =
  'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1';
const PASSPHRASE = { BACKUP_PASSPHRASE: `${CANARY}${CANARY}` };
const OTHERS = /^DATABASE_URL names the database of another program, which has public\.orders/;
const RESTORING = 'A restore of this database did not end: run "mutuals restore" again.';
const COMMANDS = ['migrate', 'migrate --plan', 'jobs', 'user ada', 'role ada none --reason x', 'maintenance on'];

/** A store whose key may read, and nothing else. */
const readOnlyStore = async () => ({
  S3_ENDPOINT: await http((request, response) => {
    const [status, code] = request.method === 'GET' ? [404, 'NoSuchKey'] : [403, 'AccessDenied'];
    request
      .resume()
      .on('end', () =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`),
      );
  }),
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: CANARY,
  PICTURES_DIR: '',
});

it('names nothing where all is well, and says of the rest that it is not configured', async () => {
  expect(await problemsWith({ DATABASE_URL: database.connectionString })).toEqual([]);
  const { lines } = await call('doctor --json', { DATABASE_URL: database.connectionString, PICTURES_DIR: pictures });
  const { findings, configuration } = JSON.parse(lines.join(''));
  expect(findings).toContainEqual({ check: 'chain', state: 'absent', lines: ['not configured.'] });
  expect(findings).toContainEqual({ check: 'schema', state: 'well', lines: ['it is what the migrations make.'] });
  expect(configuration).toContainEqual({ name: 'PICTURES_DIR', from: 'environment', value: pictures });
  expect(configuration).toContainEqual({ name: 'PORT', from: 'default', value: '3000' });
});

it('says only that there is the key with which everybody’s payments can be found', async () => {
  const env = {
    DATABASE_URL: AWAY,
    PICTURES_DIR: pictures,
    BSC_RPC_URL: `http://127.0.0.1:${await closedPort()}`,
    DEPOSIT_XPUB: XPUB,
  };
  const { lines } = await call('doctor', env);
  expect(lines).toContain('  DEPOSIT_XPUB = set');
  expect(lines.join()).not.toContain(XPUB);
});

it('what was copied from .env.example and never filled in', async () => {
  const copied = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://mutuals.org',
    OPERATOR_NAME: 'Example Operator',
    LEGAL_ENTITY: 'Ours Ltd., 1 Our Road, Ourtown',
    CONTACT_EMAIL: 'us@mutuals.org',
    TRUST_PROXY: 'none',
    PRIVY_APP_ID: 'app',
    ABLY_API_KEY: 'appId.keyId:secret',
    BNB_USD: '600',
  };
  const problems = await problemsWith(copied);
  expect(problems.filter((line) => line.startsWith('configuration: '))).toEqual([
    'configuration: OPERATOR_NAME is still that of .env.example.',
    'configuration: ABLY_API_KEY is still that of .env.example.',
  ]);
});

it('a database that is not there, or refuses us, once', async () => {
  const missing = new URL(database.connectionString);
  missing.pathname = '/nowhere';
  expect(await problemsWith({ DATABASE_URL: missing.href })).toEqual([
    'database: The database refuses: database "nowhere" does not exist.',
  ]);
});

it('a bucket that is read-only: neither a picture nor a backup can be put', async () => {
  const env = { ...(await readOnlyStore()), BACKUP_BUCKET: 'backups', ...PASSPHRASE };
  expect(await problemsWith(env)).toContain('pictures: a file cannot be put: AccessDenied.');
  expect(await call('backup', { DATABASE_URL: database.connectionString, ...env })).toMatchObject({
    code: 1,
    lines: [],
    problems: ['the bucket backups cannot be written: it says AccessDenied.'],
  });
});

it('a backup of a clock that was ahead, behind which none might be made for months', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-backups-'));
  const ofBackups = async (name: string) => {
    await writeFile(path.join(folder, name), '');
    const problems = await problemsWith({ BACKUP_DIR: folder, ...PASSPHRASE });
    return problems.filter((line) => line.startsWith('backups'));
  };
  expect(await ofBackups(backupName(new Date()))).toEqual([]);
  const ahead = backupName(new Date(Date.now() + 3_600_000));
  expect(await ofBackups(ahead)).toEqual([
    `backups: ${ahead} in ${folder} is of the future: a clock was ahead. Rename it, as it hides whether others are made.`,
  ]);
  await rm(folder, { recursive: true });
});

it('a passphrase that the next backup would refuse', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-backups-'));
  await writeFile(path.join(folder, backupName(new Date())), '');
  const ofBackups = async (env: Record<string, string>) =>
    (await problemsWith({ BACKUP_DIR: folder, ...env })).filter((line) => line.startsWith('backups'));
  // Where another program makes them.
  expect(await ofBackups({})).toEqual([]);
  expect(await ofBackups({ BACKUP_PASSPHRASE: CANARY })).toEqual([
    'backups: The passphrase of backups needs at least 16 characters.',
  ]);
  expect(await ofBackups({ BACKUP_PASSPHRASE_FILE: path.join(folder, 'nowhere') })).toEqual([
    expect.stringMatching(/^backups: BACKUP_PASSPHRASE_FILE cannot be read/),
  ]);
  expect(await ofBackups(PASSPHRASE)).toEqual([]);
  await rm(folder, { recursive: true });
});

it('a mail server that refuses the password, or is away', async () => {
  const port = await listen(
    net.createServer((socket) => {
      socket.on('error', () => undefined).write('220 here\r\n');
      socket.on('data', (data) => {
        if (String(data).startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN LOGIN\r\n');
        else socket.write(`535 nobody is ${CANARY}\r\n`);
      });
    }),
  );
  const mail = (at: number, more = '') =>
    problemsWith({ SMTP_URL: `smtp://me:${CANARY}@127.0.0.1:${at}${more}`, MAIL_FROM: 'us@example.org' });
  expect(await mail(port)).toEqual([
    `mail: 127.0.0.1:${port}, from us@example.org: it offers no encryption, and no password is sent without (ETLS 535 STARTTLS).`,
  ]);
  expect(await mail(port, '?requireTLS=false')).toEqual([
    `mail: 127.0.0.1:${port}, from us@example.org: it refuses the name or password of SMTP_URL (EAUTH 535 AUTH PLAIN).`,
  ]);
  expect(await mail(await closedPort())).toEqual([expect.stringMatching(/it does not answer \(E\w+ CONN\)\.$/)]);
});

it('which RPC is away, and which serves another chain', async () => {
  const testnet = await http((request, response) => {
    request.on('data', (body) => {
      const calls: { id: number }[] = JSON.parse(String(body));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x61' }))));
    });
  });
  const port = await closedPort();
  const rpcs = `http://127.0.0.1:${port}/${CANARY},${testnet}/${CANARY}`;
  expect(await problemsWith({ BSC_RPC_URL: rpcs, DEPOSIT_XPUB: XPUB })).toEqual([
    `chain: the RPC at 127.0.0.1:${port} did not answer (ECONNREFUSED).`,
    `chain: the RPC at ${new URL(testnet).host} serves another chain than 56.`,
    'price of BNB: the RPC that knows it does not answer.',
  ]);
});

it.each([
  [1, 'behind'],
  [-1, 'ahead of'],
])('a clock that is an hour off (%i), and on which side', async (hours, side) => {
  expect(await problemsWith({ DATABASE_URL: database.connectionString }, hours * 3_600_000)).toEqual([
    `clock of the database: it is 3600 s ${side} this machine's: check that NTP runs on both.`,
  ]);
});

it('an RPC that gives no logs, and a key of Ably whose tokens cannot be ended', async () => {
  const timestamp = `0x${Math.floor(Date.now() / 1000).toString(16)}`;
  const hash = `0x${'1'.repeat(64)}`;
  const results: Record<string, unknown> = {
    eth_chainId: '0x38',
    eth_getBlockByNumber: { number: '0x1', hash, parentHash: hash, timestamp, transactions: [] },
    eth_call: `0x${'12'.padStart(64, '0')}`,
  };
  const rpc = await http(async (request, response) => {
    const calls = [await json(request)].flat();
    const answers = calls.map((call) => {
      const { id, method } = Object(call);
      const result = results[method];
      const error = { code: -32005, message: 'limit exceeded' };
      return { jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) };
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
  });
  const ofChain = (await problemsWith({ BSC_RPC_URL: rpc, DEPOSIT_XPUB: XPUB })).filter((line) =>
    line.startsWith('chain'),
  );
  expect(ofChain).toEqual([
    'chain: the RPC gives neither logs nor receipts of a block (eth_getLogs): no payment in a token is booked.',
  ]);
  const ably = await http((request, response) =>
    response.writeHead(request.url?.endsWith('/revokeTokens') ? 401 : 201).end('{}'),
  );
  expect(await problemsWith({ ABLY_API_KEY: `app.key:${CANARY}`, ABLY_ENDPOINT: ably })).toEqual([
    `realtime: ${new URL(ably).host} ends no tokens: who is signed out or suspended would go on receiving. Check "Revocable tokens" in the settings of the key.`,
  ]);
});

it('keys that a service refuses', async () => {
  const refusing = await http((_, response) => response.writeHead(401).end('{}'));
  const { host } = new URL(refusing);
  expect(await problemsWith({ ABLY_API_KEY: `app.key:${CANARY}`, ABLY_ENDPOINT: refusing })).toEqual([
    `realtime: ${host} takes no event: it answers 401. Is ABLY_API_KEY right, and not revoked?`,
  ]);
  expect(await problemsWith({ PRIVY_APP_ID: 'app', PRIVY_JWKS_URL: refusing })).toEqual([
    'sign-in: the keys cannot be read: it answers 401. Is the app id right?',
  ]);
  const model = { MODEL_API: 'openai', MODEL_URL: refusing, MODEL_KEY: CANARY, MODEL_NAME: 'm' };
  expect(await problemsWith(model)).toEqual(['model: the service cannot be used: it answers 401.']);
});

it('services that do not answer, and why', async () => {
  const away = `http://127.0.0.1:${await closedPort()}`;
  const env = {
    TRANSLATION_URL: away,
    DNS_SERVERS: new URL(away).host,
    EXPLORER_API_URL: away,
    EXPLORER_API_KEY: CANARY,
    BSC_RPC_URL: away,
    DEPOSIT_XPUB: XPUB,
  };
  expect((await problemsWith(env)).filter((line) => !/^(chain|price)/.test(line))).toEqual([
    'translation: the service cannot be used: it does not answer.',
    'name servers: they cannot be asked (ECONNREFUSED).',
    'explorer: it cannot be asked (did not answer).',
  ]);
});

it('push services that cannot be reached', async () => {
  const told = async (sandbox: string) =>
    (await problemsWith({ SANDBOX_URL: sandbox, VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E` })).filter((line) =>
      line.startsWith('push'),
    );
  const port = await closedPort();
  expect(await told(`http://127.0.0.1:${port}`)).toEqual([
    `push: 127.0.0.1:${port} cannot be reached: whose browser is there is not told. Is port 443 open?`,
  ]);
  expect(await told(await http((_, response) => response.writeHead(404).end()))).toEqual([]);
});

it('a collector of traces that refuses us, is at another address, or is away', async () => {
  let status = 200;
  let asked: unknown;
  const collector = await http(async (request, response) => {
    asked = [request.url, request.headers['x-key'], await json(request)];
    response.writeHead(status).end();
  });
  const { host } = new URL(collector);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/`, OTEL_EXPORTER_OTLP_HEADERS: `x-key=${CANARY}` };
  expect(await problemsWith(env)).toEqual([]);
  expect(asked).toEqual(['/v1/traces', CANARY, { resourceSpans: [] }]);
  const { lines } = await call('doctor --json', {
    DATABASE_URL: AWAY,
    PICTURES_DIR: pictures,
    ...env,
    OTEL_TRACES_SAMPLER_ARG: '0.07',
  });
  expect(JSON.parse(lines.join('')).findings).toContainEqual({
    check: 'traces',
    state: 'well',
    lines: [`the collector at ${host} takes them; 7% of requests and jobs are traced.`],
  });
  status = 403;
  expect(await problemsWith(env)).toEqual([
    `traces: the collector at ${host} answers 403: traces are dropped. Are its headers right?`,
  ]);
  status = 404;
  expect(await problemsWith(env)).toEqual([
    `traces: the collector at ${host} answers 404: traces are dropped. Does it take OTLP over HTTP, at this port?`,
  ]);
  const port = await closedPort();
  expect(await problemsWith({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })).toEqual([
    `traces: the collector at 127.0.0.1:${port} does not answer: traces are dropped.`,
  ]);
});

it('a schema that somebody changed by hand, in one line for each part', async () => {
  const drifted = await createTestDatabase();
  await query(drifted.connectionString, 'drop index payments_by_time; alter table users add column note text');
  expect(await problemsWith({ DATABASE_URL: drifted.connectionString })).toEqual([
    'schema: column users.note is of no migration.',
    'schema: index payments_by_time is missing.',
  ]);
  await drifted.drop();
});

it('a database that is away, once', async () => {
  const DATABASE_URL = `postgres://a:${CANARY}@127.0.0.1:${await closedPort()}/x`;
  expect(await problemsWith({ DATABASE_URL })).toEqual([
    'database: The database of DATABASE_URL does not answer (ECONNREFUSED).',
  ]);
});

describe('a database that is none of ours is named so, by every command, and stays as it is:', () => {
  let other: TestDatabase;
  let before: Map<string, string>;
  beforeEach(async () => {
    other = await createEmptyDatabase();
  });
  afterEach(async () => {
    expect(await contentsOf(other.connectionString)).toEqual(before);
    await other.drop();
  });
  async function refuse(line: RegExp | string, commands: readonly string[]): Promise<void> {
    before = await contentsOf(other.connectionString);
    const env = { DATABASE_URL: other.connectionString, BACKUP_DIR: pictures, ...PASSPHRASE };
    expect(await problemsWith(env)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^migrations: ${String(line).replaceAll(/^\/\^?|\/$/g, '')}`)),
      ]),
    );
    for (const command of commands) {
      const problems = [typeof line === 'string' ? line : expect.stringMatching(line)];
      expect(await call(command, env), command).toMatchObject({ code: 1, lines: [], problems });
    }
  }

  it('that of another program', async () => {
    await query(other.connectionString, 'create table orders (id integer)');
    await refuse(OTHERS, [...COMMANDS, 'reindex', 'backup']);
  });

  it('one whose program also keeps a table schema_migrations', async () => {
    await query(other.connectionString, 'create table orders (); create table schema_migrations (version text)');
    await refuse(OTHERS, [...COMMANDS, 'reindex', 'backup']);
  });

  it('one whose restore did not end', async () => {
    await query(
      other.connectionString,
      'create table unfinished_restore (backup text, extensions text[]); create table users (id uuid)',
    );
    await refuse(RESTORING, [...COMMANDS, 'reindex', 'backup']);
  });

  it('an empty one, which only a migration begins with', async () => {
    await refuse(
      'The database of DATABASE_URL is empty: run "mutuals migrate", or restore a backup.',
      [...COMMANDS, 'reindex', 'backup'].filter((command) => !command.startsWith('migrate')),
    );
  });
});
