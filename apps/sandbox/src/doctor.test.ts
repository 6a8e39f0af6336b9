// The operator's doctor against the stand-ins: all is well, and each thing that can ail does once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  callOperator,
  createTestDatabase,
  examine,
  FakeClock,
  readConfig,
  readMigrations,
  type TestDatabase,
} from '@mutuals/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Chain, startChain } from './chain/chain.ts';
import { buildSandbox, type Sandbox } from './server.ts';
import { type S3, startS3 } from './storage/s3.ts';

const KEY = 'app.key:secret';
const BUCKET = { bucket: 'pictures', region: 'auto', accessKeyId: 'access-canary', secretAccessKey: 'secret-canary' };

let folder: string;
let database: TestDatabase;
let chain: Chain;
let sandbox: Sandbox;
let store: S3;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-doctor-'));
  database = await createTestDatabase();
  chain = await startChain();
  sandbox = await buildSandbox({ dataDir: folder, port: 0, smtpPort: 0, realtimeKey: KEY, chain });
  store = await startS3(BUCKET);
});
afterAll(async () => {
  await store.close();
  await sandbox.close();
  await chain.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  store.intercept(null);
  await writeFile(path.join(folder, 'mutuals-2026-11-20T03-00-00-000Z.backup'), '');
});

const env = (changes: Record<string, string> = {}): Record<string, string> => ({
  DATABASE_URL: database.connectionString,
  SANDBOX_URL: sandbox.url,
  ABLY_API_KEY: KEY,
  ABLY_ENDPOINT: sandbox.url,
  S3_ENDPOINT: store.endpoint,
  S3_BUCKET: BUCKET.bucket,
  S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
  S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
  BACKUP_DIR: folder,
  BACKUP_PASSPHRASE: 'passphrase-canary-passphrase',
  ...changes,
});
/** At the time of the chain and of this machine. */
const doctor = (changes: Record<string, string> = {}, clock = new FakeClock(new Date().toISOString())) =>
  callOperator('doctor', env(changes), clock);
const NO_JOBS = 'jobs: no process runs the interactive, background, outside ones: start work.ts.';
const OLD_BACKUP = /^backups: the newest one in .* is \d+ hours old\.$/;

describe('the mail server, to the doctor', () => {
  const MAIL_FROM = 'Mutuals <hello@mutuals.example>';
  const tell = async (changes: Record<string, string>, ...args: string[]) => {
    const { lines, problems } = await callOperator(
      ['doctor', ...args].join(' '),
      env(changes),
      new FakeClock(new Date().toISOString()),
    );
    return [...lines, ...problems].filter((line) => /^(?:ok {2}|-- {2})?mail: /.test(line));
  };
  const at = () => ({ SMTP_URL: sandbox.smtpUrl ?? '', MAIL_FROM });

  it('is connected to, and gets a test mail where the operator says so', async () => {
    const name = `${new URL(sandbox.smtpUrl ?? '').host}, from hello@mutuals.example`;
    expect(await tell({})).toEqual(['--  mail: not configured.']);
    expect(await tell(at())).toEqual([
      `ok  mail: ${name}: connected and signed in. With --mail-to <address> it gets a test mail.`,
    ]);
    expect(await tell(at(), '--mail-to', 'operator@example.org')).toEqual([
      `ok  mail: ${name}: a test mail was sent. Look whether it arrived, and not among spam.`,
    ]);
    expect(await tell(at(), '--mail-to', 'bounce@example.org')).toEqual([
      `mail: ${name}: the test mail was not taken (gone).`,
    ]);
  });

  it('that is away ails, and its password is told nowhere', async () => {
    const [line] = await tell({ SMTP_URL: 'smtp://mutuals:password-canary@127.0.0.1:1', MAIL_FROM });
    expect(line).toMatch(/^mail: 127\.0\.0\.1:1, from .*: it does not answer /);
    expect(line).not.toContain('canary');
  });
});

describe('the doctor', () => {
  it('looks at everything, and says what it saw', async () => {
    const fresh = `mutuals-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup`;
    await writeFile(path.join(folder, fresh), '');
    const { code, lines, problems } = await doctor();
    await rm(path.join(folder, fresh));
    // No work.ts runs beside a test.
    expect(problems).toEqual([NO_JOBS]);
    expect(code).toBe(1);
    const said = lines.join('\n');
    for (const line of [
      /^ {2}S3_SECRET_ACCESS_KEY = set$/m,
      /^ {2}DATABASE_URL = set/m,
      /^ {2}S3_BUCKET = pictures$/m,
      /^ok {2}database: PostgreSQL 1\d.*UTF8, locale .*pg_trgm/m,
      /^ok {2}clock of the database: it differs from this machine's by -?\d+ ms\.$/m,
      /^ok {2}migrations: \d+, up to \d{4}_\w+\.sql\.$/m,
      /^ok {2}schema: it is what the migrations make\.$/m,
      /^ok {2}pictures: the bucket pictures: put, read, deleted\.$/m,
      /^ok {2}sign-in: \d+ keys of 127\.0\.0\.1:\d+\.$/m,
      /^ok {2}realtime: a token was made and an event published at 127\.0\.0\.1:\d+\.$/m,
      /^ok {2}chain: Sandbox chain, block \d+, \d+ blocks to finality, -?\d+ s old\.$/m,
      /^ok {2}price of BNB: \d+\.\d\d dollars, -?\d+ s old\.$/m,
      /^-- {2}model: not configured\.$/m,
      /^ok {2}translation: it answers\.$/m,
      /^ok {2}GIFs: \d+ trending ones\.$/m,
      /^ok {2}backups: the newest one in .* is 0 hours old\.$/m,
      /^ok {2}name servers: 127\.0\.0\.1:\d+ answers\.$/m,
      /^ok {2}GitHub: it lets our app ask\.$/m,
      /^ok {2}explorer: it answers for this chain\.$/m,
    ])
      expect(said).toMatch(line);
    expect([...store.objects.keys()]).toEqual([]);
  });

  it.each([
    ['a store that refuses', 'pictures', /^pictures: a file cannot be put: AccessDenied\.$/, {}],
    ['a store that is away', 'pictures', /^pictures: a file cannot be put: /, { S3_ENDPOINT: 'http://127.0.0.1:1' }],
    [
      'a wrong key of realtime',
      'realtime',
      /^realtime: .* takes no event: it answers 401\./,
      { ABLY_API_KEY: 'app.key:wrong-canary' },
    ],
    [
      'keys that are not there',
      'sign-in',
      /^sign-in: the keys cannot be read: it does not answer/,
      { SANDBOX_URL: '', PRIVY_APP_ID: 'app', PRIVY_JWKS_URL: 'http://127.0.0.1:1/jwks' },
    ],
    [
      'a chain that is away',
      'chain',
      /^chain: the RPC at 127\.0\.0\.1:1 did not answer/,
      { SANDBOX_URL: 'http://127.0.0.1:1', ABLY_ENDPOINT: 'http://127.0.0.1:1' },
    ],
  ])('names %s, and looks at the rest all the same', async (what, check, line, changes) => {
    if (what === 'a store that refuses') store.intercept(async (method) => (method === 'PUT' ? 'AccessDenied' : null));
    const { code, lines, problems } = await doctor(changes);
    expect(code).toBe(1);
    expect(problems.filter((each) => each.startsWith(`${check}:`))).toEqual([expect.stringMatching(line)]);
    expect(lines.join('\n')).toMatch(/^ok {2}database: /m);
    expect(lines.join('\n')).toMatch(/^ok {2}schema: /m);
    expect([...lines, ...problems].join('\n')).not.toContain('canary');
  });

  it('names each service that is away, and an old backup, in a line of its own', async () => {
    const { code, lines, problems } = await doctor({
      TRANSLATION_URL: 'http://127.0.0.1:1',
      MODEL_API: 'openai',
      MODEL_URL: 'http://127.0.0.1:1',
      MODEL_NAME: 'm',
      MODEL_KEY: 'model-canary',
      DNS_SERVERS: '127.0.0.1:1',
      EXPLORER_API_URL: 'http://127.0.0.1:1',
      EXPLORER_API_KEY: 'key-canary',
    });
    expect(code).toBe(1);
    for (const line of [
      /^translation: /,
      /^model: the service cannot be used: it does not answer\.$/,
      /^name servers: they cannot be asked \(/,
      /^explorer: it cannot be asked \(/,
      OLD_BACKUP,
    ])
      expect(problems.filter((each) => line.test(each))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/^ok {2}database: /m);
    expect([...lines, ...problems].join('\n')).not.toContain('canary');
  });

  it('says that the database is away, and looks at the services all the same', async () => {
    const { lines, problems } = await doctor({ DATABASE_URL: 'postgres://mutuals:password-canary@127.0.0.1:1/x' });
    expect(problems).toContain('database: The database of DATABASE_URL does not answer (ECONNREFUSED).');
    for (const check of ['clock of the database', 'migrations', 'jobs', 'schema'])
      expect(lines).toContain(`--  ${check}: not looked at: the database cannot be used.`);
    expect(lines.join('\n')).toMatch(/^ok {2}chain: /m);
    expect([...lines, ...problems].join('\n')).not.toContain('canary');
  });

  it('notices a clock that is an hour off, in both directions', async () => {
    for (const hours of [-1, 1]) {
      const { problems } = await doctor({}, new FakeClock(new Date(Date.now() + hours * 3_600_000).toISOString()));
      expect(problems).toContainEqual(
        expect.stringMatching(
          hours < 0
            ? /^clock of the database: it is 360\d s ahead of this machine's/
            : /^clock of the database: it is (?:3600|359\d) s behind this machine's/,
        ),
      );
      expect(problems).toContainEqual(expect.stringMatching(/^chain: its newest block is \d+ s (old|ahead)/));
    }
  });

  it('says all faults of a configuration, and what is set, where nothing else can be looked at', async () => {
    const { code, lines, problems } = await doctor({ PORT: 'many', BACKUP_KEEP: '0', S3_BUCKET: '' });
    expect(code).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(/^PORT must be/),
      'S3_BUCKET is missing: the other S3_ variables are set.',
      expect.stringMatching(/^BACKUP_KEEP must be/),
    ]);
    expect(lines).toContain('The rest cannot be looked at before the configuration is right.');
  });

  it('tells a program the same, with where each value came from', async () => {
    const { lines } = await callOperator('doctor --json', env(), new FakeClock(new Date().toISOString()));
    const said = JSON.parse(lines.join(''));
    expect(said).toMatchObject({ ok: false, problems: expect.arrayContaining([NO_JOBS]) });
    expect(said.configuration).toContainEqual({ name: 'S3_REGION', from: 'default', value: 'auto' });
    expect(said.configuration).toContainEqual({ name: 'KLIPY_KEY', from: 'nowhere', value: null });
    expect(said.configuration).toContainEqual({ name: 'S3_SECRET_ACCESS_KEY', from: 'environment', value: 'set' });
    expect(said.findings).toContainEqual({ check: 'model', state: 'absent', lines: ['not configured.'] });
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('the checks of the health page', () => {
  const look = async (changes: Record<string, string>) => {
    const own = env(changes);
    const clock = new FakeClock(new Date().toISOString());
    return examine(readConfig(own), { env: own, clock, migrations: await readMigrations() });
  };

  it('are those of the doctor, but for the schema, which makes a database', async () => {
    const { lines } = await callOperator('doctor --json', env(), new FakeClock(new Date().toISOString()));
    const said: { findings: { check: string; state: string }[] } = JSON.parse(lines.join(''));
    const states = (findings: readonly { check: string; state: string }[]) =>
      findings.map(({ check, state }) => `${check} ${state}`).toSorted();
    expect(states(await look({}))).toEqual(states(said.findings.filter(({ check }) => check !== 'schema')));
  });

  it('tell no secret', async () => {
    const DATABASE_URL = 'postgres://mutuals:password-canary@127.0.0.1:1/x';
    const found = await look({
      DATABASE_URL,
      SMTP_URL: 'smtp://mutuals:mail-canary@127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
    });
    expect(found).toContainEqual(expect.objectContaining({ check: 'database', state: 'ails' }));
    expect(JSON.stringify(found)).not.toContain('canary');
  });
});
