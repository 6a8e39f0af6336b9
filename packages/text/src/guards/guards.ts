// What a message is checked for before it is sent and before it is shown (D69): by code, never by a model. Nothing here keeps, logs or sends what it
// reads. The same code runs in the browser and on the server, whose word counts. Decision 050.
import { endsOf, resembles } from './address.ts';
import { type FoundAddress, findAddresses, findBareAddresses } from './addresses.ts';
import { HIDDEN_SIGNS, joinSpelled } from './fold.ts';
import { deceptiveName, findLinks, type FoundLink } from './links.ts';
import { findScams } from './scams.ts';

export { foldLetters } from './fold.ts';
export { addressGroups, endsOf, resembles } from './address.ts';
export { type FoundAddress, findAddresses } from './addresses.ts';
export { type FoundLink, findLinks, hasCommand, hasLink } from './links.ts';
export { findScams, posesAsTeam, type ScamKind } from './scams.ts';

/** What a sender is warned of, and may overrule. A seed phrase is none of it: it is never sent. */
export const warningKinds = [
  'resembling_address',
  'mistyped_address',
  'private_key',
  'deceptive_link',
  'pay_first',
  'poses_as_team',
  'asks_for_secret',
] as const;
export type WarningKind = (typeof warningKinds)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** The address or the host that it is about; null if it is about the whole text. */
  readonly found: string | null;
  /** The address that `found` resembles. */
  readonly other: string | null;
}

/** 64 hexadecimal digits that are not a transaction's: these have `0x`, and stand in links. */
const BARE_KEY = /(?<![0-9a-zA-Z/=#-])[0-9a-fA-F]{64}(?![0-9a-zA-Z])/;
const ANY_KEY = /(?<![0-9a-zA-Z/=#-])(?:0x)?[0-9a-fA-F]{64}(?![0-9a-zA-Z])/;
const SAYS_KEY = /private[ -]?key|priv(?:ate)? ?key|cl[eé]f?s?[ -]priv[eé]e|secret key|私钥|私鑰/i;

const hasPrivateKey = (text: string): boolean => BARE_KEY.test(text) || (SAYS_KEY.test(text) && ANY_KEY.test(text));

/**
 * What is dubious in a text, each kind once. Takes linear time.
 * @param known addresses that were seen in the conversation, or that its two profiles show
 */
export function findWarnings(text: string, known: readonly string[] = []): Warning[] {
  const addresses = findAddresses(text);
  const mistyped = addresses.find(({ check }) => check === 'mistyped');
  const deceptive = findLinks(text).find(({ isDeceptive }) => isDeceptive)?.host ?? deceptiveName(text);
  const written = addresses.map(({ address }) => address);
  return [
    ...resemblanceOf([...written, ...findBareAddresses(text)], known),
    ...(mistyped ? [{ kind: 'mistyped_address', found: mistyped.address, other: null } as const] : []),
    ...(hasPrivateKey(text) ? [{ kind: 'private_key', found: null, other: null } as const] : []),
    ...(deceptive === null ? [] : [{ kind: 'deceptive_link', found: deceptive, other: null } as const]),
    ...findScams(text).map((kind) => ({ kind, found: null, other: null }) as const),
  ];
}

/** The first address that resembles a known one, or one beside it in the same text. */
function resemblanceOf(addresses: readonly string[], known: readonly string[]): Warning[] {
  const byEnds = new Map<string, string[]>();
  const remember = (address: string): void => {
    const ends = endsOf(address);
    byEnds.set(ends, [...(byEnds.get(ends) ?? []).slice(-3), address]);
  };
  known.forEach(remember);
  for (const address of addresses) {
    const other = byEnds.get(endsOf(address))?.find((one) => resembles(one, address));
    if (other !== undefined) return [{ kind: 'resembling_address', found: address, other }];
    remember(address);
  }
  return [];
}

/** A part of a text as it is drawn. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'address' } & FoundAddress)
  | ({ readonly kind: 'link' } & FoundLink);

/** A text in its parts: addresses and links apart from the words around them. An address in a link belongs to the link. */
export function partsOf(text: string): TextPart[] {
  const links = findLinks(text).map((link) => ({ kind: 'link', ...link }) as const);
  const isInLink = ({ start }: FoundAddress): boolean => links.some((link) => link.start <= start && start < link.end);
  const addresses = findAddresses(text)
    .filter((address) => !isInLink(address))
    .map((address) => ({ kind: 'address', ...address }) as const);
  const parts: TextPart[] = [];
  let end = 0;
  for (const part of [...links, ...addresses].toSorted((one, other) => one.start - other.start)) {
    if (part.start > end) parts.push({ kind: 'text', text: text.slice(end, part.start) });
    parts.push(part);
    end = part.end;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** Whether a text may have the eleven words of a seed phrase, for which the word lists are then fetched. */
export function mayHoldSeedPhrase(text: string): boolean {
  const written = joinSpelled(text.replace(HIDDEN_SIGNS, '').toLowerCase());
  return (written.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]{2,}/gu)?.length ?? 0) >= 8 || /\p{L}{30}/u.test(written);
}
