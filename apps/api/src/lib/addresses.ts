/** Ends of names of programs and files, which look like addresses and are none. */
const FILES = 'js|ts|jsx|tsx|py|rs|sol|go|md|json|wasm';

/**
 * What leads elsewhere: an address with its scheme or without, a mail address, a name on a platform, an account on a chain. Of a text that
 * people or models wrote, and that was not written to lead anywhere. What may begin anywhere is of a bounded length, so that the work grows as
 * the text does: the last 64 characters of a name before an @ are found, and the last 32 of a scheme.
 */
const ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.-]{0,31}:\/\/[^\s<>"'，。、！？（）]+`,
    String.raw`[\w.+-]{0,64}@[\w.-]*\w`,
    String.raw`(?<![\w.-])(?:[\w-]+\.)+(?!(?:${FILES})(?![\w-]))[a-z]{2,24}(?![\w-])(?:\/[^\s<>"'，。、！？（）]*)?`,
    String.raw`\b0x[0-9a-f]{8,}`,
  ].join('|'),
  'gi',
);

const TRAILING = new Set('.,;:!?)]}\'"');

/** The addresses in a text, in small letters. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESS)].map(([found]) => {
    let end = found.length;
    while (TRAILING.has(found.charAt(end - 1))) end -= 1;
    return found.slice(0, end).toLowerCase();
  });

/** Whether a text that a model wrote leads where none of the texts that it was given does (D42); with or without a scheme is the same. */
export function leadsElsewhere(text: string, given: readonly string[]): boolean {
  const known = new Set(given.flatMap(addressesIn).map(withoutScheme));
  return addressesIn(text).some((address) => !known.has(withoutScheme(address)));
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
