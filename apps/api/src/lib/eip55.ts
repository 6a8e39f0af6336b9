import { getAddress } from 'viem/utils';

/** Whether a text is an address on the chain: in one case, or in mixed case with the right checksum (EIP-55). */
export function isAddress(text: string): text is `0x${string}` {
  if (!/^0x[\da-f]{40}$/i.test(text)) return false;
  const digits = text.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || isChecksummed(text);
}

/** Whether an address has its checksum, which reveals a mistyped digit. */
export const isChecksummed = (address: string): boolean => address === withChecksum(address);

/** An address with its checksum, as wallets and explorers show it. */
export const withChecksum = (address: string): `0x${string}` => getAddress(address);
