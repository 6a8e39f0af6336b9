import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTelegram, type TelegramLogin } from './telegram.ts';

const TOKEN = '123456789:a-token-of-a-bot-that-is-not-there-at-all';
const telegram = createTelegram({ loginUrl: 'https://oauth.telegram.org/auth', botToken: TOKEN, botName: 'a_bot' });
const NOW = new Date('2026-11-20T09:00:00.000Z');
const SECONDS = NOW.getTime() / 1000;

const ADA = {
  id: 5_000_000_001,
  first_name: 'Ada = Ada',
  username: 'ada',
  photo_url: 'https://t.me/i/a.jpg',
  auth_date: SECONDS,
};

/** Signs as Telegram documents it: the fields by name, a line each, under the hash of the token. */
function signed(fields: Omit<TelegramLogin, 'hash'>, token = TOKEN): TelegramLogin {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const key = createHash('sha256').update(token).digest();
  return { ...fields, hash: createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex') };
}

const check = (login: TelegramLogin, now = NOW) => telegram?.check(login, now);

it('is none without a bot', () => {
  expect(createTelegram(null)).toBeNull();
});

it('is confirmed on its own page, in the name of the bot', () => {
  expect(telegram?.signInUrl('https://mutuals.example/profiles/1/proofs')).toBe(
    'https://oauth.telegram.org/auth?bot_id=123456789&origin=https%3A%2F%2Fmutuals.example&return_to=https%3A%2F%2Fmutuals.example%2Fprofiles%2F1%2Fproofs',
  );
});

describe('what came back', () => {
  it('is somebody where Telegram signed it, with a name or without', () => {
    expect(check(signed(ADA))).toEqual({ id: '5000000001', username: 'ada' });
    expect(check(signed({ id: 7, auth_date: SECONDS }))).toEqual({ id: '7', username: null });
  });

  it.each<[string, TelegramLogin]>([
    ['another id', { ...signed(ADA), id: 5_000_000_002 }],
    ['another name', { ...signed(ADA), username: 'bo' }],
    ['no name', { id: ADA.id, auth_date: SECONDS, hash: signed(ADA).hash }],
    ['another bot’s signature', signed(ADA, '987654321:another-bot-that-is-not-there-either')],
    ['a hash of another length', { ...signed(ADA), hash: 'ab' }],
    ['no hash', { ...signed(ADA), hash: '' }],
  ])('is nobody with %s', (_what, login) => {
    expect(check(login)).toBeNull();
  });

  it('is nobody after 10 minutes, and nobody of tomorrow', () => {
    const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    expect(check(signed(ADA), at(600))).not.toBeNull();
    expect(check(signed(ADA), at(601))).toBeNull();
    expect(check(signed(ADA), at(-60))).not.toBeNull();
    expect(check(signed(ADA), at(-61))).toBeNull();
  });
});
