import { describe, expect, it } from 'vitest';
import { readAccount } from './privy-account.ts';

const ORIGINS = ['https://pbs.twimg.com', 'http://127.0.0.1:3001'];

function pictureOf(account: object): string | null | undefined {
  return readAccount(
    { iat: 1_800_000_000, linked_accounts: JSON.stringify([{ type: 'twitter_oauth', ...account }]) },
    ORIGINS,
  )?.pictureUrl;
}

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
