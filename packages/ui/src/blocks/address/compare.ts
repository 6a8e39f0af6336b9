import { checkAddress, resembles } from '@mutuals/text/address';

/** How a second address relates to the first; `none` while there is nothing to compare. */
export type Verdict = 'none' | 'invalid' | 'mistyped' | 'same' | 'resembles' | 'different';

/** What people paste: spaces and line breaks taken out. */
export const trimmed = (written: string): string => written.replaceAll(/\s/g, '');

/** Compares what somebody typed or pasted with an address. A checksum that does not match says that a character is wrong. */
export function verdictOn(address: string, written: string): Verdict {
  const other = trimmed(written);
  if (other === '') return 'none';
  if (!/^0x[0-9a-f]{40}$/i.test(other)) return 'invalid';
  if (checkAddress(other) === 'mistyped') return 'mistyped';
  if (address.toLowerCase() === other.toLowerCase()) return 'same';
  return resembles(address, other) ? 'resembles' : 'different';
}
