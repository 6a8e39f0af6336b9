import { keccak_256 } from '@noble/hashes/sha3';

/** Whether a token address can be meant: in one case, or in both with the right checksum (EIP-55). */
export function isTokenAddress(address: string): boolean {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak_256(digits.toLowerCase())).toString('hex');
  return [...digits].every((digit, index) => {
    const isUpper = parseInt(hash.charAt(index), 16) >= 8;
    return digit === (isUpper ? digit.toUpperCase() : digit.toLowerCase());
  });
}
