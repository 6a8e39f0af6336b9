// Every list of BIP-39, for the server.
import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { everydayWords } from './everyday-words.ts';
import { createSeedGuard, createSeedParts, productSeedLists } from './seed-words.ts';

/** Finds phrases in any of the languages that wallets write them in. */
export const seedGuardOfAll = createSeedGuard([
  ...productSeedLists,
  czech,
  italian,
  japanese,
  korean,
  portuguese,
  spanish,
]);

/** Finds phrases in several messages, in the product's languages: of these it knows what short messages are made of. */
export const seedParts = createSeedParts(productSeedLists, everydayWords);
