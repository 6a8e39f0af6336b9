// The form of one address: of BNB Chain, and of every chain with the same form.
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** By its checksum (EIP-55). An address in one case has none: `unchecked`. */
export type AddressCheck = 'valid' | 'unchecked' | 'mistyped';

/** Whether an address of 42 characters was mistyped, as its checksum says. */
export function checkAddress(address: string): AddressCheck {
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
