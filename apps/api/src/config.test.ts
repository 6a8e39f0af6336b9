import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config.ts';

const local: Environment = { DATABASE_URL: 'postgres:///mutuals' };
const sandbox: Environment = {
  ...local,
  SANDBOX_URL: 'http://127.0.0.1:3001',
  ABLY_API_KEY: 'sandbox.local:secret',
  ABLY_ENDPOINT: 'http://127.0.0.1:3001',
};
const production: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.internal/mutuals',
  PRIVY_APP_ID: 'app',
  ABLY_API_KEY: 'key.name:secret',
  PUBLIC_URL: 'https://mutuals.example',
  BNB_USD: '612.5',
  TRUST_PROXY: 'none',
};

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('without anything but a database', () => {
  it('the server runs, and nobody can sign in', () => {
    expect(readConfig(local)).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      identity: null,
      realtime: null,
      sandboxUrl: null,
    });
  });

  it('prices are those of the decision (D9)', () => {
    expect(readConfig(local).prices).toEqual({ premiumBnb: '0.05', premiumPlusBnb: '0.1', bnbUsd: '600' });
  });
});

describe('the sandbox (D32)', () => {
  it('signs people in with its own keys, pictures and limits', () => {
    const config = readConfig(sandbox);
    expect(config.identity).toMatchObject({
      appId: 'mutuals-sandbox',
      jwksUrl: 'http://127.0.0.1:3001/identity/jwks.json',
    });
    expect(config.identity?.pictureOrigins).toContain('http://127.0.0.1:3001');
    expect(config.gifPrefixes).toEqual(['http://127.0.0.1:3001/gifs/']);
    expect(config.rateLimits.writesPerAddress).toBeGreaterThan(100_000);
  });

  it('is refused beside Privy, whose presence switches it off', () => {
    expect(problemsOf({ ...sandbox, PRIVY_APP_ID: 'app' })).toEqual([
      'SANDBOX_URL and PRIVY_APP_ID are both set: choose the sandbox or Privy.',
    ]);
  });

  it('is refused in production', () => {
    expect(problemsOf({ ...production, PRIVY_APP_ID: '', SANDBOX_URL: 'http://127.0.0.1:3001' })).toContain(
      'SANDBOX_URL must not be set in production: the sandbox is for one machine.',
    );
  });
});

describe('production', () => {
  it('runs when everything is named', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      publicOrigin: 'https://mutuals.example',
      identity: { appId: 'app', issuer: 'privy.io', jwksUrl: 'https://auth.privy.io/api/v1/apps/app/jwks.json' },
      realtime: { apiKey: 'key.name:secret', endpoint: null },
      trustedProxies: [],
      drainMs: 5000,
    });
    expect(readConfig({ ...production, TRUST_PROXY: '10.0.0.0/8, 10.9.9.9' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '10.9.9.9',
    ]);
  });

  it('names everything that is missing at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    for (const name of ['PRIVY_APP_ID', 'ABLY_API_KEY', 'PUBLIC_URL', 'TRUST_PROXY', 'BNB_USD', 'DATABASE_URL']) {
      expect(problems).toContainEqual(expect.stringMatching(`^${name} is missing`));
    }
    expect(problems).toHaveLength(6);
  });

  it.each([
    ['PRIVY_JWKS_URL', 'http://127.0.0.1:3001/identity/jwks.json'],
    ['PRIVY_JWKS_URL', 'http://localhost/jwks.json'],
    ['ABLY_ENDPOINT', 'http://[::1]:3001'],
    ['ABLY_ENDPOINT', 'http://sandbox.localhost'],
    ['PRIVY_APP_ID', 'mutuals-sandbox'],
  ])('refuses a %s of the sandbox: %s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(name)]);
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['PREMIUM_BNB', 'free'],
  ['PREMIUM_BNB', '0'],
  ['BNB_USD', '-5'],
  ['BNB_USD', '1e9'],
  ['SANDBOX_URL', 'localhost:3001'],
  ['PRIVY_JWKS_URL', 'not an address'],
  ['ABLY_API_KEY', 'no-secret'],
  ['DATABASE_CONNECTIONS', '0'],
  ['DRAIN_SECONDS', '-1'],
  ['RATE_LIMIT_WRITES_PER_USER', '0'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(problemsOf({ ...local, [name]: value })).toEqual([expect.stringMatching(`^${name} [^\\n]+\\.$`)]);
});

it('reads lists, and takes an empty variable for an unset one', () => {
  const config = readConfig({
    ...local,
    ADMIN_PRIVY_IDS: ' did:privy:a, did:privy:b,,',
    SUPPORT_PRIVY_IDS: 'did:privy:b,did:privy:c',
    OWNER_PRIVY_IDS: 'did:privy:o',
    PORT: '',
    TRUST_PROXY: '10.0.0.0/8',
  });
  expect(Object.fromEntries(config.roles)).toEqual({
    'did:privy:a': 'admin',
    'did:privy:b': 'admin',
    'did:privy:c': 'support',
    'did:privy:o': 'owner',
  });
  expect(config.port).toBe(3000);
  expect(config.trustedProxies).toEqual(['10.0.0.0/8']);
});
