import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { components, operations } from '@mutuals/api-client/schema';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppDependencies, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { BASE_PATH, type Operation, type OperationId, operationOf } from '../contract.ts';
import { type Database, type DatabaseOptions, openDatabase, openForSearches } from '../database/database.ts';
import type { Tier } from '../database/schema.ts';
import { createPrivyIdentity } from '../integrations/identity/privy-identity.ts';
import type { Chain, ChainTransaction } from '../integrations/chain/chain.ts';
import { createProofSources, type ProofSources } from '../proof-sources.ts';
import { createChain } from '../integrations/chain/create-chain.ts';
import { createStorage } from '../integrations/storage/create-storage.ts';
import type { Storage } from '../integrations/storage/storage.ts';
import { createModel } from '../integrations/model/create-model.ts';
import { modelLog } from '../integrations/model/model-log.ts';
import { createJobs } from '../domains/jobs.ts';
import { createServices, type ServiceDependencies, type Services } from '../domains/services.ts';
import type { Fields, Job, JobKind, Payload } from '../jobs/job-kind.ts';
import { addLoneJob } from '../jobs/queue.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { updateTier } from '../domains/users/users.repository.ts';
import { complaintAbout, createAnswerCheck, isCodeOf } from './answer-check.ts';
import { FakeClock } from './fake-clock.ts';
import { recordAnswer } from './recorded-answers.ts';
import { createGifsByHand, type GifsByHand } from './gifs-by-hand.ts';
import { createMarketByHand, type MarketByHand } from './market-by-hand.ts';
import { createPushByHand, type PushByHand } from './push-by-hand.ts';
import { createRecordingRealtime, type RecordingRealtime } from './recording-realtime.ts';
import { formOf } from './forms.ts';
import { anyPicture } from './test-pictures.ts';
import { createTranslatorByHand, type TranslatorByHand } from './translator-by-hand.ts';
import { createMailer } from '../integrations/mail/create-mailer.ts';
import { createMailsByHand, type MailsByHand } from './mails-by-hand.ts';
import { createPricesByHand, type PricesByHand } from './prices-by-hand.ts';
import { createTestDatabase } from './test-database.ts';
import { type AuthHeaders, createTestIdentity, type Person, TEST_APP_ID, type TestIdentity } from './test-identity.ts';

type Schemas = components['schemas'];
type Body<T> = T extends { content: { 'application/json': infer Json } } ? Json : undefined;
type Success<Id extends OperationId> = Extract<keyof operations[Id]['responses'], 200 | 201 | 204>;
/** The body of a successful answer. */
export type AnswerBody<Id extends OperationId> = Body<operations[Id]['responses'][Success<Id>]>;

/** A request of an operation, complete or not. */
export interface CallOptions {
  as?: TestUser | AuthHeaders | null;
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** The file of a form, instead of a body. */
  file?: Buffer;
  headers?: Record<string, string>;
  /** The client's address, for limits. */
  remoteAddress?: string;
}

export interface CallResult<Id extends OperationId> {
  status: number;
  /** The body of a success, or the fields of a problem. */
  body: AnswerBody<Id> & Partial<Schemas['Problem']>;
  headers: LightMyRequestResponse['headers'];
}

/** A signed-in test user. */
export interface TestUser {
  handle: string;
  id: string;
  privyId: string;
  headers: AuthHeaders;
}

export interface TestApp {
  app: FastifyInstance;
  clock: FakeClock;
  config: Config;
  database: Database;
  identity: TestIdentity;
  realtime: RecordingRealtime;
  /** The sources of market data, in the order in which they are tried. */
  market: { first: MarketByHand; second: MarketByHand };
  /** Browsers' push services. */
  push: PushByHand;
  /** The GIF service. */
  gifs: GifsByHand;
  /** The price feed of BNB. */
  prices: PricesByHand;
  /** Transactions on the chain, by hash. */
  transactions: Map<string, ChainTransaction>;
  /** A separate folder for pictures, deleted at `close`. */
  storage: Storage;
  translator: TranslatorByHand;
  /** The mail server. */
  mails: MailsByHand;
  /** Signs a person in and creates their user; the same handle is the same person. */
  signIn(person: string | Person, tier?: Tier): Promise<TestUser>;
  /** Calls an operation. Every answer, errors included, is checked against the contract; a mismatch throws. */
  call<Id extends OperationId>(operationId: Id, options?: CallOptions): Promise<CallResult<Id>>;
  /** Calls an operation that must succeed; returns its body. */
  ok<Id extends OperationId>(operationId: Id, options?: CallOptions): Promise<AnswerBody<Id>>;
  /** Creates a profile: a developer, unless the fields say otherwise. */
  newProfile(user: TestUser, fields?: Partial<Schemas['ProfileInput']>): Promise<Schemas['Profile']>;
  setTier(user: TestUser, tier: Tier, expiresAt?: Date | null): Promise<void>;
  /** Uploads a small picture in a new colour; returns its address. */
  newPicture(user: TestUser, category?: Schemas['PictureCategory']): Promise<string>;
  services: Services;
  /** All jobs of the server, for a worker of the test. */
  jobs: readonly Job[];
  /** Runs every due job, and the jobs that those add. */
  runJobs(): Promise<void>;
  /** Adds a job, then runs all due ones. */
  runJob<F extends Fields>(kind: JobKind<F>, payload: Payload<F>): Promise<void>;
  close(): Promise<void>;
}

/** From "test test test test test test test test test test test junk". */
const TEST_XPUB =
  'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1';
const START = '2026-11-20T09:00:00.000Z';

/** Refusals that need no audit row: invalid, not signed in, too frequent, or our own failure. */
const NO_ATTEMPTS: readonly number[] = [400, 401, 429, 500, 503];

/** A separate server on a separate database, with a fake clock and no outside services. */
export async function createTestApp(
  environment: Record<string, string> = {},
  logTo?: AppDependencies['logTo'],
  databaseOptions: DatabaseOptions = {},
  {
    hasPush = true,
    proofSources = {},
    senders = {},
    examine = async () => [],
  }: {
    hasPush?: boolean;
    /** Sources of proofs by hand, for those that are not to be the configured ones. */
    proofSources?: Partial<ProofSources>;
    /** Channels of deliveries by hand. */
    senders?: ServiceDependencies['senders'];
    /** What the operator's checks find. */
    examine?: ServiceDependencies['examine'];
  } = {},
): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const clock = new FakeClock(START);
  const folder = path.join(os.tmpdir(), `mutuals-pictures-${randomUUID()}`);
  const config = readConfig({
    DATABASE_URL: testDatabase.connectionString,
    PRIVY_APP_ID: TEST_APP_ID,
    ABLY_API_KEY: 'test.key:secret',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    WEB_ROOT: '/nonexistent',
    PICTURES_DIR: folder,
    KLIPY_KEY: 'test-gif-key',
    // Nobody listens there: tests set the price by hand, unless they pass a chain or the sandbox's.
    ...(environment['SANDBOX_URL'] === undefined && {
      BSC_RPC_URL: 'https://bsc.invalid',
      CHAIN_ID: '97',
      DEPOSIT_XPUB: TEST_XPUB,
    }),
    RATE_LIMIT_READS_PER_USER: '1000000',
    RATE_LIMIT_READS_PER_ADDRESS: '1000000',
    RATE_LIMIT_SEARCHES_PER_USER: '1000000',
    RATE_LIMIT_SEARCHES_PER_ADDRESS: '1000000',
    RATE_LIMIT_WRITES_PER_USER: '1000000',
    RATE_LIMIT_WRITES_PER_ADDRESS: '1000000',
    RATE_LIMIT_SIGN_INS_PER_ADDRESS: '1000000',
    RATE_LIMIT_SHARE_PICTURES_PER_ADDRESS: '1000000',
    ...environment,
  });
  const identity = await createTestIdentity(clock);
  const realtime = createRecordingRealtime(clock);
  const database = openDatabase(config.databaseUrl, databaseOptions);
  const searches = openForSearches(config.databaseUrl);
  const storage = createStorage(config.storage);
  const translator = createTranslatorByHand();
  const mails = createMailsByHand();
  const market = { first: createMarketByHand('dexscreener'), second: createMarketByHand('geckoterminal') };
  const push = createPushByHand(clock);
  const gifs = createGifsByHand();
  const prices = createPricesByHand(clock);
  const transactions = new Map<string, ChainTransaction>();
  let log: FastifyInstance['log'] | null = null;
  const services = createServices({
    config,
    clock,
    db: database.db,
    searchDb: searches.db,
    realtime,
    marketSources: [market.first, market.second],
    push: hasPush ? push : null,
    gifSource: gifs,
    storage,
    translator,
    model: createModel(
      config.model,
      clock,
      modelLog(() => log),
    ),
    chain:
      'BSC_RPC_URL' in environment
        ? createChain(config.chain)
        : withPrices(createChain(config.chain), prices, transactions),
    proofSources: { ...createProofSources(config), ...proofSources },
    senders,
    examine,
    mailer: 'SMTP_URL' in environment ? createMailer(config.mail) : mails,
  });
  const jobs = createJobs(services);
  const mismatches: string[] = [];
  const app = await buildApp({
    config,
    services,
    storage,
    identity: createPrivyIdentity({
      appId: TEST_APP_ID,
      issuer: 'privy.io',
      pictureOrigins: ['https://pbs.twimg.com'],
      keys: identity.keys,
      clock,
    }),
    isDatabaseBusy: () => false,
    isPrepared: () => true,
    health: { database: async () => true, migrations: async () => true },
    checkAnswer: createAnswerCheck(mismatches),
    ...(logTo !== undefined && { logTo }),
  });
  log = app.log;
  await app.ready();

  async function call<Id extends OperationId>(operationId: Id, options: CallOptions = {}): Promise<CallResult<Id>> {
    const response = await app.inject(requestOf(operationId, options));
    const mismatch =
      mismatches.shift() ??
      mismatchOf(operationId, response) ??
      (await missingAuditRow(operationId, options, response));
    if (mismatch !== null) throw new Error(mismatch);
    recordAnswer(operationId, response.statusCode < 400 ? String(response.statusCode) : response.json().code);
    return { status: response.statusCode, body: bodyOf(response), headers: response.headers };
  }

  /** Each change of the team, and each refused one, must leave an audit row (D2) with its request. */
  async function missingAuditRow(
    operationId: OperationId,
    { as = null }: CallOptions,
    response: LightMyRequestResponse,
  ): Promise<string | null> {
    const { role, method } = operationOf(operationId);
    if (role === null || method === 'get' || NO_ATTEMPTS.includes(response.statusCode)) return null;
    const row = await database.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', operationId)
      .where('request_id', '=', String(response.headers['x-request-id']))
      .executeTakeFirst();
    const refused = response.statusCode < 300 ? undefined : response.json<{ code: string }>().code;
    if (row !== undefined && (refused === undefined || Object(row.after).refused === refused)) return null;
    const isOfTeam = app.inject(requestOf('getMe', { as })).then((me) => me.json().role !== null);
    return refused === undefined || (await isOfTeam)
      ? `${operationId} answered ${response.statusCode} and left no row of it in the audit log`
      : null;
  }

  async function ok<Id extends OperationId>(operationId: Id, options: CallOptions = {}): Promise<AnswerBody<Id>> {
    const { status, body } = await call(operationId, options);
    if (status >= 300) throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  const ctx: TestApp = {
    app,
    clock,
    config,
    database,
    identity,
    realtime,
    market,
    push,
    gifs,
    prices,
    transactions,
    storage,
    translator,
    mails,
    call,
    ok,
    async signIn(person, tier) {
      const headers = await identity.headersOf(person);
      const me = await ok('getMe', { as: headers });
      const user = {
        handle: typeof person === 'string' ? person : person.handle,
        id: me._id,
        privyId: me.privyId,
        headers,
      };
      if (tier !== undefined) await ctx.setTier(user, tier);
      return user;
    },
    newProfile: (user, fields = {}) =>
      ok('createProfile', { as: user, body: { ...profileInput(fields.profileType), ...fields } }),
    setTier: (user, tier, expiresAt = null) => updateTier(database.db, user.id, tier, expiresAt),
    newPicture: async (user, category = 'gallery') =>
      (await ctx.ok('uploadPicture', { as: user, query: { category }, file: await anyPicture() })).url,
    services,
    jobs,
    runJobs: () => runDueJobs(database.pool, jobs, app.log),
    async runJob(kind, payload) {
      await addLoneJob(database.db, kind, payload);
      await ctx.runJobs();
    },
    async close() {
      await app.close();
      await searches.close();
      await database.close();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return ctx;
}

/** A chain on which nothing happens, with a test's prices and transactions. */
function withPrices(
  chain: Chain | null,
  prices: PricesByHand,
  transactions: ReadonlyMap<string, ChainTransaction>,
): Chain | null {
  if (chain === null) return null;
  const transaction = async (hash: string) => transactions.get(hash) ?? null;
  return { ...chain, latestPrice: () => prices.latestPrice(), transaction };
}

/** The minimum for a profile of a type. */
export function profileInput(profileType: Schemas['ProfileType'] = 'individual'): Schemas['ProfileInput'] {
  const common = { name: 'Ada', bio: 'Builds wallets that people understand.' };
  switch (profileType) {
    case 'individual':
      return { ...common, profileType, individualData: { role: 'developer' } };
    case 'group':
      return { ...common, profileType, groupData: { groupType: 'community' } };
    case 'project':
      return { ...common, profileType, projectData: { projectType: 'dapp' } };
  }
}

function requestOf(
  operationId: OperationId,
  { as = null, path: places = {}, query = {}, body, file, headers = {}, remoteAddress }: CallOptions,
) {
  const operation = operationOf(operationId);
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(places[name] ?? 'missing'),
  );
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const sent = contentOf(body, file);
  return {
    method: methodOf(operation),
    url: `${BASE_PATH}${url}${parameters.size === 0 ? '' : `?${parameters}`}`,
    headers: {
      ...headersOf(as),
      ...(sent === null ? {} : { 'content-type': sent.type }),
      ...headers,
    },
    ...(sent === null ? {} : { payload: sent.bytes }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  };
}

function contentOf(body: unknown, file: Buffer | undefined): { type: string; bytes: string | Buffer } | null {
  if (file !== undefined) return formOf(file);
  if (body === undefined) return null;
  return {
    type: 'application/json',
    bytes: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  };
}

/** Test answers have been checked against the contract already; an empty body reads as null. */
function bodyOf<T>(response: LightMyRequestResponse): T {
  return JSON.parse(response.body === '' ? 'null' : response.body);
}

export function headersOf(as: TestUser | AuthHeaders | null): AuthHeaders {
  if (as === null) return {};
  return isUser(as) ? as.headers : as;
}

function isUser(as: TestUser | AuthHeaders): as is TestUser {
  return typeof as.headers === 'object';
}

/** An operation's method, in `inject`'s form. */
export function methodOf({ method }: Operation): Uppercase<Operation['method']> {
  return METHODS[method];
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** What was sent must match the contract as well, above all problems, which no handler creates. */
function mismatchOf(operationId: OperationId, response: LightMyRequestResponse): string | null {
  const isProblem = response.statusCode >= 400;
  const type = String(response.headers['content-type'] ?? '');
  if (isProblem && !type.startsWith('application/problem+json'))
    return `${operationId} answered ${response.statusCode} as ${type}`;
  const body: unknown = response.body === '' ? undefined : response.json();
  const complaint = complaintAbout(operationId, response.statusCode, body);
  if (complaint !== null) return `${operationId} ${response.statusCode}: ${complaint}`;
  const code = isProblem ? String(Object(body).code) : null;
  return code === null || isCodeOf(operationId, code)
    ? null
    : `The contract does not name ${code} among the errors of ${operationId}`;
}
