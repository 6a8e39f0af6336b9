// Every list of BIP-39, for the server.
import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { createSeedGuard, createSeedParts, productSeedLists } from './seed-words.ts';

const allLists = [...productSeedLists, czech, italian, japanese, korean, portuguese, spanish];

/** Finds phrases in any of the languages that wallets write them in. */
export const seedGuardOfAll = createSeedGuard(allLists);

/** Whether a text has nothing but words of a phrase: what was sent before it may be its beginning. */
export const isSeedPart = createSeedParts(allLists);
