import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closestMatch } from 'leven';
import { type ChainConfig, chainOf } from './chain-config.ts';
import type { Role } from './contract.ts';
import { type Environment, isThisMachine, type Reader, reader } from './environment.ts';
import { type ProofsConfig, proofsOf } from './proofs-config.ts';
import { type TracingConfig, tracingOf } from './tracing-config.ts';
import { SETTINGS } from './settings.data.ts';

export type { Environment } from './environment.ts';
export type { DnsConfig, ExplorerConfig, GithubConfig, ProofsConfig, TelegramConfig } from './proofs-config.ts';

/** Roles by Privy id; an id that is named twice gets the highest. */
export type RoleConfig = ReadonlyMap<string, Role>;

/** The environment, read once at start. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** The port of `/metrics`, for Prometheus alone; null for none. */
  metricsPort: number | null;
  /** Where traces go; null for nowhere. */
  tracing: TracingConfig | null;
  logLevel: LogLevel;
  /** How long the server still answers after a stop signal, so that load balancers notice. */
  drainMs: number;
  /** Event loop delay above which operations are refused; 0 to never refuse. */
  maxEventLoopDelayMs: number;
  databaseUrl: string;
  databaseConnections: number;
  /** The built web app. */
  webRoot: string;
  /** Where the files of earlier web apps are kept for a day (D75); null if nowhere. */
  releases: string | null;
  /** The public origin of the server, for links. */
  publicOrigin: string;
  operator: OperatorConfig;
  /** Null if nobody can sign in. */
  identity: IdentityConfig | null;
  /** The first people of the team, by Privy id (D34, D50). */
  roles: RoleConfig;
  /** Where uploaded pictures are stored. */
  storage: StorageConfig;
  /** The base address of pictures, with a slash at the end. */
  picturesUrl: string;
  backup: BackupConfig;
  /** Null if nobody can send GIFs (D44). */
  gifs: GifConfig | null;
  /** Whether browsers get the service worker; if not, those that have it are told to remove it. */
  hasWorker: boolean;
  /** Null if nothing is pushed to browsers. */
  push: PushConfig | null;
  /** Null if nothing is sent in real time; clients see changes on their next request. */
  realtime: RealtimeConfig | null;
  /** Origin of the local stand-ins; null if the real services are used (D32). */
  sandboxUrl: string | null;
  /** Null if nothing is mailed. */
  mail: MailConfig | null;
  market: MarketConfig;
  /** Null if the model translates; without a model, texts are shown in their own language. */
  translation: TranslationConfig | null;
  translationLimits: TranslationLimits;
  /** Null if the guided assistant works alone (D42). */
  model: ModelConfig | null;
  modelLimits: ModelLimits;
  prices: PriceConfig;
  /** Null disables payments. */
  chain: ChainConfig | null;
  proofs: ProofsConfig;
  /** Addresses of proxies whose forwarded address is trusted (D40); empty for none. Required in production. */
  trustedProxies: readonly string[];
  rateLimits: RateLimits;
  /** How long a ticket waits for its assignee before it returns to the queue. */
  ticketSilenceMs: number;
}

/** Who runs the installation, as the public pages say. */
export interface OperatorConfig {
  name: string;
  /** The registered name and seat. */
  legalEntity: string;
  email: string;
}

export interface IdentityConfig {
  appId: string;
  issuer: string;
  jwksUrl: string;
  /** Origins of the identity service's pictures (D35). */
  pictureOrigins: readonly string[];
}

export interface RealtimeConfig {
  /** `keyName:secret`, in Ably's format. */
  apiKey: string;
  /** Origin of the REST and WebSocket calls; null for Ably itself. */
  endpoint: string | null;
}

/** Web Push (RFC 8292). */
export interface PushConfig {
  /** 32 bytes in base64url: never log it. */
  privateKey: string;
  /** How push services reach who runs this server. */
  subject: string;
  /** Origin of the sandbox's push service; null if there is none. */
  localService: string | null;
}

/** A LibreTranslate-compatible server (D43). If one is configured it translates, even if there is a model. */
export interface TranslationConfig {
  /** Its address without `/translate`. */
  url: string;
  key: string | null;
}

/** Max. characters translated in a UTC day. */
export interface TranslationLimits {
  charactersPerUser: number;
  charactersInAll: number;
}

/** KLIPY, or a service with its protocol (D44). */
export interface GifConfig {
  /** Base address of its API, without a slash at the end. */
  url: string;
  /** Part of the addresses: never log it. */
  key: string;
  /** Prefixes of the addresses of its GIFs (D35). */
  mediaPrefixes: readonly string[];
  /** Limit of one process. */
  callsPerMinute: number;
}

export interface MailConfig {
  /** An smtp or smtps address, with name and password: never log it. */
  smtpUrl: string;
  from: { name: string; address: string };
  /** What a report of a bounce must name; null if nobody may report one. */
  webhookSecret: string | null;
}

/** Base addresses of the sources of market data. */
export interface MarketConfig {
  dexScreener: string;
  geckoTerminal: string;
}

/** A folder of this machine, or a bucket of an S3-compatible store. */
export type StorageConfig = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Config);

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where `mutuals backup` writes. */
export interface BackupConfig {
  /** A folder, or a bucket beside that of pictures; null if none is named. */
  place: StorageConfig | null;
  /** Never log it. */
  passphrase: string | null;
  passphraseFile: string | null;
  /** Backups that are kept. */
  keep: number;
}

export interface ModelConfig {
  api: 'openai' | 'anthropic';
  /** Base address of the API, without a slash at the end. */
  url: string;
  /** Null if the service needs none. */
  key: string | null;
  /** The service's name of the model. */
  name: string;
}

export interface ModelLimits {
  /** Timeout of one answer; people wait for it, and clients time out after 10 s. */
  timeoutMs: number;
  /** Max. tokens of a person in a UTC day. */
  tokensPerUser: number;
  tokensInAll: number;
}

export interface PriceConfig {
  /** Price of one month in BNB, as decimal text: amounts are never floating point (D18). */
  premiumBnb: string;
  premiumPlusBnb: string;
  /** Dollars for one BNB, as decimal text. */
  bnbUsd: string;
}

/** Max. requests in a minute (D40). */
export interface RateLimits {
  readsPerUser: number;
  readsPerAddress: number;
  /** Each search counts as a read too. */
  searchesPerUser: number;
  searchesPerAddress: number;
  writesPerUser: number;
  writesPerAddress: number;
  /** Invalid tokens and first sign-ins. */
  signInsPerAddress: number;
  /** Preview pictures of profiles, each of which may have to be drawn. */
  sharePicturesPerAddress: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Problems of the environment: one line each, naming its variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The usual values. Any other, such as "prod", would let in what production refuses. */
const ENVIRONMENTS = ['production', 'development', 'test'] as const;
const SANDBOX_APP_ID = 'mutuals-sandbox';
const TWITTER_PICTURES = 'https://pbs.twimg.com';
const KLIPY = 'https://api.klipy.com';
const KLIPY_MEDIA = ['https://static.klipy.com/', 'https://static2.klipy.com/'];
/** On one machine everyone shares an address, demo people included. */
const ONE_MACHINE = 1000;

/**
 * Reads the configuration. Throws a ConfigError that lists every problem. Production refuses the sandbox and addresses
 * of this machine, and requires what has a default elsewhere (D32).
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const read = reader(env, problems);
  const production = read.choice('NODE_ENV', ENVIRONMENTS, 'development') === 'production';

  const sandboxUrl = read.origin('SANDBOX_URL');
  const privyAppId = read.text('PRIVY_APP_ID');
  const jwksUrl = read.url('PRIVY_JWKS_URL');
  const endpoint = read.origin('ABLY_ENDPOINT');
  const apiKey = read.text('ABLY_API_KEY');
  const model = modelOf(read, production, problems);
  // The sandbox's translator knows only the texts of the demo community, so a model is better (D43).
  const ownTranslation = sandboxUrl === null || model !== null ? null : `${sandboxUrl}/translation`;
  const translationUrl = read.url('TRANSLATION_URL')?.replace(/\/$/, '') ?? ownTranslation;
  const publicOrigin = read.origin('PUBLIC_URL');
  const port = read.integer('PORT', 3000, 0, 65_535);
  const storage = readStorage(read, problems, production);
  const operator = operatorOf(read, production, problems);
  const chain = chainOf(read, problems, { production, sandboxUrl });
  const proofs = proofsOf(read, problems, { production, sandboxUrl });

  // These become parts of addresses.
  if (privyAppId !== null && !/^[\w-]+$/.test(privyAppId))
    problems.push('PRIVY_APP_ID must be the "App ID" of dashboard.privy.io, without anything around it.');
  for (const name of ['S3_BUCKET', 'BACKUP_BUCKET'])
    if (!/^(\w[\w.-]*)?$/.test(read.text(name) ?? ''))
      problems.push(`${name} must be the name of a bucket, without its address.`);

  if (sandboxUrl !== null && production)
    problems.push('SANDBOX_URL must not be set in production: the sandbox is for one machine.');
  if (sandboxUrl !== null && privyAppId !== null)
    problems.push('SANDBOX_URL and PRIVY_APP_ID are both set: choose the sandbox or Privy.');
  if (apiKey !== null && !/^[^:\s]+:[^:\s]+$/.test(apiKey))
    problems.push('ABLY_API_KEY must look like keyName:secret.');
  if (production) {
    if (privyAppId === null) problems.push('PRIVY_APP_ID is missing: nobody could sign in.');
    if (apiKey === null) problems.push('ABLY_API_KEY is missing: nothing could be sent in real time.');
    for (const [name, address] of Object.entries({ PRIVY_JWKS_URL: jwksUrl, ABLY_ENDPOINT: endpoint })) {
      if (address !== null && isThisMachine(address))
        problems.push(`${name} points at this machine, which production refuses.`);
    }
    if (privyAppId === SANDBOX_APP_ID)
      problems.push('PRIVY_APP_ID is the one of the sandbox, which production refuses.');
    if (publicOrigin === null) problems.push('PUBLIC_URL is missing: links to this installation would lead nowhere.');
    if (read.text('TRUST_PROXY') === null)
      problems.push(
        'TRUST_PROXY is missing: name the proxies in front, or "none"; behind one that is not named all people share one address.',
      );
    // With a chain, the price comes from its feed (D45).
    if (chain === null && read.text('BNB_USD') === null)
      problems.push('BNB_USD is missing: prices in dollars would be a guess.');
  }

  const ownOrigin = publicOrigin ?? `http://localhost:${port}`;
  const relax = sandboxUrl === null ? 1 : ONE_MACHINE;
  const config: Config = {
    production,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    metricsPort: read.text('METRICS_PORT') === null ? null : read.integer('METRICS_PORT', 0, 1, 65_535),
    tracing: tracingOf(read, problems),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    drainMs: read.integer('DRAIN_SECONDS', production ? 5 : 0, 0, 300) * 1000,
    maxEventLoopDelayMs: read.integer('MAX_EVENT_LOOP_DELAY_MS', 1000, 0, 60_000),
    databaseUrl: read.database('DATABASE_URL', 'there is no database to open'),
    databaseConnections: read.integer('DATABASE_CONNECTIONS', 20, 4, 500),
    webRoot: read.text('WEB_ROOT') ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    releases: releasesOf(read),
    publicOrigin: ownOrigin,
    operator,
    identity: identityOf(privyAppId, jwksUrl, sandboxUrl),
    roles: new Map([
      ...teamOf(read, problems, 'SUPPORT_PRIVY_IDS').map((id) => [id, 'support'] as const),
      ...teamOf(read, problems, 'ADMIN_PRIVY_IDS').map((id) => [id, 'admin'] as const),
      ...teamOf(read, problems, 'OWNER_PRIVY_IDS').map((id) => [id, 'owner'] as const),
    ]),
    storage,
    backup: backupOf(read, storage, problems),
    picturesUrl: `${(read.url('PICTURES_URL') ?? `${ownOrigin}/pictures`).replace(/\/+$/, '')}/`,
    gifs: gifsOf(read, sandboxUrl, problems),
    hasWorker: read.choice('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    push: pushOf(read, operator.email, sandboxUrl, problems),
    realtime: apiKey === null ? null : { apiKey, endpoint },
    sandboxUrl,
    mail: mailOf(read, production, problems),
    market:
      sandboxUrl === null
        ? { dexScreener: 'https://api.dexscreener.com', geckoTerminal: 'https://api.geckoterminal.com' }
        : {
            dexScreener: `${sandboxUrl}/market/dexscreener`,
            geckoTerminal: `${sandboxUrl}/market/geckoterminal`,
          },
    translation: translationUrl === null ? null : { url: translationUrl, key: read.text('TRANSLATION_KEY') },
    translationLimits: {
      charactersPerUser: read.integer('TRANSLATION_CHARACTERS_PER_USER', 100_000, 0, 100_000_000),
      charactersInAll: read.integer('TRANSLATION_CHARACTERS_IN_ALL', 2_000_000, 0, 10_000_000_000),
    },
    model,
    modelLimits: {
      timeoutMs: read.integer('MODEL_TIMEOUT_MS', 6000, 100, 8000),
      tokensPerUser: read.integer('MODEL_TOKENS_PER_USER', 100_000, 0, 1_000_000_000),
      tokensInAll: read.integer('MODEL_TOKENS_IN_ALL', 5_000_000, 0, 1_000_000_000_000),
    },
    prices: {
      premiumBnb: read.decimal('PREMIUM_BNB', '0.05'),
      premiumPlusBnb: read.decimal('PREMIUM_PLUS_BNB', '0.1'),
      bnbUsd: read.decimal('BNB_USD', '600'),
    },
    chain,
    proofs,
    ticketSilenceMs: read.integer('TICKET_SILENCE_HOURS', 24, 1, 720) * 3_600_000,
    trustedProxies: proxiesOf(read, problems),
    rateLimits: {
      readsPerUser: read.integer('RATE_LIMIT_READS_PER_USER', 1200, 1, 1_000_000),
      readsPerAddress: read.integer('RATE_LIMIT_READS_PER_ADDRESS', 6000 * relax, 1, 10_000_000),
      searchesPerUser: read.integer('RATE_LIMIT_SEARCHES_PER_USER', 120, 1, 1_000_000),
      searchesPerAddress: read.integer('RATE_LIMIT_SEARCHES_PER_ADDRESS', 600 * relax, 1, 10_000_000),
      writesPerUser: read.integer('RATE_LIMIT_WRITES_PER_USER', 300, 1, 1_000_000),
      writesPerAddress: read.integer('RATE_LIMIT_WRITES_PER_ADDRESS', 1200 * relax, 1, 10_000_000),
      signInsPerAddress: read.integer('RATE_LIMIT_SIGN_INS_PER_ADDRESS', 300 * relax, 1, 10_000_000),
      sharePicturesPerAddress: read.integer('RATE_LIMIT_SHARE_PICTURES_PER_ADDRESS', 120 * relax, 1, 10_000_000),
    },
  };
  problems.push(...misspelt(env));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Privy ids: with a handle in their place nobody would have the role, and nothing would say so. */
function teamOf(read: Reader, problems: string[], name: string): string[] {
  const ids = read.list(name);
  for (const id of ids)
    if (!/^did:privy:[\w-]+$/.test(id))
      problems.push(
        `${name} must be Privy ids such as did:privy:clx0123456789, with commas between them, not "${id}".`,
      );
  return ids;
}

/** What Fastify takes besides addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** The proxies in front, by address or network: a name is not looked up, so that nobody is trusted by an answer of the DNS. */
function proxiesOf(read: Reader, problems: string[]): string[] {
  const proxies = read.list('TRUST_PROXY').filter((proxy) => proxy !== 'none');
  for (const proxy of proxies) {
    const [address = '', size, ...rest] = proxy.split('/');
    const bits = isIP(address) === 4 ? 32 : 128;
    const isNetwork = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= bits);
    if (!NETWORKS.includes(proxy) && (isIP(address) === 0 || !isNetwork || rest.length > 0))
      problems.push(`TRUST_PROXY must have addresses such as 10.0.0.2 or 172.16.0.0/12, or be "none", not "${proxy}".`);
  }
  return proxies;
}

const NAMES = Object.values(SETTINGS).flatMap((settings) => settings.map(({ name }) => name));
/** One letter for each four, at most two: short names are near to those of other programs. */
const allowed = (name: string): number => Math.min(2, Math.floor(name.length / 4));

/** Variables that are a letter or two away from ours. */
const misspelt = (env: Environment): string[] =>
  Object.keys(env).flatMap((name) => {
    if (NAMES.includes(name)) return [];
    const meant = closestMatch(name, NAMES, { maxDistance: allowed(name) });
    const isMissing = meant !== undefined && (env[meant] ?? '').trim() === '';
    return isMissing ? [`${name} is no setting: did you mean ${meant}?`] : [];
  });

/** Production names its operator; elsewhere an example stands in. The values become text of the pages, which markup would change. */
function operatorOf(read: Reader, production: boolean, problems: string[]): OperatorConfig {
  const named = (name: string, example: string, pattern: RegExp, expected: string): string => {
    const value =
      read.text(name) ?? (production ? read.required(name, 'the public pages say who runs the site') : example);
    if (value !== '' && !pattern.test(value)) problems.push(`${name} must be ${expected}, not "${value}".`);
    return value;
  };
  const line = [/^[^[\]{}<>*_`\n]{1,200}$/u, 'one line of at most 200 characters without markup'] as const;
  return {
    name: named('OPERATOR_NAME', 'Example Operator', ...line),
    legalEntity: named('LEGAL_ENTITY', 'Example Operator Ltd., 1 Example Road, Exampletown', ...line),
    email: named('CONTACT_EMAIL', 'hello@mutuals.example', /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/, 'an e-mail address'),
  };
}

/** SMTP_URL with MAIL_FROM, or neither. In production the mail server is not on this machine. */
function mailOf(read: Reader, production: boolean, problems: string[]): MailConfig | null {
  const [smtpUrl, from, webhookSecret] = [
    read.text('SMTP_URL'),
    read.text('MAIL_FROM'),
    read.text('MAIL_WEBHOOK_SECRET'),
  ];
  if (smtpUrl === null) {
    for (const [name, value] of Object.entries({ MAIL_FROM: from, MAIL_WEBHOOK_SECRET: webhookSecret }))
      if (value !== null) problems.push(`SMTP_URL is missing: ${name} is set.`);
    return null;
  }
  // The problem does not quote the address: it holds a password.
  const { protocol, pathname = '', hash = '' } = URL.parse(smtpUrl) ?? {};
  const isAddress = protocol === 'smtp:' || protocol === 'smtps:';
  if (!isAddress || pathname.length > 1 || hash !== '' || /%(?![\da-f]{2})/i.test(smtpUrl))
    problems.push(
      'SMTP_URL must be an smtp or smtps address, such as smtps://user:password@host; in the password write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25.',
    );
  if (production && isThisMachine(smtpUrl)) problems.push('SMTP_URL points at this machine, which production refuses.');
  if (webhookSecret !== null && webhookSecret.length < 16)
    problems.push('MAIL_WEBHOOK_SECRET must have 16 letters or more.');
  const [, name = '', address = ''] =
    /^(?:([^<>"\r\n]{1,100}?) *<)?([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)>?$/u.exec(from ?? '') ?? [];
  if (address === '') problems.push('MAIL_FROM must be who mails come from, such as Mutuals <hello@mutuals.example>.');
  return { smtpUrl, from: { name, address }, webhookSecret };
}

/** KLIPY if its key is configured, also with the sandbox; else the sandbox's GIFs, if there is one. */
function gifsOf(read: Reader, sandboxUrl: string | null, problems: string[]): GifConfig | null {
  const key = read.text('KLIPY_KEY');
  const callsPerMinute = read.integer('KLIPY_CALLS_PER_MINUTE', 90, 1, 1_000_000);
  if (key !== null) {
    // The problem does not quote the key.
    if (!/^[\w-]{8,200}$/.test(key)) problems.push('KLIPY_KEY must be 8 to 200 letters, digits, "-" and "_".');
    return { url: KLIPY, key, mediaPrefixes: KLIPY_MEDIA, callsPerMinute };
  }
  if (sandboxUrl === null) return null;
  const url = `${sandboxUrl}/gifs`;
  return { url, key: 'sandbox-key', mediaPrefixes: [`${url}/`], callsPerMinute };
}

function pushOf(read: Reader, email: string, localService: string | null, problems: string[]): PushConfig | null {
  const privateKey = read.text('VAPID_PRIVATE_KEY');
  if (privateKey === null) return null;
  // The problem does not quote the key.
  if (!isPrivateKey(privateKey))
    problems.push('VAPID_PRIVATE_KEY must be a private key of P-256: 32 bytes in base64url, without "=".');
  return { privateKey, subject: `mailto:${email}`, localService };
}

function isPrivateKey(key: string): boolean {
  try {
    if (!/^[\w-]{43}$/.test(key)) return false;
    createECDH('prime256v1').setPrivateKey(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function identityOf(
  privyAppId: string | null,
  jwksUrl: string | null,
  sandboxUrl: string | null,
): IdentityConfig | null {
  const issuer = 'privy.io';
  if (privyAppId !== null) {
    const privyKeys = `https://auth.privy.io/api/v1/apps/${privyAppId}/jwks.json`;
    return { appId: privyAppId, issuer, jwksUrl: jwksUrl ?? privyKeys, pictureOrigins: [TWITTER_PICTURES] };
  }
  if (sandboxUrl === null) return null;
  return {
    appId: SANDBOX_APP_ID,
    issuer,
    jwksUrl: `${sandboxUrl}/identity/jwks.json`,
    pictureOrigins: [TWITTER_PICTURES, sandboxUrl],
  };
}

function releasesOf(read: Reader): string | null {
  const [own, data] = [read.text('RELEASES_DIR'), read.text('DATA_DIR')];
  const folder = own ?? (data && path.join(data, 'releases'));
  return folder === null ? null : path.resolve(folder);
}

/**
 * A bucket if one is configured, with all of its settings; else a folder, which production must name because it belongs
 * to one machine.
 */
function readStorage(read: Reader, problems: string[], production: boolean): StorageConfig {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => read.text(name) === null);
  const folder = read.text('PICTURES_DIR');
  if (missing.length === names.length) {
    if (production && folder === null)
      problems.push(
        'S3_ENDPOINT is missing: name a store for pictures, or with PICTURES_DIR a folder if there is one machine only.',
      );
    return { kind: 'folder', folder: path.resolve(folder ?? path.join(read.text('DATA_DIR') ?? '.data', 'pictures')) };
  }
  for (const name of missing) problems.push(`${name} is missing: the other S3_ variables are set.`);
  if (folder !== null) problems.push('PICTURES_DIR and S3_ENDPOINT are both set: choose a folder or a store.');
  const endpoint = read.origin('S3_ENDPOINT') ?? '';
  if (production && endpoint !== '' && isThisMachine(endpoint))
    problems.push('S3_ENDPOINT points at this machine, which production refuses.');
  return {
    kind: 's3',
    endpoint,
    bucket: read.text('S3_BUCKET') ?? '',
    region: read.text('S3_REGION') ?? 'auto',
    accessKeyId: read.text('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY') ?? '',
  };
}

function backupOf(read: Reader, pictures: StorageConfig, problems: string[]): BackupConfig {
  const [folder, bucket] = [read.text('BACKUP_DIR'), read.text('BACKUP_BUCKET')];
  const [passphrase, passphraseFile] = [read.text('BACKUP_PASSPHRASE'), read.text('BACKUP_PASSPHRASE_FILE')];
  if (folder !== null && bucket !== null)
    problems.push('BACKUP_DIR and BACKUP_BUCKET are both set: choose a folder or a bucket.');
  if (passphrase !== null && passphraseFile !== null)
    problems.push('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set: choose one.');
  const keep = read.integer('BACKUP_KEEP', 14, 1, 10_000);
  const settings = { passphrase, passphraseFile, keep };
  if (bucket === null)
    return { ...settings, place: folder === null ? null : { kind: 'folder', folder: path.resolve(folder) } };
  if (pictures.kind !== 's3') problems.push('BACKUP_BUCKET needs the store of S3_ENDPOINT, which is missing.');
  else if (pictures.bucket === bucket)
    problems.push('BACKUP_BUCKET is the bucket of pictures, which anybody may be able to read: name another one.');
  return { ...settings, place: pictures.kind === 's3' ? { ...pictures, bucket } : null };
}

const MODEL_APIS = ['openai', 'anthropic'] as const;

/**
 * All of MODEL_*, or none: a part is a mistake. In production people's texts go over https, and never to this machine
 * (D42).
 */
function modelOf(read: Reader, production: boolean, problems: string[]): ModelConfig | null {
  const [api, key, name] = [read.text('MODEL_API'), read.text('MODEL_KEY'), read.text('MODEL_NAME')];
  const url = read.url('MODEL_URL');
  if ([api, url, key, name].every((each) => each === null)) return null;
  if (api === null) problems.push('MODEL_API is missing: say openai or anthropic, or leave out all of MODEL_*.');
  if (url === null) problems.push('MODEL_URL is missing: the address of the model, such as https://api.openai.com/v1.');
  if (name === null) problems.push('MODEL_NAME is missing: name the model to use.');
  if (production && url !== null) {
    if (isThisMachine(url)) problems.push('MODEL_URL points at this machine, which production refuses.');
    else if (!url.startsWith('https:')) problems.push('MODEL_URL must be an https address: people’s words go there.');
    if (key === null) problems.push('MODEL_KEY is missing: an open model would answer anybody.');
  }
  return {
    api: read.choice('MODEL_API', MODEL_APIS, 'openai'),
    url: (url ?? '').replace(/\/$/, ''),
    key,
    name: name ?? '',
  };
}
