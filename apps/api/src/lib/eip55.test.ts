import { expect, it } from 'vitest';
import { isAddress, isChecksummed, withChecksum } from './eip55.ts';

// From EIP-55.
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const digits = ADDRESS.slice(2);

it.each([
  ['in mixed case with its checksum', ADDRESS, true, true],
  ['in small letters', ADDRESS.toLowerCase(), true, false],
  ['in capitals', `0x${digits.toUpperCase()}`, true, false],
  ['without letters, which is its own checksum', `0x${'0'.repeat(40)}`, true, true],
  ['with one digit wrong', ADDRESS.replace('Aed', 'Aad'), false, false],
  ['with one letter in the other case', ADDRESS.replace('5aA', '5AA'), false, false],
  ['with a digit too few', ADDRESS.slice(0, -1).toLowerCase(), false, null],
  ['with a digit too many', `${ADDRESS.toLowerCase()}0`, false, null],
  ['without 0x', digits, false, null],
  ['with another letter', `0xg${digits.toLowerCase().slice(1)}`, false, null],
])('a text %s', (_, text, is, hasChecksum) => {
  expect(isAddress(text)).toBe(is);
  if (hasChecksum !== null) expect(isChecksummed(text)).toBe(hasChecksum);
});

it('an address is shown with its checksum', () => {
  expect(withChecksum(ADDRESS.toLowerCase())).toBe(ADDRESS);
});
