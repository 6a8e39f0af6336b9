import { getAddress } from 'viem/utils';

/** Whether a text is an address of the chain: in one case, or in both with the right checksum (EIP-55). */
export function isAddress(text: string): text is `0x${string}` {
  if (!/^0x[\da-f]{40}$/i.test(text)) return false;
  const digits = text.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || isChecksummed(text);
}

/** Whether an address is written with its checksum, as wallets and explorers show it: a digit that is mistyped shows. */
export const isChecksummed = (address: string): boolean => address === withChecksum(address);

/** An address as wallets and explorers show it. */
export const withChecksum = (address: string): `0x${string}` => getAddress(address);
