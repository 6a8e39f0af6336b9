import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it.each([
  ['See https://evil.example/now.', ['https://evil.example/now']],
  ['evil.ru has it, and www.Evil.xyz/Path too', ['evil.ru', 'www.evil.xyz/path']],
  ['write to me@evil.example or @evil on Telegram', ['me@evil.example', '@evil']],
  ['去 evil.xyz，或者 t.me/evil。', ['evil.xyz', 't.me/evil']],
  ['Смотри пример.рф/вход и пример.com', ['пример.рф/вход', 'пример.com']],
  ['去 例子.中国，或者看www.例子.中国', ['例子.中国', 'www.例子.中国']],
  ['see x.xn--p1ai now', ['x.xn--p1ai']],
  ['ipfs://abc and 0xdeadBEEF01', ['ipfs://abc', '0xdeadbeef01']],
  ['(https://evil.example/a).”', ['https://evil.example/a).”']],
  [`${'a'.repeat(100)}@evil.example`, [`${'a'.repeat(64)}@evil.example`]],
  [`${'a'.repeat(100)}://evil`, [`${'a'.repeat(32)}://evil`]],
])('finds what leads elsewhere: %s', (text, found) => expect(addressesIn(text)).toEqual(found));

it.each([
  'You both use Node.js, ethers.js and Solidity 0.8.30, e.g. for wallets.',
  'Vous construisez tous deux des portefeuilles ; 3,5 ans chacun.',
  '你们都在做零知识证明。一起看看吧',
  '1.项目 2.团队，用Node.js写，3.5万用户',
  'Вы оба пишете на Rust. Потом кошельки, т. е. 0.8.30.',
  '我会Rust.我们在做钱包',
  'Пишу на Rust.Потом кошельки',
])('leaves all else: %s', (text) => expect(addressesIn(text)).toEqual([]));

// With quadratic work, most of these would take minutes.
it.each([
  ['letters', 'a'],
  ['dots', 'a.'],
  ['letters of others', 'ж'],
  ['dots of others', 'ж.'],
  ['names of others', 'жж.'],
  ['names of two', 'aж.'],
  ['digits and dots', '1.'],
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
