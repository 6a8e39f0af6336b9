import { describe, expect, it } from 'vitest';
import { seedGuardOfAll } from './all-seed-words.ts';
import { ADDRESS, guardTexts, LIKE, OTHER } from './guard-texts.ts';
import {
  addressGroups,
  findAddresses,
  findLinks,
  findWarnings,
  hasLink,
  mayHoldSeedPhrase,
  partsOf,
  posesAsTeam,
  resembles,
} from './guards.ts';
import { isSeedPhrase } from './seed-words.ts';

const kindsOf = (text: string): string[] => [
  ...(isSeedPhrase(text) ? ['seed_phrase'] : []),
  ...findWarnings(text, [ADDRESS]).map(({ kind }) => kind),
];

describe.each(['en', 'fr', 'zh'] as const)('sixty texts (%s)', (language) => {
  const { harmless, tricks } = guardTexts[language];

  it('are half harmless', () => expect([harmless.length, tricks.length]).toEqual([30, 30]));

  it('raise no false alarm', () => {
    expect(harmless.map((text) => [text, kindsOf(text)]).filter(([, kinds]) => kinds?.length)).toEqual([]);
    expect(harmless.filter(seedGuardOfAll)).toEqual([]);
  });

  it('raise the alarm for every trick', () => {
    expect(tricks.filter(([kind, text]) => !kindsOf(text).includes(kind))).toEqual([]);
  });

  it('of which a seed phrase is looked for wherever there is one', () => {
    const phrases = tricks.filter(([kind]) => kind === 'seed_phrase').map(([, text]) => text);
    expect(phrases.filter((text) => !mayHoldSeedPhrase(text))).toEqual([]);
    expect(phrases.filter((text) => !seedGuardOfAll(text))).toEqual([]);
  });
});

describe('an address', () => {
  it('is checked by EIP-55, and in one case has nothing to check', () => {
    const checkOf = (address: string) => findAddresses(`to ${address}.`)[0]?.check;
    expect([ADDRESS, OTHER].map(checkOf)).toEqual(['valid', 'valid']);
    expect([ADDRESS.toLowerCase(), `0x${ADDRESS.slice(2).toUpperCase()}`].map(checkOf)).toEqual([
      'unchecked',
      'unchecked',
    ]);
    expect(checkOf(ADDRESS.replace('aA', 'Aa'))).toBe('mistyped');
  });

  it('is found whole, with spaces or hidden characters in it, and not in a longer number', () => {
    const spaced = `0x${ADDRESS.slice(2).match(/.{4}/g)?.join(' ')}`;
    expect(findAddresses(spaced)).toEqual([{ start: 0, end: spaced.length, address: ADDRESS, check: 'valid' }]);
    expect(findAddresses(`${ADDRESS}00`)).toEqual([]);
    expect(findAddresses(`1${ADDRESS}`)).toEqual([]);
  });

  it('resembles one with the same four characters at both ends, and another middle', () => {
    expect(resembles(ADDRESS, LIKE)).toBe(true);
    expect(resembles(ADDRESS, ADDRESS.toLowerCase())).toBe(false);
    expect(resembles(ADDRESS, OTHER)).toBe(false);
    expect(findWarnings(`First ${ADDRESS}, now ${LIKE}`)).toMatchObject([
      { kind: 'resembling_address', found: LIKE, other: ADDRESS },
    ]);
    expect(findWarnings(`Again ${ADDRESS.toLowerCase()}`, [ADDRESS])).toEqual([]);
  });

  it('is drawn in groups of four, all but the first and the last as its middle', () => {
    const groups = addressGroups(ADDRESS);
    expect(groups.map(({ text }) => text).join('')).toBe(ADDRESS);
    expect(groups.map(({ isMiddle }) => isMiddle)).toEqual([false, ...Array.from({ length: 8 }, () => true), false]);
  });
});

describe('a link', () => {
  const hosts = (text: string) => findLinks(text).map(({ host }) => host);

  it('has its real host, whatever is written before it', () => {
    expect(hosts('https://binance.com@evil.io/x')).toEqual(['evil.io']);
    expect(hosts(String.raw`https://evil.io\@binance.com`)).toEqual(['evil.io']);
    expect(hosts('https://bіnance.com')).toEqual(['xn--bnance-pvf.com']);
    expect(findLinks('https://ada:secret@evil.io/x')[0]?.href).toBe('https://evil.io/x');
  });

  it('is found without a scheme, and among Chinese words', () => {
    expect(hosts('see evil.io, t.me/ada and (www.example.org)')).toEqual(['evil.io', 't.me', 'www.example.org']);
    expect(hosts('看看evil.io吧,还有https://example.org/a。')).toEqual(['evil.io', 'example.org']);
  });

  it('is no file, no number and no address of e-mail', () => {
    expect(hosts('node.js, README.md, main.rs, v1.2.3, 3.5k, e.g. this, ada@example.org, wait...what')).toEqual([]);
  });

  it('is noticed in disguise (D66)', () => {
    expect(
      ['evil[.]io', 'evil dot io', 'evil (.) com', 'hxxps://evil.io/a', 'evil.io'].filter((text) => !hasLink(text)),
    ).toEqual([]);
    expect(['Connect the dots.', 'a dot in common', 'node.js'].filter(hasLink)).toEqual([]);
  });
});

it('a text is taken apart without losing any of it', () => {
  const text = `Pay ${ADDRESS} or see https://bscscan.com/address/${OTHER}, then evil.io!`;
  const parts = partsOf(text);
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'address', 'text', 'link', 'text', 'link', 'text']);
  expect(parts.map((part) => (part.kind === 'text' ? part.text : text.slice(part.start, part.end))).join('')).toBe(
    text,
  );
});

it('names like ours or our team’s are noticed', () => {
  const posing = [
    'Mutuals',
    'MutuaIs Support',
    'Mutua1s team',
    'Mutuаls Official',
    'Official Mutuals',
    'Support',
    'Customer Service',
    'Support Mutuals',
    'Mutuals客服',
    '官方客服',
  ];
  expect(posing.filter((name) => !posesAsTeam(name))).toEqual([]);
  const honest = [
    'Ada Mbeki-Ström',
    'Mutual Aid DAO',
    'Supporters United',
    'Lin Yue',
    'Admiral',
    '林悦',
    'Team Rocket',
    'Mutual friends',
  ];
  expect(honest.filter(posesAsTeam)).toEqual([]);
});

// Work that grows with the square of a text would take minutes here.
const UNITS = [
  'a',
  'a ',
  'a.',
  '0x',
  'f',
  'http://',
  'a.b.',
  'a@',
  'https://a.a@',
  ' dot ',
  '@',
  '-',
  '(',
  'á',
  '\u200B',
];
const PHRASES = [
  'pay ',
  'send me the ',
  'i am a ',
  'il faut ',
  '给',
  '发我',
  '我是',
  '的',
  'abandon ',
  'abandonability',
];
it.each([...UNITS, ...PHRASES, `${ADDRESS} `])('a hostile text of 200,000 characters takes linear time: %j', (unit) => {
  const text = unit.repeat(200_000 / unit.length);
  findWarnings(text, [ADDRESS]);
  partsOf(text);
  hasLink(text);
  posesAsTeam(text);
  seedGuardOfAll(text);
});
