import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it.each([
  ['See https://evil.example/now.', ['https://evil.example/now']],
  ['evil.ru has it, and www.Evil.xyz/Path too', ['evil.ru', 'www.evil.xyz/path']],
  ['write to me@evil.example or @evil on Telegram', ['me@evil.example', '@evil']],
  ['去 evil.xyz，或者 t.me/evil。', ['evil.xyz', 't.me/evil']],
  ['ipfs://abc and 0xdeadBEEF01', ['ipfs://abc', '0xdeadbeef01']],
  ['(https://evil.example/a).”', ['https://evil.example/a).”']],
  [`${'a'.repeat(100)}@evil.example`, [`${'a'.repeat(64)}@evil.example`]],
  [`${'a'.repeat(100)}://evil`, [`${'a'.repeat(32)}://evil`]],
])('finds what leads elsewhere: %s', (text, found) => expect(addressesIn(text)).toEqual(found));

it.each([
  'You both use Node.js, ethers.js and Solidity 0.8.30, e.g. for wallets.',
  'Vous construisez tous deux des portefeuilles ; 3,5 ans chacun.',
  '你们都在做零知识证明。一起看看吧',
])('leaves all else: %s', (text) => expect(addressesIn(text)).toEqual([]));

// With quadratic work, most of these would take minutes.
it.each([
  ['letters', 'a'],
  ['dots', 'a.'],
  ['signs of a name', '+-'],
  ['schemes', 'a:'],
  ['slashes', '://'],
  ['names on a platform', '@.'],
  ['addresses in brackets', 'https://a.example/))))'],
  ['accounts', '0x'],
])('reads tens of thousands of %s', (_what, part) => {
  const long = part.repeat(50_000);
  expect(addressesIn(`${long}! https://end.example`).at(-1)).toBe('https://end.example');
  expect(addressesIn(`https://a.example/${long}!z`).at(-1)).toMatch(/z$/);
});
