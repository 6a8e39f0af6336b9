// Addresses of BNB Chain, and of every other chain with the same form.
import { type AddressCheck, checkAddress } from './address.ts';
import { HIDDEN } from './fold.ts';

export interface FoundAddress {
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
  /** Its 42 characters in their case, without what was put between them. */
  readonly address: string;
  readonly check: AddressCheck;
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
    return { start: match.index, end: match.index + match[0].length, address, check: checkAddress(address) };
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
