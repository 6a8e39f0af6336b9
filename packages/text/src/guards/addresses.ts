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

/** Between the digits: nothing, a space, or what is not drawn. */
const BETWEEN = `[${HIDDEN} \\u00A0]?`;
const ADDRESS = new RegExp(`(?<![0-9a-z])0${BETWEEN}x(?:${BETWEEN}[0-9a-f]){40}(?![0-9a-z])`, 'giu');
const NOT_HEX = /[^0-9a-fx]/gi;

/** The addresses in a text, in their order. Takes linear time. */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS)].map((match) => {
    const address = `0x${match[0].replace(NOT_HEX, '').slice(2)}`;
    return { start: match.index, end: match.index + match[0].length, address, check: checkOf(address) };
  });
}

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
