import { limits } from '@mutuals/api-client/limits';
import { isVisibleName, normalizeText } from '@mutuals/text';
import { languageToStore } from '@mutuals/text/languages';
import { leadsElsewhere } from '../../../lib/addresses.ts';
import type { Interview } from '../guided/interview.ts';
import type { Heard } from '../guided/hear.ts';
import { addressesIn, findLinks } from '../guided/readers/links.ts';
import type { Reading } from '../guided/readers/reading.ts';
import { fold, type Span } from '../guided/text.ts';

const MOST_REPLY = 600;
/** Max. items of one list to check: more than a profile holds, because some are dropped. */
const MOST_OF_LIST = 50;
const TOKEN_ADDRESS = /^0x[0-9a-f]{40}$/i;

/**
 * Checks a model's answer field by field (D42). Drops values that break the rule of their field, names and items that the person did not write, and
 * texts with links that the person did not give. `said` are the person's messages, newest last.
 */
export function heardFrom(answer: unknown, { profileType }: Interview, said: readonly string[]): Heard {
  const values = new Map(Object.entries(Object(answer)));
  const last = said.at(-1) ?? '';
  const text = (name: string): string | null => {
    const value = values.get(name);
    return typeof value === 'string' && !leadsElsewhere(value, said) ? value.trim() : null;
  };
  const list = (name: string): string[] => {
    const value = values.get(name);
    return Array.isArray(value)
      ? value
          .slice(0, MOST_OF_LIST)
          .filter((each) => typeof each === 'string' && each.length <= limits.linkLength && !leadsElsewhere(each, said))
          .map((each) => each.trim())
      : [];
  };
  const isWritten = (value: string): boolean => fold(last).includes(fold(value));
  const place = (value: string): Place => {
    const start = fold(last).indexOf(fold(value));
    const span = start < 0 || value === '' ? { start: 0, end: last.length } : { start, end: start + value.length };
    return { ...span, phrase: span, isSure: true };
  };
  const words = (fact: 'tags' | 'skills' | 'interests' | 'categories'): Reading[] =>
    list(fact)
      .filter((word) => isWord(word) && isWritten(word))
      .map((word) => ({ fact, value: [word], ...place(word) }));

  const readings: Reading[] = [];
  const name = text('name');
  if (
    name !== null &&
    isName(name, limits.profileName) &&
    isWritten(name) &&
    addressesIn(name).every(({ isBare }) => isBare)
  )
    readings.push({ fact: 'name', value: name, ...place(name) });
  const bio = normalizeText(text('bio') ?? '');
  if (bio !== '' && lengthOf(bio) <= limits.bio) readings.push({ fact: 'bio', value: bio, ...place(bio) });
  readings.push(...words('tags'), ...words('interests'));
  for (const language of list('languages').filter(isWord))
    readings.push({ fact: 'languages', value: [languageToStore(language)], ...place(language) });
  readings.push(...writtenLinks(list('links'), said, place));
  readings.push(...typed(profileType, values, text, place));
  if (profileType === 'individual') readings.push(...words('skills'));
  if (profileType === 'group') readings.push(...words('categories'));
  const funding = text('funding');
  if (profileType === 'project' && funding !== null && isName(funding, limits.funding) && isWritten(funding))
    readings.push({ fact: 'funding', value: funding, ...place(funding) });
  return { readings, words: replyOf(text('reply')) };
}

const ROLES = ['artist', 'developer', 'trader', 'influencer', 'raider'] as const;
const GROUP_TYPES = ['call_group', 'cabal', 'community', 'dao'] as const;
const PROJECT_TYPES = ['token', 'nft', 'defi', 'dapp'] as const;
const STATUSES = ['idea', 'building', 'active', 'paused', 'ended'] as const;

/** The source of a value. The rules decide whether it is confirmed first. */
type Place = Span & Pick<Reading, 'phrase' | 'isSure'>;

/** The fields of one type of profile. */
function typed(
  profileType: Interview['profileType'],
  values: ReadonlyMap<string, unknown>,
  text: (name: string) => string | null,
  place: (value: string) => Place,
): Reading[] {
  const anywhere = place('');
  const readings: Reading[] = [];
  switch (profileType) {
    case 'individual': {
      const role = ROLES.find((each) => each === values.get('role'));
      if (role !== undefined) readings.push({ fact: 'role', value: role, ...anywhere });
      return readings;
    }
    case 'group': {
      const groupType = GROUP_TYPES.find((each) => each === values.get('groupType'));
      if (groupType !== undefined) readings.push({ fact: 'groupType', value: groupType, ...anywhere });
      const count = values.get('memberCount');
      if (isCount(count, limits.memberCount)) readings.push({ fact: 'memberCount', value: count, ...anywhere });
      const isPublic = values.get('isPublic');
      if (typeof isPublic === 'boolean') readings.push({ fact: 'isPublic', value: isPublic, ...anywhere });
      const entry = normalizeText(text('entryRequirements') ?? '');
      if (entry !== '' && lengthOf(entry) <= limits.entryRequirements)
        readings.push({ fact: 'entryRequirements', value: entry, ...place(entry) });
      return readings;
    }
    case 'project': {
      const projectType = PROJECT_TYPES.find((each) => each === values.get('projectType'));
      if (projectType !== undefined) readings.push({ fact: 'projectType', value: projectType, ...anywhere });
      const status = STATUSES.find((each) => each === values.get('status'));
      if (status !== undefined) readings.push({ fact: 'status', value: status, ...anywhere });
      const size = values.get('teamSize');
      if (isCount(size, limits.teamSize)) readings.push({ fact: 'teamSize', value: size, ...anywhere });
      const chain = text('chain');
      if (chain !== null && isName(chain, limits.chain))
        readings.push({ fact: 'chain', value: chain, ...place(chain) });
      const address = text('tokenAddress');
      const span = place(address ?? '');
      if (address !== null && TOKEN_ADDRESS.test(address) && span.end - span.start === address.length)
        readings.push({ fact: 'tokenAddress', value: address, ...span });
      return readings;
    }
  }
}

/** The links that the person wrote in any message. */
function writtenLinks(links: readonly string[], said: readonly string[], place: (value: string) => Place): Reading[] {
  const written = new Set(said.flatMap(findLinks).map(({ value }) => value));
  return links.flatMap(findLinks).flatMap(({ fact, value }): Reading[] => {
    if (!written.has(value)) return [];
    const span = place(value.replace(/^https:\/\//, ''));
    return [fact === 'websites' ? { fact, value: [value], ...span } : { fact, value, ...span }];
  });
}

const lengthOf = (value: string): number => Array.from(value).length;
const isName = (value: string, most: number): boolean =>
  value !== '' && lengthOf(value) <= most && isVisibleName(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
const isWord = (value: string): boolean => isName(value, limits.tagLength) && !value.includes(',');

/** One or two plain sentences; null if there is nothing to say. */
function replyOf(reply: string | null): string | null {
  const kept = normalizeText(reply ?? '');
  return kept === '' || lengthOf(kept) > MOST_REPLY ? null : kept;
}
