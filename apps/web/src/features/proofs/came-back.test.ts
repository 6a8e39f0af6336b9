import type { Proof } from '@mutuals/api-client';
import { expect, it } from 'vitest';
import { answerIn, returnOf } from './came-back.ts';

const HASH = 'a'.repeat(64);
const expiresAt = '2026-11-25T09:10:00.000Z';
const begun: Proof = {
  _id: 'p1',
  kind: 'github',
  subject: 'ada',
  name: null,
  count: null,
  method: null,
  state: 'pending',
  isShown: true,
  provedAt: null,
  checkedAt: null,
  expiresAt: null,
  unconfirmedSince: null,
  withdrawnAt: null,
  withdrawnBecause: null,
  challenge: { type: 'oauth', url: 'https://github.example/login?state=xyz', expiresAt },
  conflict: null,
  createdAt: expiresAt,
};

it.each([
  ['', ''],
  ['?code=abc', ''],
  ['?state=xyz', ''],
  ['?id=1&auth_date=2&hash=short', ''],
  ['?id=one&auth_date=2&hash=' + HASH, ''],
  ['', '#tgAuthResult=%%%'],
  ['', '#tgAuthResult=bnVsbA'],
])('finds nobody back in %j %j', (search, hash) => {
  expect(answerIn(search, hash)).toBeNull();
});

it('reads what GitHub sends back, for the proof that it was asked for', () => {
  const answer = answerIn('?code=abc&state=xyz', '');
  const others: Proof = {
    ...begun,
    _id: 'p0',
    challenge: { type: 'oauth', url: 'https://g.example/?state=o', expiresAt },
  };
  expect(returnOf(answer, [others, begun])).toEqual({
    proofId: 'p1',
    kind: 'github',
    answer: { code: 'abc', state: 'xyz' },
  });
  expect(returnOf(answer, [others])).toBeNull();
});

it('reads what GitHub sends back for a repository', () => {
  const signInUrl = 'https://github.example/login?state=xyz';
  const challenge = { type: 'file', path: '.mutuals', content: 'x', signInUrl, expiresAt } as const;
  expect(returnOf({ code: 'abc', state: 'xyz' }, [{ ...begun, kind: 'repository', challenge }])?.kind).toBe(
    'repository',
  );
});

it('reads what Telegram sends back, in either form', () => {
  const telegram = { id: 7, auth_date: 1_764_000_000, hash: HASH, first_name: '艾达', username: 'ada' };
  const fields = Object.entries(telegram).map(([name, value]): [string, string] => [name, `${value}`]);
  const bytes = new TextEncoder().encode(JSON.stringify(telegram));
  const encoded = btoa(String.fromCodePoint(...bytes));
  expect(answerIn(`?${new URLSearchParams(fields)}`, '')).toEqual({ telegram });
  expect(answerIn('', `#tgAuthResult=${encoded}`)).toEqual({ telegram });
  expect(returnOf({ telegram }, [begun])).toBeNull();
});
