import { limits } from '@mutuals/api-client/limits';
import { anyOf, findAll, type Reader, type Reading, type Said } from '../reading.ts';
import { allWords } from '../words/words.ts';

const CLOSED = new RegExp(`(?<value>${anyOf(allWords(({ closed }) => closed))})`, 'dg');
const OPEN = new RegExp(`(?<value>${anyOf(allWords(({ open }) => open))})`, 'dg');
/** Words that mean the access of a group wherever they stand; the others only as the answer. */
const CLEAR =
  /^(?:public|publique|private|prive|privee|invite[ -]only|sur invitation|by invitation|members only|open to (?:everyone|all)|ouverte? a tous|anyone can join|everyone can join|公开|不公开|邀请制|私密|谁都可以)$/;

/** GA9: whether everyone may join. */
export const readOpenness: Reader = (said, { profileType, asking }) => {
  if (profileType !== 'group') return [];
  const isAsked = asking === 'isPublic';
  const read = (pattern: RegExp, value: boolean) =>
    findAll(pattern, said.folded)
      .filter(({ start, end }) => isAsked || CLEAR.test(said.folded.slice(start, end)))
      .map(({ start, end, phrase }): Reading => ({ fact: 'isPublic', value, start, end, phrase }));
  return [...read(CLOSED, false), ...read(OPEN, true)].slice(0, 1);
};

const ENTRY = new RegExp(`(?<value>${anyOf(allWords(({ entryLeads }) => entryLeads))}[^.!?\\n。]+)`, 'dg');

/** GA9: what somebody needs to get in, in the person's own words. */
export const readEntry: Reader = (said, { profileType }) =>
  profileType !== 'group'
    ? []
    : findAll(ENTRY, said.folded)
        .slice(0, 1)
        .flatMap(({ start, end }) => ownWords(said, start, end));

export const readEntryAnswer = (said: Said): Reading[] => ownWords(said, 0, said.text.length);

function ownWords({ text }: Said, from: number, to: number): Reading[] {
  const value = text.slice(from, to).trim();
  const start = from + text.slice(from, to).indexOf(value);
  const place = { start, end: start + value.length };
  if (value === '' || Array.from(value).length > limits.entryRequirements) return [];
  return [{ fact: 'entryRequirements', value, ...place, phrase: place }];
}

const ADDRESS = /(?<![0-9a-z])(?<value>0x[0-9a-f]{40})(?![0-9a-z])/dg;

/** GA9: the contract of a project's token. */
export const readTokenAddress: Reader = (said, { profileType }) =>
  profileType !== 'project'
    ? []
    : findAll(ADDRESS, said.folded)
        .slice(0, 1)
        .map(({ start, end, phrase }) => ({
          fact: 'tokenAddress',
          value: said.text.slice(start, end),
          start,
          end,
          phrase,
        }));

const CHAINS: readonly (readonly [string, readonly string[]])[] = [
  ['opBNB', ['opbnb']],
  ['BSC', ['bsc', 'bnb chain', 'bnb smart chain', 'binance smart chain', 'bnb链', '币安链']],
  ['Ethereum', ['ethereum', '以太坊']],
  ['Base', ['on base', 'sur base']],
  ['Solana', ['solana']],
  ['Arbitrum', ['arbitrum']],
  ['Polygon', ['polygon']],
];
const CHAIN_PATTERNS = CHAINS.map(([name, words]) => [name, new RegExp(`(?<value>${anyOf(words)})`, 'dg')] as const);

/** GA9: the chain that a project runs on, where one is named. */
export const readChain: Reader = (said, { profileType }) =>
  profileType !== 'project'
    ? []
    : CHAIN_PATTERNS.flatMap(([value, pattern]) =>
        findAll(pattern, said.folded).map(({ start, end, phrase }): Reading => ({
          fact: 'chain',
          value,
          start,
          end,
          phrase,
        })),
      ).slice(0, 1);
