/** Extensions of program and file names, which look like addresses. */
const FILES = 'js|ts|jsx|tsx|py|rs|sol|go|md|json|wasm';

/** A character of an internationalized name; a label has these or ASCII ones, so that a name may follow a word of another script. */
const LETTER = String.raw`[^\x00-\x7f\p{P}\p{Z}\p{S}\p{C}]`;

/** Top-level domains that are not ASCII. Any other word after a dot is a sentence without a space: 我会Rust.我们在做钱包. */
const ENDS = `(?:${[
  'рф|бел|укр|срб|мкд|қаз|ком|орг|сайт|онлайн|москва|рус|ευ|ελ',
  '中国|中國|香港|台湾|台灣|新加坡|澳门|澳門|公司|网络|网址|网站|网店|在线|中文网|商城|商店|集团|我爱你|世界',
  'みんな|コム|ストア|한국|닷컴|닷넷|भारत|ไทย|مصر|امارات|السعودية|ایران',
].join('|')})(?!${LETTER})`;

/**
 * Anything that leads elsewhere: an address with or without a scheme, a mail address, a handle on a platform, an
 * account on a chain. Looked for in texts of people or models that should lead nowhere. Open-ended parts have a max.
 * length, so that the work stays linear in the text: the last 64 characters of a name before an @, and the last 32 of a
 * scheme.
 */
const ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.-]{0,31}:\/\/[^\s<>"'，。、！？（）]+`,
    String.raw`[\w.+-]{0,64}@[\w.-]*\w`,
    String.raw`(?:(?<![\w.-])(?![\d.]+${LETTER})[\w-]+|(?<!${LETTER}|[.-])${LETTER}+)(?:\.(?:[\w-]+|${LETTER}+))*\.(?!(?:${FILES})(?![\w-]))(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24}(?![\w-])|${ENDS})(?:\/[^\s<>"'，。、！？（）]*)?`,
    String.raw`\b0x[0-9a-f]{8,}`,
  ].join('|'),
  'giu',
);

const TRAILING = new Set('.,;:!?)]}\'"');

/** The addresses in a text, in small letters. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESS)].map(([found]) => {
    let end = found.length;
    while (TRAILING.has(found.charAt(end - 1))) end -= 1;
    return found.slice(0, end).toLowerCase();
  });

/**
 * Whether a text of a model contains an address that none of its input texts contains (D42). A scheme makes no
 * difference.
 */
export function leadsElsewhere(text: string, given: readonly string[]): boolean {
  const known = new Set(given.flatMap(addressesIn).map(withoutScheme));
  return addressesIn(text).some((address) => !known.has(withoutScheme(address)));
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
