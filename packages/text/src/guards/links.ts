// Links in a text, as browsers read them.
import { foldLetters, HIDDEN } from './fold.ts';

export interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly href: string;
  /** Where it really leads: in ASCII, with `xn--` where it has other letters. */
  readonly host: string;
  /** What follows the host. */
  readonly rest: string;
  /** Whether it reads as another host than it leads to. */
  readonly isDeceptive: boolean;
}

/** Letters of a host without a scheme; Han is left out, because Chinese has no space before and after a host. */
const LETTERS = String.raw`a-z0-9\u00C0-\u024F\uFF10-\uFF19\uFF41-\uFF5A\p{Script=Cyrillic}\p{Script=Greek}`;
/** What browsers take for the dot of a host. */
const ODD_DOT = '[。．｡․]';
const LETTER = `[${LETTERS}-]`;
const LABELS = `(?<![${LETTERS}@._/-])(?:${LETTER}{1,63}\\.){1,8}`;
/** Ends of hosts that are links without scheme and path. Words that also end in another way ("so", "me", "md") are not among them. */
const ENDINGS =
  'com|net|org|io|co|app|dev|xyz|gg|ai|fi|finance|exchange|site|online|info|link|club|shop|store|top|tech|cloud|page|fun|wtf|lol|network|trade|money|market|cash|cn|fr|uk|de|ru|eu|jp|kr|hk|tw|sg|ch|cc|tv|ly|vip|bid|icu|click|buzz|zip|mov';
/** A host with such a dot, without what follows it: these dots end sentences, too. */
const ODD_HOST = `(?:${LETTER}{1,63}\\.){0,8}${LETTER}{1,63}${ODD_DOT}(?:${LETTER}{1,63}(?:\\.|${ODD_DOT})){0,8}(?:${ENDINGS})`;
/** No space, no quote, no Chinese word or sign; wide letters are letters. */
const IN_LINK = String.raw`[^\s<>"“”«»\p{Script=Han}\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFFEF]`;
/** A host of numbers, with what follows it. */
const NUMBERS = String.raw`(?<![\w.@/-])(?:\d{1,3}\.){3}\d{1,3}(?=[:/]\w)`;
const LINK = new RegExp(
  `h(?:tt|xx)ps?:[/\\\\]{2}${ODD_HOST}(?!${LETTER})|h(?:tt|xx)ps?:[/\\\\]{2}${IN_LINK}+|${LABELS}(?:${ENDINGS})@(?:${LETTER}{1,63}\\.){1,8}[a-z]{2,12}(?=/)${IN_LINK}*|${NUMBERS}${IN_LINK}*|${LABELS}(?:(?:${ENDINGS})(?!${LETTER}|\\.${LETTER})|[a-z]{2,12}(?=/))(?:[:/?#]${IN_LINK}*)?`,
  'giu',
);
const SCHEME = /^h(?:tt|xx)p(s?):[/\\]{2}/i;
const TRAILING = /[.,;:!?'’*_~\]}]$/;
const HAS_HIDDEN = new RegExp(`[${HIDDEN}]`, 'u');

/** Well-known hosts; a host that only begins with one, as `binance.com.example.org`, leads elsewhere. */
const BEGINS_LIKE =
  /(?:^|[.-])(?:binance\.com|bscscan\.com|etherscan\.io|metamask\.io|trustwallet\.com|pancakeswap\.finance|uniswap\.org|opensea\.io|coinbase\.com|ledger\.com|x\.com|github\.com|t\.me)[.-]/;
/** Names that are imitated. */
const IMITATED =
  'mutuals|binance|bscscan|etherscan|metamask|trustwallet|pancakeswap|uniswap|opensea|coinbase|ledger|github|telegram';
const NAMES = new RegExp(`^(?:${IMITATED})$`);
/** What is put beside such a name to have a host of one's own: `metamask-support.com`. */
const BESIDE =
  'support|help|helpdesk|desk|claim|claims|airdrop|reward|rewards|bonus|verify|verification|secure|security|login|signin|account|connect|sync|restore|recovery|wallet|wallets|app|io|com|org|official|team|gift|event|unlock|validate';
const BESIDE_A_NAME = new RegExp(`(?:^|\\.)(?:(?:${IMITATED})-(?:${BESIDE})|(?:${BESIDE})-(?:${IMITATED}))(?:[.-]|$)`);

/** The links in a text, in their order. Takes linear time. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK)].flatMap((match) => {
    const written = withoutTrailing(match[0]);
    const link = readLink(written);
    return link === null ? [] : [{ ...link, start: match.index, end: match.index + written.length }];
  });
}

function withoutTrailing(found: string): string {
  let end = found.length;
  const isClosing = (): boolean => found[end - 1] === ')' && !found.slice(0, end).includes('(');
  while (end > 0 && (TRAILING.test(found[end - 1] ?? '') || isClosing())) end -= 1;
  return found.slice(0, end);
}

function readLink(written: string): Omit<FoundLink, 'start' | 'end'> | null {
  const scheme = SCHEME.exec(written);
  const after = scheme === null ? written : written.slice(scheme[0].length);
  const address = `http${scheme?.[1] === '' ? '' : 's'}://${after}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/[.[]/.test(url.hostname)) return null;
  const { host } = url;
  const shown = (/^[^/?#]*/.exec(after)?.[0] ?? '').toLowerCase().replace(/:(?:80|443)$/, '');
  const isDeceptive =
    shown !== host ||
    host.includes('xn--') ||
    HAS_HIDDEN.test(written) ||
    BEGINS_LIKE.test(host) ||
    BESIDE_A_NAME.test(host) ||
    imitates(host);
  // A user name never belongs to where a link leads.
  url.username = '';
  url.password = '';
  return { href: url.href, host, rest: `${url.pathname}${url.search}${url.hash}`.replace(/^\/$/, ''), isDeceptive };
}

const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's' };
/** Whether a label of a host looks like a well-known name and is not it: `b1nance`, `rnetamask`. */
function imitates(host: string): boolean {
  return host.split(/[.-]/).some((label) => {
    if (NAMES.test(label) || label.length > 16) return false;
    const plain = label
      .replace(/[01345]/g, (digit) => DIGITS[digit] ?? digit)
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w');
    return NAMES.test(plain) || NAMES.test(label.replace(/[1l]/g, 'i').replaceAll('0', 'o'));
  });
}

/** Names of wallets, as "ada.eth" and "ada.bnb". */
const NAME = new RegExp(`(?<![${LETTERS}@._-])[${LETTERS}${HIDDEN}_-]{1,63}[.](?:eth|bnb)(?![${LETTERS}-])`, 'giu');

/** A name of a wallet with a letter that only looks like a Latin one, as hosts show it; null without one. Takes linear time. */
export function deceptiveName(text: string): string | null {
  const found = [...text.matchAll(NAME)]
    .map(([name]) => name)
    .find(
      (name) =>
        HAS_HIDDEN.test(name) ||
        (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name) && /^[\p{ASCII}]+$/u.test(foldLetters(name))),
    );
  return found === undefined ? null : new URL(`https://${found}`).host;
}

/** Ends of hosts that are no words: a sentence may begin with "me", "info" or "app". */
const WORDLESS = 'com|net|org|io|xyz|cn';
/** Written so that no program takes it for a link: "example[.]com", "example dot com", "example . com", "example。com". */
const DISGUISED = new RegExp(
  `${LETTER}{2,63}(?: ?[[({] ?(?:\\.|dot|point|点) ?[\\])}] ?| (?:dot|point|点) )(?:${ENDINGS}|me)(?!${LETTER})|${LETTER}{2,63}(?: [.] |${ODD_DOT})(?:${WORDLESS})(?!${LETTER})`,
  'iu',
);
/** Whether a text has a link, disguised ones included (D66). */
export const hasLink = (text: string): boolean => findLinks(text).length > 0 || DISGUISED.test(text);

const COMMAND =
  /\b(?:npx|npm (?:i|install|create)|pnpm (?:add|dlx)|yarn add|bunx|pip3? install|cargo install|git clone|docker run|powershell|curl -?|wget|brew install)\b/i;
/** Whether a text asks to fetch or run something on the reader's machine. */
export const hasCommand = (text: string): boolean => COMMAND.test(text);
