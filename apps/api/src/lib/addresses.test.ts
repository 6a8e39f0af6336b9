import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it.each([
  ['See https://evil.example/now.', ['https://evil.example/now']],
  ['evil.ru has it, and www.Evil.xyz/Path too', ['evil.ru', 'www.evil.xyz/path']],
  ['write to me@evil.example or @evil on Telegram', ['me@evil.example', '@evil']],
  ['去 evil.xyz，或者 t.me/evil。', ['evil.xyz', 't.me/evil']],
  ['ipfs://abc and 0xdeadBEEF01', ['ipfs://abc', '0xdeadbeef01']],
])('finds what leads elsewhere: %s', (text, found) => expect(addressesIn(text)).toEqual(found));

it.each([
  'You both use Node.js, ethers.js and Solidity 0.8.30, e.g. for wallets.',
  'Vous construisez tous deux des portefeuilles ; 3,5 ans chacun.',
  '你们都在做零知识证明。一起看看吧',
])('leaves all else: %s', (text) => expect(addressesIn(text)).toEqual([]));
