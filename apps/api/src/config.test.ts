import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config.ts';
import { SETTINGS } from './settings.data.ts';

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
  OPERATOR_NAME: 'Mutuals',
  LEGAL_ENTITY: 'Mutuals Ltd., 1 Example Road, Exampletown',
  CONTACT_EMAIL: 'hello@mutuals.example',
  BNB_USD: '612.5',
  TRUST_PROXY: 'none',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
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

it('names the setting that a misspelt variable is near to, and lets other programs have theirs', () => {
  expect(problemsOf({ ...local, PRIVY_APPID: 'app', DATABASE_CONECTIONS: '5' })).toEqual([
    'PRIVY_APPID is no setting: did you mean PRIVY_APP_ID?',
    'DATABASE_CONECTIONS is no setting: did you mean DATABASE_CONNECTIONS?',
  ]);
  expect(
    problemsOf({ ...local, PATH: '/bin', HOSTNAME: 'here', PGHOST: 'there', LANG: 'C', npm_config_port: '1' }),
  ).toEqual([]);
});

it.each([
  ['a slash in the password', 'postgres://mutuals:pa/ss@db.internal/mutuals'],
  ['a hash in the password', 'postgres://mutuals:pa#ss@db.internal/mutuals'],
  ['a password that an unquoted # in .env cuts', 'postgres://mutuals:p@ss$w/rd'],
  ['a percent sign in the password', 'postgres://mutuals:100%ss@db.internal/mutuals'],
  ['another database', 'mysql://mutuals:pass@db.internal/mutuals'],
  ['no scheme', 'db.internal/mutuals'],
])('refuses %s in DATABASE_URL in one line that does not tell the password', (_name, address) => {
  const problems = problemsOf({ DATABASE_URL: address });
  expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL must look like postgres:/)]);
  expect(problems[0]).not.toContain('ss@');
});

it.each(['127.0.0.1:5432', '[::1]:5432', 'postgres', 'db-1.internal', '', '%2Frun%2Fpostgresql'])(
  'takes %s as the host of a database',
  (host) => {
    expect(problemsOf({ DATABASE_URL: `postgres://${host === '' ? '' : `mutuals@${host}`}/mutuals` })).toEqual([]);
  },
);

it.each(['pa$s', 'p@ss', 'pa%40%24ss'])('takes a database whose password is %s', (password) => {
  expect(problemsOf({ DATABASE_URL: `postgres://mutuals:${password}@db.internal/mutuals` })).toEqual([]);
});

it('tells no value of an address that is none, because a key can be in it', () => {
  expect(problemsOf({ ...local, TRANSLATION_URL: 'htps://words.example/key' })).toContain(
    'TRANSLATION_URL must be an http or https address.',
  );
});

it.each([
  'TRANSLATION_URL',
  'MODEL_URL',
  'PRIVY_JWKS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'ABLY_ENDPOINT',
  'BSC_RPC_URL',
])('refuses a name and a password in %s, which no call would take, and tells neither', (name) => {
  const problems = problemsOf({ ...local, [name]: 'https://me:its-secret@there.example' });
  expect(problems).toContain(`${name} must be an address without a name and a password in it.`);
  expect(problems.join()).not.toContain('its-secret');
});

it.each([
  ['PUBLIC_URL', 'https://mutuals.example/app'],
  ['ABLY_ENDPOINT', 'https://there.example?x'],
  ['S3_ENDPOINT', 'https://s3.example/v1/#there'],
])('refuses a path in %s=%s, which would be left out', (name, value) => {
  expect(problemsOf({ ...production, [name]: value })).toEqual([
    `${name} must be an address without a path, such as https://${new URL(value).host}.`,
  ]);
});

it.each([
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', '"production"'],
  ['PRIVY_APP_ID', 'https://auth.privy.io/app'],
  ['S3_BUCKET', 'https://s3.example/pictures'],
  ['BACKUP_BUCKET', '../backups'],
])('refuses %s=%s, with which something else would run than was meant', (name, value) => {
  expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringMatching(`^${name} must be [^\\n]+\\.$`)]);
});

it.each(['@ada', 'ada', 'did:privy:a did:privy:b', 'clx0123456789'])(
  'refuses %s as somebody of the team: it is no Privy id',
  (id) => {
    for (const name of ['OWNER_PRIVY_IDS', 'ADMIN_PRIVY_IDS', 'SUPPORT_PRIVY_IDS'])
      expect(problemsOf({ ...local, [name]: `did:privy:a,${id}` })).toEqual([
        `${name} must be Privy ids such as did:privy:clx0123456789, with commas between them, not "${id}".`,
      ]);
  },
);

it('reads exactly the settings that .env.example documents', () => {
  const read = new Set<string>();
  for (const env of [
    sandbox,
    production,
    { ...production, BSC_RPC_URL: 'https://bsc.example', BUSD_ADDRESS: '0x1' },
    local,
  ]) {
    const watched = new Proxy(env, {
      get(target, name) {
        read.add(String(name));
        return Reflect.get(target, name);
      },
    });
    problemsOf(watched);
  }
  const documented = Object.values(SETTINGS).flatMap((settings) => settings.map(({ name }) => name));
  expect([...read].sort()).toEqual(documented.sort());
});

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

describe('the model (D42)', () => {
  const model: Environment = {
    MODEL_API: 'anthropic',
    MODEL_URL: 'https://models.example/v1/',
    MODEL_KEY: 'secret',
    MODEL_NAME: 'some-model',
  };

  it('is none unless it is configured', () => {
    expect(readConfig(local).model).toBeNull();
  });

  it('is all of its variables', () => {
    const expected = { api: 'anthropic', url: 'https://models.example/v1', key: 'secret', name: 'some-model' };
    expect(readConfig({ ...production, ...model }).model).toEqual(expected);
    const { MODEL_KEY: _, ...open } = model;
    expect(readConfig({ ...local, ...open }).model).toEqual({ ...expected, key: null });
  });

  it.each(['MODEL_API', 'MODEL_URL', 'MODEL_NAME'])('is not half configured: %s', (name) => {
    expect(problemsOf({ ...local, ...model, [name]: '' })).toEqual([expect.stringContaining(`${name} is missing`)]);
  });

  it.each([
    ['http://models.example/v1', 'https'],
    ['http://127.0.0.1:3001/model', 'this machine'],
    ['https://localhost/v1', 'this machine'],
  ])('at %s gets no words of people in production', (url, why) => {
    expect(problemsOf({ ...production, ...model, MODEL_URL: url })).toEqual([expect.stringContaining(why)]);
  });

  it('without a key is not for production', () => {
    expect(problemsOf({ ...production, ...model, MODEL_KEY: '' })).toEqual([expect.stringContaining('MODEL_KEY')]);
  });
});

describe('GIFs (D44)', () => {
  it('are none without a key', () => {
    expect(readConfig(local).gifs).toBeNull();
  });

  it('are those of KLIPY with its key, beside the sandbox too', () => {
    const klipy = {
      url: 'https://api.klipy.com',
      key: 'some-key-of-it',
      mediaPrefixes: ['https://static.klipy.com/', 'https://static2.klipy.com/'],
      callsPerMinute: 600,
    };
    const env = { KLIPY_KEY: 'some-key-of-it', KLIPY_CALLS_PER_MINUTE: '600' };
    expect(readConfig({ ...production, ...env }).gifs).toEqual(klipy);
    expect(readConfig({ ...sandbox, ...env }).gifs).toEqual(klipy);
  });

  it('have a key that fits into an address, and a wrong one is not said', () => {
    expect(problemsOf({ ...local, KLIPY_KEY: 'a secret/../key' })).toEqual([
      'KLIPY_KEY must be 8 to 200 letters, digits, "-" and "_".',
    ]);
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
    expect(config.gifs?.mediaPrefixes).toEqual(['http://127.0.0.1:3001/gifs/']);
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
      storage: {
        kind: 's3',
        endpoint: 'https://s3.example',
        bucket: 'pictures',
        region: 'auto',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
      picturesUrl: 'https://mutuals.example/pictures/',
    });
    expect(readConfig({ ...production, TRUST_PROXY: '10.0.0.0/8, 10.9.9.9' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '10.9.9.9',
    ]);
  });

  it('names everything that is missing at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    for (const name of [
      'PRIVY_APP_ID',
      'ABLY_API_KEY',
      'PUBLIC_URL',
      'OPERATOR_NAME',
      'LEGAL_ENTITY',
      'CONTACT_EMAIL',
      'TRUST_PROXY',
      'BNB_USD',
      'S3_ENDPOINT',
      'DATABASE_URL',
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(`^${name} is missing`));
    }
    expect(problems).toHaveLength(10);
  });

  it.each([
    ['PRIVY_JWKS_URL', 'http://127.0.0.1:3001/identity/jwks.json'],
    ['PRIVY_JWKS_URL', 'http://localhost/jwks.json'],
    ['ABLY_ENDPOINT', 'http://[::1]:3001'],
    ['ABLY_ENDPOINT', 'http://sandbox.localhost'],
    ['PRIVY_APP_ID', 'mutuals-sandbox'],
    ['S3_ENDPOINT', 'http://127.0.0.1:3001'],
    ['DNS_SERVERS', '127.0.0.1:3001'],
    ['DNS_SERVERS', '9.9.9.9,[::1]:53'],
  ])('refuses a %s of the sandbox: %s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(name)]);
  });
});

describe('proofs (D84)', () => {
  it('are looked up with the machine’s resolvers alone, unless a service is named', () => {
    const none = { dns: { servers: [] }, sandboxSitesUrl: null, github: null, telegram: null, explorer: null };
    expect(readConfig(production).proofs).toEqual(none);
  });

  it('are played by the sandbox, unless a service is named', () => {
    const { proofs } = readConfig({ ...sandbox, GITHUB_CLIENT_ID: 'Iv1.app', GITHUB_CLIENT_SECRET: 'its-secret' });
    expect(proofs).toMatchObject({
      dns: { servers: ['127.0.0.1:3001'] },
      sandboxSitesUrl: 'http://127.0.0.1:3001',
      github: { webUrl: 'https://github.com', clientId: 'Iv1.app' },
      telegram: { loginUrl: 'http://127.0.0.1:3001/telegram/auth' },
      explorer: { apiUrl: 'http://127.0.0.1:3001/explorer/api' },
    });
  });

  it.each([
    [{ DNS_SERVERS: 'dns.example' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '9.9.9.9:99999' }, 'DNS_SERVERS'],
    [{ DNS_SERVERS: '9.9.9.9,[2620:fe::fe]:0' }, 'DNS_SERVERS'],
    [{ GITHUB_CLIENT_ID: 'Iv1.app' }, 'GITHUB_CLIENT_SECRET'],
    [{ GITHUB_CLIENT_SECRET: 'its-secret' }, 'GITHUB_CLIENT_ID'],
    [{ TELEGRAM_BOT_TOKEN: '1:its-secret', TELEGRAM_BOT_NAME: 'a_bot' }, 'TELEGRAM_BOT_TOKEN'],
    [{ TELEGRAM_BOT_NAME: '@a_bot', TELEGRAM_BOT_TOKEN: `123456:${'x'.repeat(35)}` }, 'TELEGRAM_BOT_NAME'],
    [{ EXPLORER_API_URL: 'https://explorer.example/api' }, 'EXPLORER_API_KEY'],
    [{ EXPLORER_API_URL: 'http://explorer.example/api', EXPLORER_API_KEY: 'its-secret' }, 'EXPLORER_API_URL'],
    [{ EXPLORER_API_URL: 'http://127.0.0.1:3001/explorer/api', EXPLORER_API_KEY: 'its-secret' }, 'EXPLORER_API_URL'],
    [{ GITHUB_CLIENT_ID: 'mutuals-sandbox-github', GITHUB_CLIENT_SECRET: 'its-secret' }, 'GITHUB_CLIENT_ID'],
    [
      { TELEGRAM_BOT_TOKEN: '1000000001:the-sandbox-bot-that-everybody-knows', TELEGRAM_BOT_NAME: 'a_bot' },
      'TELEGRAM_BOT_TOKEN',
    ],
  ])('refuse %j in production, and no secret is said', (settings, name) => {
    const problems = problemsOf({ ...production, ...settings });
    expect(problems).toEqual([expect.stringMatching(`^${name} `)]);
    expect(problems.join()).not.toContain('its-secret');
  });
});

describe('the operator', () => {
  it('is an example on a machine of one’s own, and the named one in production', () => {
    expect(readConfig(local).operator.name).toBe('Example Operator');
    expect(readConfig(production).operator).toEqual({
      name: 'Mutuals',
      legalEntity: 'Mutuals Ltd., 1 Example Road, Exampletown',
      email: 'hello@mutuals.example',
    });
  });

  it.each([
    ['OPERATOR_NAME', 'Two\nlines'],
    ['OPERATOR_NAME', '[a link](mail)'],
    ['LEGAL_ENTITY', 'x'.repeat(201)],
    ['LEGAL_ENTITY', '{{origin}}'],
    ['CONTACT_EMAIL', 'no address'],
    ['CONTACT_EMAIL', 'a@b.example?bcc=c@d.example'],
  ])('has no %s such as %j, which would change the text of a page', (name, value) => {
    expect(problemsOf({ ...local, [name]: value })).toEqual([expect.stringMatching(`^${name} must be`)]);
  });
});

describe('pictures', () => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = production;
  const store = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };

  it('are in a folder beside the other data, unless something else is named', () => {
    expect(readConfig({ ...local, DATA_DIR: '/data' }).storage).toEqual({ kind: 'folder', folder: '/data/pictures' });
    expect(readConfig({ ...rest, PICTURES_DIR: '/pictures' }).storage).toEqual({ kind: 'folder', folder: '/pictures' });
  });

  it.each(Object.keys(store))('are in a store of which all is named: %s is missed', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([`${name} is missing: the other S3_ variables are set.`]);
  });

  it('are in one place', () => {
    expect(problemsOf({ ...production, PICTURES_DIR: '/pictures' })).toEqual([
      'PICTURES_DIR and S3_ENDPOINT are both set: choose a folder or a store.',
    ]);
  });

  it('are reached here, or where PICTURES_URL leads', () => {
    const urlOf = (PICTURES_URL: string) => readConfig({ ...production, PICTURES_URL }).picturesUrl;
    expect([urlOf(''), urlOf('https://cdn.example'), urlOf('https://cdn.example/a/b/')]).toEqual([
      'https://mutuals.example/pictures/',
      'https://cdn.example/',
      'https://cdn.example/a/b/',
    ]);
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['PREMIUM_BNB', 'free'],
  ['PREMIUM_BNB', '0'],
  ['PREMIUM_BNB', '100000'],
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

it.each([
  'caddy',
  '10.0.0.0/33',
  '10.0.0.1/x',
  '10.0.0',
  '::1/129',
  '10.0.0.1/8/8',
  '10.0.0.1/0',
  '0.0.0.0/0',
  '::/0',
  'true',
])('refuses %s as a proxy to trust, by the name of the setting', (proxy) => {
  expect(problemsOf({ DATABASE_URL: 'postgres://localhost/x', TRUST_PROXY: `127.0.0.1,${proxy}` })).toEqual([
    `TRUST_PROXY must have addresses such as 10.0.0.2 or 172.16.0.0/12, or be "none", not "${proxy}".`,
  ]);
});

it('trusts proxies by address and by network', () => {
  const trusted = 'loopback, 10.0.0.2,172.16.0.0/12,fd00::/8';
  const { trustedProxies } = readConfig({ DATABASE_URL: 'postgres://localhost/x', TRUST_PROXY: trusted });
  expect(trustedProxies).toEqual(['loopback', '10.0.0.2', '172.16.0.0/12', 'fd00::/8']);
});

describe('traces', () => {
  const local = { DATABASE_URL: 'postgres://localhost/x', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' };

  it('go to a collector by the names of OpenTelemetry, and nowhere without one', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x', OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toBeNull();
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==, x-scope = 1' };
    expect(readConfig({ ...local, ...headers, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toEqual({
      url: 'http://localhost:4318/v1/traces',
      headers: { authorization: 'Basic YQ==', 'x-scope': '1' },
      share: 0.1,
    });
  });

  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/v1/traces' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is the address without /v1/traces.',
    ],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'canary' }, 'OTEL_EXPORTER_OTLP_HEADERS must look like name=value'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=canary%' }, 'OTEL_EXPORTER_OTLP_HEADERS must look like name=value'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "10%".'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOIMT: 'x', OTEL_EXPORTER_OTLP_ENDPOINT: '' },
      'did you mean OTEL_EXPORTER_OTLP_ENDPOINT?',
    ],
  ])('are refused with %j', (env, problem) => {
    const problems = problemsOf({ ...local, ...env }).join('\n');
    expect(problems).toContain(problem);
    expect(problems).not.toContain('canary');
  });
});

describe('mail', () => {
  const local = {
    DATABASE_URL: 'postgres://localhost/x',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'hello@mutuals.example',
  };
  const mailOf = (env: Record<string, string>) => readConfig({ ...local, ...env }).mail;

  it('comes from a name and an address, and is off without a server', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).mail).toBeNull();
    expect(mailOf({})?.from).toEqual({ name: '', address: 'hello@mutuals.example' });
    expect(mailOf({ MAIL_FROM: 'Mutuals Team <hello@mutuals.example>' })?.from).toEqual({
      name: 'Mutuals Team',
      address: 'hello@mutuals.example',
    });
  });

  it.each([
    [{ SMTP_URL: '' }, 'SMTP_URL is missing: MAIL_FROM is set.'],
    [{ SMTP_URL: 'https://user:secret-canary@smtp.example' }, 'SMTP_URL must be an smtp or smtps address, such as'],
    [{ SMTP_URL: 'smtp://user:canary#1@smtp.example' }, 'SMTP_URL must be an smtp or smtps address, such as'],
    [{ SMTP_URL: 'smtp://user:canary/1@smtp.example' }, 'write / as %2F'],
    [{ SMTP_URL: 'smtp://user:canary%1@smtp.example' }, 'write / as %2F'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM must be who mails come from'],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be who mails come from'],
    [{ MAIL_FROM: 'hello@mutuals.example\r\nBcc: x@y.example' }, 'MAIL_FROM must be who mails come from'],
    [{ MAIL_WEBHOOK_SECRET: 'short' }, 'MAIL_WEBHOOK_SECRET must have 16 letters or more.'],
  ])('is refused with %j', (env, problem) => {
    const problems = problemsOf({ ...local, ...env });
    expect(problems.join('\n')).toContain(problem);
    expect(problems.join('\n')).not.toContain('canary');
  });
});
