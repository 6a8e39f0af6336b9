import { describe, expect, it } from 'vitest';
import { createRedactor, isSecret } from './redact.ts';

it.each([
  'ABLY_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'DB_PASSWORD',
  'TREASURY_SEED',
  'BACKUP_PASSPHRASE',
  'TELEGRAM_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'DATABASE_URL',
  'BSC_RPC_URL',
  'SMTP_URL',
])('%s is never told', (name) => expect(isSecret(name)).toBe(true));

it.each([
  'PORT',
  'PUBLIC_ORIGIN',
  'MODEL_TOKENS_PER_USER',
  'TREASURY_SEED_FILE',
  'BACKUP_PASSPHRASE_FILE',
  'S3_BUCKET',
])('%s is told', (name) => expect(isSecret(name)).toBe(false));

describe('a text', () => {
  it('loses the whole of a secret that begins like another one', () => {
    const told = createRedactor({ ONE_KEY: 'abcd', OTHER_KEY: 'abcdefgh', LAST_KEY: 'cdef' });
    expect(told('abcdefgh abcd')).toBe('••• •••');
  });

  it('keeps what is shorter than four characters, as it would be found by chance', () => {
    expect(createRedactor({ ONE_KEY: 'abc', OTHER_KEY: 'wxyz' })('abc wxyz')).toBe('abc •••');
    expect(createRedactor({ ONE_KEY: 'ab:cd' })('ab:cd ab')).toBe('••• ab');
  });

  it('loses an address that cannot be read, each of several', () => {
    expect(createRedactor({ BSC_RPC_URL: 'no address, nor is this' })('no address; nor is this')).toBe('•••; •••');
  });

  it('loses the key of an address, whether its path or its query has it, and keeps the host', () => {
    const told = createRedactor({ BSC_RPC_URL: 'https://one.example/v3/path-key?apikey=query%2Dkey&net=bsc' });
    expect(told('one.example: path-key; apikey=query%2Dkey&net=bsc; query-key; v3')).toBe(
      'one.example: •••; •••; •••; v3',
    );
  });

  it('loses the password of a mail server and of a database, as it is written and as it is meant, and keeps their names', () => {
    const told = createRedactor({
      DATABASE_URL: 'postgres://mutuals:data%21base@db.example/community?sslmode=require',
      SMTP_URL: 'smtp://sender:mail%21word@mail.example:587',
    });
    expect(told('data%21base data!base mail%21word mail!word')).toBe('••• ••• ••• •••');
    expect(told('db.example/community sslmode=require mail.example sender')).toBe(
      'db.example/community sslmode=require mail.example sender',
    );
  });

  it('loses what is secret in any other address, which no setting takes and the doctor shows as it was set', () => {
    const told = createRedactor({
      TRANSLATION_URL: 'https://me:its%21secret@there.example/path',
      MODEL_URL: 'https://its-token@model.example',
      HTTPS_PROXY: 'http://proxy.example:8080',
    });
    expect(told('https://me:its%21secret@there.example/path its!secret')).toBe('https://me:•••@there.example/path •••');
    expect(told('https://its-token@model.example by proxy.example')).toBe('https://•••@model.example by proxy.example');
  });

  it('loses the value of a header and the key in it, also where it cannot be decoded', () => {
    const told = createRedactor({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20first, x-team=sec%ond' });
    expect(told('Bearer%20first; Bearer first; first; sec%ond; x-team')).toBe('•••; •••; •••; •••; x-team');
  });
});
