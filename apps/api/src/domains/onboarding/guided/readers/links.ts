import { limits } from '@mutuals/api-client/limits';
import type { FactName } from '../interview.ts';
import type { LinkFact } from '../link-places.ts';
import { overlaps, type Said, type Span } from '../text.ts';
import type { Reader, Reading } from './reading.ts';

/** The platform of each host; any other host is a website. */
const HOSTS: readonly (readonly [LinkFact, RegExp])[] = [
  ['x', /^(?:mobile\.|www\.)?(?:x|twitter)\.com$/],
  ['github', /^(?:www\.)?github\.com$/],
  ['telegram', /^(?:t\.me|telegram\.me|telegram\.dog)$/],
  ['discord', /^(?:www\.)?(?:discord\.gg|discord\.com)$/],
  ['wallet', /^(?:www\.)?gmgn\.ai$/],
];

/** An address with a scheme, or with a bare host, as people write it in chats. */
const ADDRESS =
  /(?:[a-z][a-z0-9+.-]{1,9}:\/\/[^\s<>"'，。、！？（）]+)|(?<![\w@.])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|xyz|app|dev|gg|me|ai|fi|finance|fr|cn|co|art|eth\.limo|so|site|wtf|tech|network|exchange|games|club|world|design|studio|pro|info)(?![\w.@-]*@)(?:[/?#][^\s<>"'，。、！？（）]*)?(?![a-z0-9])/gi;
/** A handle, not the middle of an e-mail address. */
const HANDLE = /(?<![\w./@])@([a-z0-9_]{2,38})(?![\w.]*@|\w)/gi;
/** Punctuation at the end of a sentence, which is no part of an address. */
const TAIL = /[.,;:!?)\]}'"]+$/;

interface FoundLink extends Span {
  fact: LinkFact;
  value: string;
}

/** All links of a text that may be kept: https or without a scheme, no user name, a host with a dot (D5). */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(ADDRESS)].flatMap((match) => {
    const written = match[0].replace(TAIL, '');
    const link = readLink(written);
    return link === null ? [] : [{ ...link, start: match.index, end: match.index + written.length }];
  });
}

/** All addresses and `@names` of a text, refused ones too. `isBare`: without a scheme, so it may be a name. */
export function addressesIn(text: string): (Span & { isBare: boolean })[] {
  return [...text.matchAll(ADDRESS), ...text.matchAll(HANDLE)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    isBare: !found.startsWith('@') && !found.includes('://'),
  }));
}

/** Whether a text has an address that cannot be kept, such as http. */
export const hasRefusedLink = (text: string): boolean => {
  const written = [...text.matchAll(ADDRESS)].length;
  return written > findLinks(text).length;
};

function readLink(written: string): { fact: LinkFact; value: string } | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(written);
  const url = URL.parse(hasScheme ? written : `https://${written}`);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || !url.hostname.includes('.'))
    return null;
  const host = HOSTS.find(([, pattern]) => pattern.test(url.hostname))?.[0] ?? 'websites';
  const [first = '', ...more] = url.pathname.split('/').filter((part) => part !== '');
  // A repository is a project; its owner is the person.
  const fact = host === 'github' && more.length > 0 ? 'websites' : host;
  if (['x', 'github', 'telegram'].includes(fact) && first === '') return null;
  const value = fact === 'x' && more.length === 0 ? `https://x.com/${first}` : url.href.replace(/\/$/, '');
  return value.length <= limits.linkLength ? { fact, value } : null;
}

const HANDLE_HOSTS = { x: 'https://x.com/', github: 'https://github.com/', telegram: 'https://t.me/' } as const;
type HandleFact = keyof typeof HANDLE_HOSTS;
const HANDLE_LENGTH: Readonly<Record<HandleFact, number>> = { x: 15, github: 38, telegram: 32 };
const isHandleFact = (fact: FactName | null): fact is HandleFact => fact !== null && fact in HANDLE_HOSTS;
const PLATFORMS: readonly (readonly [HandleFact, RegExp])[] = [
  ['github', /github|(?<![a-z])gh(?![a-z])/],
  ['telegram', /telegram|(?<![a-z])tg(?![a-z])|电报/],
  ['x', /twitter|(?<![a-z])x(?![a-z])|推特/],
];

/** GA5: reads links by platform, and `@names` by the platform named beside them, X by default. */
export const readLinks: Reader = (said, { asking }) => {
  const links = findLinks(said.text);
  const handles = [...said.text.matchAll(HANDLE)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    if (links.some((link) => overlaps(link, span))) return [];
    const near = said.folded.slice(Math.max(0, span.start - 24), span.start);
    const before = near.split(/[,;\n@]|\b(?:and|et)\b|和/).at(-1) ?? '';
    const named = PLATFORMS.find(([, pattern]) => pattern.test(before))?.[0];
    return toHandle(named ?? (isHandleFact(asking) ? asking : 'x'), match[1] ?? '', span, true);
  });
  const known = links.map(({ fact, value, start, end }): Reading => {
    const place = { start, end, phrase: { start, end }, isSure: true };
    return fact === 'websites' ? { ...place, fact, value: [value] } : { ...place, fact, value };
  });
  return [...known, ...handles];
};

/** A handle as an answer, "noor" or "my github is noor". "My github is private" looks the same, so it is confirmed. */
const BARE =
  /^(?<lead>.{0,40}(?:is|:|=|est|c'est|是|叫)\s*)?\s*(?<name>[a-z0-9_](?:[a-z0-9_-]{0,36}[a-z0-9_])?)[\s.!]*$/d;

/** GA3: reads a bare handle in answer to "your GitHub?". */
export function readBareHandle({ text, folded }: Said, fact: FactName): Reading[] {
  const found = BARE.exec(folded);
  const place = found?.indices?.groups?.['name'];
  if (place === undefined || !isHandleFact(fact)) return [];
  const [start, end] = place;
  return toHandle(fact, text.slice(start, end), { start, end }, found?.groups?.['lead'] === undefined);
}

function toHandle(fact: HandleFact, name: string, span: Span, isSure: boolean): Reading[] {
  if (name.length > HANDLE_LENGTH[fact]) return [];
  return [{ fact, value: HANDLE_HOSTS[fact] + name, ...span, phrase: span, isSure }];
}

const TOKEN_ADDRESS = /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/i;

/** GA5: reads the contract address of a project's token. */
export const readTokenAddress: Reader = ({ text }, { profileType }) => {
  const found = TOKEN_ADDRESS.exec(text);
  if (profileType !== 'project' || found === null) return [];
  const span = { start: found.index, end: found.index + found[0].length };
  return [{ fact: 'tokenAddress', value: found[0], ...span, phrase: span, isSure: true }];
};
