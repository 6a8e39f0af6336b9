import { fileURLToPath } from 'node:url';
import type { Role } from './contract.ts';

/** The role of a Privy id; the highest where it is named twice. */
export type RoleConfig = ReadonlyMap<string, Role>;

/** Everything that the environment decides, read once at start. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  logLevel: LogLevel;
  /** How long the server answers on after it was asked to stop, so that balancers hear of it. */
  drainMs: number;
  /** How late the event loop may be before operations are turned away; 0: they never are. */
  maxEventLoopDelayMs: number;
  databaseUrl: string;
  databaseConnections: number;
  /** The built web app. */
  webRoot: string;
  /** Where people reach the server: the origin of links and of own uploads. */
  publicOrigin: string;
  /** Null: nobody can sign in. */
  identity: IdentityConfig | null;
  /** The first people of the team, by Privy id (D34, D50). */
  roles: RoleConfig;
  /** Beginnings of the addresses that GIFs come from (D35). */
  gifPrefixes: readonly string[];
  /** Null: nothing is sent in real time; everything is there on the next request. */
  realtime: RealtimeConfig | null;
  /** Origin of the local stand-ins, or null where the real services are used (D32). */
  sandboxUrl: string | null;
  prices: PriceConfig;
  /** Addresses of proxies whose forwarded address is believed (D40); empty: none is. Production has to say which. */
  trustedProxies: readonly string[];
  rateLimits: RateLimits;
}

export interface IdentityConfig {
  appId: string;
  issuer: string;
  jwksUrl: string;
  /** Origins that the identity's pictures come from (D35). */
  pictureOrigins: readonly string[];
}

export interface RealtimeConfig {
  /** `keyName:secret`, as Ably writes it. */
  apiKey: string;
  /** Origin of the REST and WebSocket calls; null is Ably itself. */
  endpoint: string | null;
}

export interface PriceConfig {
  /** BNB for one month, as decimal text: amounts are never floating point (D18). */
  premiumBnb: string;
  premiumPlusBnb: string;
  /** Dollars for one BNB, as decimal text. */
  bnbUsd: string;
}

/** Requests in a minute (D40). */
export interface RateLimits {
  readsPerUser: number;
  readsPerAddress: number;
  /** Each is a read too. */
  searchesPerUser: number;
  writesPerUser: number;
  writesPerAddress: number;
  /** Tokens that proved nothing, and people who came for the first time. */
  signInsPerAddress: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is wrong with the environment: one line a problem, each naming its variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const SANDBOX_APP_ID = 'mutuals-sandbox';
const TWITTER_PICTURES = 'https://pbs.twimg.com';
const GIPHY = ['media', 'media0', 'media1', 'media2', 'media3', 'media4', 'i'].map(
  (name) => `https://${name}.giphy.com/`,
);
/** Everyone shares one address on one machine, the demo people included. */
const ONE_MACHINE = 1000;

/**
 * Reads the configuration; throws a ConfigError that lists every problem at once. In production the sandbox and addresses of this machine
 * are refused, and what has a default elsewhere must be named (D32).
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const read = reader(env, problems);
  const production = env['NODE_ENV'] === 'production';

  const sandboxUrl = read.origin('SANDBOX_URL');
  const privyAppId = read.text('PRIVY_APP_ID');
  const jwksUrl = read.url('PRIVY_JWKS_URL');
  const endpoint = read.origin('ABLY_ENDPOINT');
  const apiKey = read.text('ABLY_API_KEY');
  const publicOrigin = read.origin('PUBLIC_URL');
  const port = read.integer('PORT', 3000, 0, 65_535);

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
    if (read.text('BNB_USD') === null) problems.push('BNB_USD is missing: prices in dollars would be a guess.');
  }

  const relax = sandboxUrl === null ? 1 : ONE_MACHINE;
  const config: Config = {
    production,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    drainMs: read.integer('DRAIN_SECONDS', production ? 5 : 0, 0, 300) * 1000,
    maxEventLoopDelayMs: read.integer('MAX_EVENT_LOOP_DELAY_MS', 1000, 0, 60_000),
    databaseUrl: read.required('DATABASE_URL', 'there is no database to open'),
    databaseConnections: read.integer('DATABASE_CONNECTIONS', 20, 4, 500),
    webRoot: read.text('WEB_ROOT') ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    publicOrigin: publicOrigin ?? `http://localhost:${port}`,
    identity: identityOf(privyAppId, jwksUrl, sandboxUrl),
    roles: new Map([
      ...read.list('SUPPORT_PRIVY_IDS').map((id) => [id, 'support'] as const),
      ...read.list('ADMIN_PRIVY_IDS').map((id) => [id, 'admin'] as const),
      ...read.list('OWNER_PRIVY_IDS').map((id) => [id, 'owner'] as const),
    ]),
    gifPrefixes: sandboxUrl === null ? GIPHY : [`${sandboxUrl}/gifs/`],
    realtime: apiKey === null ? null : { apiKey, endpoint },
    sandboxUrl,
    prices: {
      premiumBnb: read.decimal('PREMIUM_BNB', '0.05'),
      premiumPlusBnb: read.decimal('PREMIUM_PLUS_BNB', '0.1'),
      bnbUsd: read.decimal('BNB_USD', '600'),
    },
    trustedProxies: read.list('TRUST_PROXY').filter((proxy) => proxy !== 'none'),
    rateLimits: {
      readsPerUser: read.integer('RATE_LIMIT_READS_PER_USER', 1200, 1, 1_000_000),
      readsPerAddress: read.integer('RATE_LIMIT_READS_PER_ADDRESS', 6000 * relax, 1, 10_000_000),
      searchesPerUser: read.integer('RATE_LIMIT_SEARCHES_PER_USER', 120, 1, 1_000_000),
      writesPerUser: read.integer('RATE_LIMIT_WRITES_PER_USER', 300, 1, 1_000_000),
      writesPerAddress: read.integer('RATE_LIMIT_WRITES_PER_ADDRESS', 1200 * relax, 1, 10_000_000),
      signInsPerAddress: read.integer('RATE_LIMIT_SIGN_INS_PER_ADDRESS', 300 * relax, 1, 10_000_000),
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
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

/** Reads single variables; an empty one counts as unset. What is wrong is added to `problems`, and reading goes on. */
function reader(env: Environment, problems: string[]) {
  const text = (name: string): string | null => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const parsed = (name: string): URL | null => {
    const value = text(name);
    if (value === null) return null;
    const url = URL.parse(value);
    if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
    problems.push(`${name} must be an http or https address, not "${value}".`);
    return null;
  };
  return {
    text,
    url: (name: string) => parsed(name)?.href ?? null,
    origin: (name: string) => parsed(name)?.origin ?? null,
    list: (name: string) =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    required(name: string, consequence: string): string {
      const value = text(name);
      if (value === null) problems.push(`${name} is missing: ${consequence}.`);
      return value ?? '';
    },
    integer(name: string, fallback: number, least: number, most: number): number {
      const value = text(name);
      if (value === null) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      problems.push(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
      return fallback;
    },
    decimal(name: string, fallback: string): string {
      const value = text(name) ?? fallback;
      if (/^\d{1,9}(\.\d{1,18})?$/.test(value) && Number(value) > 0) return value;
      problems.push(`${name} must be a positive decimal number, not "${value}".`);
      return fallback;
    },
    choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === null) return fallback;
      const found = choices.find((choice) => choice === value);
      if (found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
      return found ?? fallback;
    },
  };
}

function isThisMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host.startsWith('127.') ||
    host === '[::1]' ||
    host === '0.0.0.0'
  );
}
