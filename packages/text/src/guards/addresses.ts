// Addresses of BNB Chain, and of every other chain with the same form.
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HIDDEN } from './fold.ts';

export interface FoundAddress {
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
  /** Its 42 characters in their case, without what was put between them. */
  readonly address: string;
  /** By its checksum (EIP-55). An address in one case has none: `unchecked`. */
  readonly check: 'valid' | 'unchecked' | 'mistyped';
}

/** Between the digits: nothing, what is not drawn, or spaces and signs that a reader takes out again. */
const BETWEEN = `[${HIDDEN}\\s\\u00A0._·:/\\[\\]()-]{0,3}`;
/** Letters that look like digits of an address, each followed by what it is taken for. */
const LOOKALIKES = new Map(
  'аa АA ɑa αa ᴀa вb ВB сc СC ᴄc ԁd ᴅd еe ЕE ᴇe ғf o0 O0 о0 О0'
    .split(' ')
    .map(([like = '', is = '']) => [like, is] as const),
);
const LOOKING_ALIKE = [...LOOKALIKES.keys()].join('');
const ADDRESS = new RegExp(
  `(?<![0-9a-zA-Z])[0oOоО０]${BETWEEN}[xXхХ×ｘＸ](?:${BETWEEN}[0-9a-fA-F${LOOKING_ALIKE}０-９ａ-ｆＡ-Ｆ]){40}(?![0-9a-zA-Z])`,
  'gu',
);
/** The same without "0x", as hashes of Git are written: an address only where it resembles one. */
const BARE = /(?<![0-9a-z])[0-9a-f]{40}(?![0-9a-z])/gi;

/** The addresses in a text, in their order. Takes linear time. */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS)].map((match) => {
    const address = `0x${digitsOf(match[0]).slice(-40)}`;
    return { start: match.index, end: match.index + match[0].length, address, check: checkOf(address) };
  });
}

/** What may be addresses without "0x". Takes linear time. */
export const findBareAddresses = (text: string): string[] => [...text.matchAll(BARE)].map(([digits]) => `0x${digits}`);

/** The plain digits of a written address, "0x" included as a zero. */
const digitsOf = (written: string): string =>
  [...written.normalize('NFKC')]
    .map((sign) => LOOKALIKES.get(sign) ?? sign)
    .join('')
    .replace(/[^0-9a-f]/gi, '');

function checkOf(address: string): FoundAddress['check'] {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return 'unchecked';
  const hash = keccak_256(utf8ToBytes(lower));
  const isRight = [...digits].every((digit, place) => {
    const byte = hash[place >> 1] ?? 0;
    const nibble = place % 2 === 0 ? byte >> 4 : byte & 15;
    return digit === (nibble > 7 ? digit.toUpperCase() : digit.toLowerCase());
  });
  return isRight ? 'valid' : 'mistyped';
}

/** The characters at each end that people compare. */
const COMPARED = 4;
/** The beginning and the end of an address, by which people know it: equal for addresses that resemble each other. */
export const endsOf = (address: string): string =>
  `${address.slice(2, 2 + COMPARED)}${address.slice(-COMPARED)}`.toLowerCase();

/** Whether two different addresses have the same beginning and end: who compares only these takes one for the other. */
export const resembles = (one: string, other: string): boolean =>
  one.toLowerCase() !== other.toLowerCase() && endsOf(one) === endsOf(other);

/** An address in groups of four digits for drawing; the middle is what people do not compare. */
export function addressGroups(address: string): { readonly text: string; readonly isMiddle: boolean }[] {
  const groups = address.slice(2).match(/.{1,4}/g) ?? [];
  return groups.map((group, place) => ({
    text: place === 0 ? `0x${group}` : group,
    isMiddle: place > 0 && place < groups.length - 1,
  }));
}
