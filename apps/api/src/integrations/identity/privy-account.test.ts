import { describe, expect, it } from 'vitest';
import { readAccount } from './privy-account.ts';

const NOW = new Date(1_800_000_000_000);
const ORIGINS = ['https://pbs.twimg.com', 'http://127.0.0.1:3001'];

function pictureOf(account: object): string | null | undefined {
  return readAccount(
    { iat: 1_800_000_000, linked_accounts: JSON.stringify([{ type: 'twitter_oauth', ...account }]) },
    ORIGINS,
    NOW,
  )?.pictureUrl;
}

describe('when somebody signed in (D50)', () => {
  const second = NOW.getTime() / 1000;
  const signedIn = (...accounts: object[]) =>
    readAccount({ iat: second - 10, linked_accounts: JSON.stringify(accounts) }, ORIGINS, NOW)?.signedInAt;
  const x = (lv?: unknown) => ({ type: 'twitter_oauth', username: 'ada', lv });
  const wallet = { type: 'wallet', address: '0x1', lv: second - 1 };

  it('is when their X account was last verified, whatever else is linked', () => {
    expect(signedIn(x(second - 60), wallet)).toEqual(new Date((second - 60) * 1000));
    expect(signedIn({ ...wallet, lv: second - 90 }, x(second - 60))).toEqual(new Date((second - 60) * 1000));
    expect(signedIn(x(second))).toEqual(NOW);
  });

  it('is now where the clock of the sign-in service is minutes ahead of ours: whoever has just signed in would have to again', () => {
    expect(signedIn(x(second + 1))).toEqual(NOW);
    expect(signedIn(x(second + 300))).toEqual(NOW);
  });

  it.each([
    ['is not said', undefined],
    ['is to come', second + 301],
    ['is in milliseconds', second * 1000],
    ['is no whole number', second - 0.5],
    ['is a text', String(second)],
    ['is before all time', -1],
  ])('is unknown where that %s: neither a wallet nor the renewal of the token stands for it', (_what, lv) => {
    expect(signedIn(x(lv), wallet)).toBeNull();
  });
});

describe('the picture of an identity token', () => {
  it.each([
    [
      'a shortened address of X',
      { pfp: '17/ada_400x400.jpg' },
      'https://pbs.twimg.com/profile_images/17/ada_400x400.jpg',
    ],
    [
      'a whole address',
      { pfp: 'https://pbs.twimg.com/profile_images/17/ada.jpg' },
      'https://pbs.twimg.com/profile_images/17/ada.jpg',
    ],
    [
      'the stand-in of X',
      { pfp: 'http://127.0.0.1:3001/identity/avatars/ada.svg' },
      'http://127.0.0.1:3001/identity/avatars/ada.svg',
    ],
    ["X's default picture, which is nobody's", { pfp: 'default_profile_normal.png' }, null],
    ['another host', { pfp: 'https://elsewhere.example/ada.jpg' }, null],
    ['a script', { pfp: 'javascript:alert(1)' }, null],
    ['none', {}, null],
  ])('%s', (_, account, expected) => {
    expect(pictureOf(account)).toBe(expected);
  });
});
