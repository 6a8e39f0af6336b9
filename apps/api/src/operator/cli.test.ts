// How the operator's commands are called, and that none tells a secret.
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact.ts';
import { call } from './testing.ts';

describe('a command', () => {
  it('is explained, with every other one, by --help', async () => {
    const { code, lines, problems } = await call('--help', {});
    expect([code, problems]).toEqual([0, []]);
    for (const name of ['doctor', 'backup [--to <folder>]', 'restore <file | name | latest>'])
      expect(lines.join('\n')).toContain(`\n  ${name}`);
  });

  it.each([
    ['', /^$/],
    ['repair', /^There is no command "repair"/],
    ['constructor', /^There is no command/],
    ['mantenance on', /^There is no command "mantenance"\. Did you mean maintenance\?$/],
    ['restore', /^Call it like this: mutuals restore <file \| name \| latest>/],
    ['restore one two', /^Call it like this: mutuals restore/],
    ['backup --into /tmp', /^Call it like this: mutuals backup \[--to <folder>\]/],
    ['reindex --every', /^Call it like this: mutuals reindex \[--all\]/],
    ['backup --to', /^Call it like this: mutuals backup/],
    ['restore latest --block soon', /^--block must be the number of a block/],
  ])('called wrongly (%s) is exit code 2 and one line', async (args, line) => {
    const { code, problems } = await call(args, { DATABASE_URL: 'postgres:///nowhere' });
    expect(code).toBe(2);
    expect(problems.join('\n')).toMatch(line);
    expect(problems.length).toBeLessThan(2);
  });

  it('with a wrong environment names each variable, also as JSON', async () => {
    const env = { DATABASE_URL: '', PORT: 'many' };
    const { code, problems } = await call('backup', env);
    expect([code, problems]).toEqual([
      1,
      [expect.stringMatching(/^PORT must be/), expect.stringMatching(/^DATABASE_URL is missing/)],
    ]);
    const { lines } = await call('backup --json', env);
    expect(JSON.parse(lines.join(''))).toEqual({ ok: false, problems });
  });
});

describe('no output', () => {
  const env = {
    DATABASE_URL: 'postgres://mutuals:p%40ss-canary@db.example/mutuals',
    BSC_RPC_URL: 'https://one.example/v3/rpc-canary,https://two.example/?apikey=query-canary',
    ABLY_API_KEY: 'app.key:ably-canary',
    S3_SECRET_ACCESS_KEY: 's3-"canary"\\',
    MODEL_KEY: 'model-canary',
    BACKUP_PASSPHRASE: 'passphrase-canary',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20trace-canary,x-key=key-canary',
    MODEL_TOKENS_PER_USER: '100000',
  };

  it('has a secret of the environment, however a library tells it', () => {
    const told = [
      'connect postgres://mutuals:p%40ss-canary@db.example/mutuals failed for p@ss-canary',
      'https://one.example/v3/rpc-canary answered 500; /v3/rpc-canary; https://two.example/?apikey=query-canary: apikey=query-canary',
      'Basic app.key:ably-canary; secret ably-canary',
      'Bearer trace-canary; trace-canary; key-canary',
      's3-"canary"\\ model-canary passphrase-canary',
      'from index 100000 on',
    ].map(createRedactor(env));
    expect(told.join('\n')).not.toContain('canary');
    expect(told.at(-1)).toBe('from index 100000 on');
    expect(told[0]).toContain('db.example/mutuals');
  });

  it('has one in JSON, where it is written in another way', async () => {
    const { lines } = await call('backup --json', { ...env, DATABASE_URL: '', PORT: env.S3_SECRET_ACCESS_KEY });
    expect(lines.join('')).toMatch(/PORT must be a whole number from 0 to 65535, not \\"•••\\"/);
    expect(lines.join('')).not.toContain('canary');
  });
});
