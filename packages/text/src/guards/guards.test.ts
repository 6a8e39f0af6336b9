import { describe, expect, it } from 'vitest';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as chinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { seedGuardOfAll, seedParts } from './all-seed-words.ts';
import { everydayWords } from './everyday-words.ts';
import { ADDRESS, guardTexts, LIKE, OTHER } from './guard-texts.fixtures.ts';
import {
  addressGroups,
  findAddresses,
  findLinks,
  findScams,
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

  it('leads to the whole of its address, whatever sentence stands before it', () => {
    const hrefs = (text: string) => findLinks(text).map(({ href }) => href);
    expect(hrefs('你好。https://example.org/a?b=1#c，还有https://evil.io:8080/x。')).toEqual([
      'https://example.org/a?b=1#c',
      'https://evil.io:8080/x',
    ]);
    expect(hrefs('我们做web3。AI也做。https://example.org/a')).toEqual(['https://example.org/a']);
    expect(hrefs('https://evil。io/x')).toEqual(['https://evil.io/']);
  });

  it('ends before the signs of its sentence, and has its own brackets', () => {
    const written = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));
    for (const [sentence, link] of [
      ['See https://example.org/a.', 'https://example.org/a'],
      ['See https://example.org/ab?!', 'https://example.org/ab'],
      ['(https://example.org/a).', 'https://example.org/a'],
      ['(see https://example.org/a_(b))', 'https://example.org/a_(b))'],
      ['“https://example.org/a”', 'https://example.org/a'],
    ] as const)
      expect([sentence, written(sentence)]).toEqual([sentence, [link]]);
  });

  it('keeps the scheme that is written, and is none where no browser could read it', () => {
    expect(findLinks('http://example.org/a https://example.org/b').map(({ href }) => href)).toEqual([
      'http://example.org/a',
      'https://example.org/b',
    ]);
    expect(hosts('see https://[:::]/x, https://localhost/x and evil.io')).toEqual(['evil.io']);
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

describe('a trick', () => {
  const phraseOf = (list: string[]) =>
    entropyToMnemonic(
      Uint8Array.from({ length: 16 }, (_, place) => (place * 37 + 11) % 256),
      list,
    ).split(/\s/);
  const [en, fr, zh] = [phraseOf(english), phraseOf(french), phraseOf(chinese)];
  const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
  const phrases: Record<string, string> = {
    'each word named': en.map((word, place) => `word ${place + 1}: ${word}`).join('\n'),
    'each word named, in French': fr.map((word, place) => `mot ${place + 1} : ${word}`).join('\n'),
    'each character named': zh.map((word, place) => `第${place + 1}个 ${word}`).join(' '),
    'ordinals in words': en.map((word, place) => `${ordinals[place]} ${word}`).join(', '),
    'ordinals in digits': en.map((word, place) => `${place + 1}th ${word}`).join(' '),
    '“and” between the words': fr.join(' et '),
    'words spelled': en.map((word) => [...word].join(' ')).join(', '),
    'digits as letters': en
      .map((word) => word.replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1'))
      .join(' '),
    '“1” as “l”': en.map((word) => word.replaceAll('l', '1')).join(' '),
    'each word after a character': en.map((word, place) => `乙${place + 1} ${word}`).join(' '),
    'each word after a letter': en.map((word, place) => `${'abcdefghijkl'[place]}) ${word}`).join(' '),
    'hidden characters in each word': en.map((word) => [...word].join('\u200B')).join(' '),
  };
  it.each(Object.entries(phrases))('of a seed phrase is found: %s', (_name, text) => {
    expect([mayHoldSeedPhrase(text), isSeedPhrase(text), seedGuardOfAll(text)]).toEqual([true, true, true]);
  });

  it('of a seed phrase is found from eleven words on, nine of which differ, or with a valid checksum', () => {
    const repeated = (different: number) => [...en.slice(0, different), ...en.slice(0, 11 - different)].join(' ');
    expect([9, 8].map((different) => isSeedPhrase(repeated(different)))).toEqual([true, false]);
    expect([11, 10].map((words) => isSeedPhrase(en.slice(0, words).join(' ')))).toEqual([true, false]);
    const ones = Array.from({ length: 11 }, () => 'abandon').join(' ');
    expect([`${ones} about`, `${ones} zoo`].map(isSeedPhrase)).toEqual([true, false]);
  });
  it('of a Chinese seed phrase is found in groups of any size', () => {
    for (const size of [1, 3, 4, 6, 11, 12]) {
      const groups = Array.from({ length: Math.ceil(12 / size) }, (_, at) =>
        zh.slice(at * size, (at + 1) * size).join(''),
      );
      expect([size, isSeedPhrase(groups.join(' '))]).toEqual([size, true]);
    }
  });
  it('of a Chinese seed phrase is found in each of its lengths', () => {
    for (const bytes of [16, 20, 24, 28, 32]) {
      const entropy = Uint8Array.from({ length: bytes }, (_, place) => (place * 37 + 11) % 256);
      const phrase = entropyToMnemonic(entropy, chinese).split(' ');
      expect([phrase.length, isSeedPhrase(phrase.join(''))]).toEqual([phrase.length, true]);
      expect([phrase.length, isSeedPhrase(phrase.slice(1).join(''))]).toEqual([phrase.length, false]);
    }
  });
  it('of a seed phrase is looked for from eight words on, so that the lists are there for eleven', () => {
    for (const words of [en, zh])
      expect([8, 7].map((count) => mayHoldSeedPhrase(words.slice(0, count).join(' ')))).toEqual([true, false]);
  });

  it('of a seed phrase in several messages is found by each being words of a phrase alone', () => {
    for (const words of [en, fr, zh])
      for (const part of [
        words.slice(0, 6).join(' '),
        words.slice(0, 1).join(''),
        `1. ${words.slice(0, 3).join('\n2. ')}`,
      ])
        expect([part, seedParts.isPart(part)]).toEqual([part, true]);
    for (const text of ['Thanks for the call', 'ok', '谢谢', '明天 可以', zh.slice(0, 6).join(''), '', '12', ADDRESS])
      expect([text, seedParts.isPart(text)]).toEqual([text, false]);
  });

  it('of a seed phrase in several messages is found with other words between them, from eleven of its words on', () => {
    for (const words of [en, fr, zh])
      for (const size of [1, 4, 6]) {
        const parts = Array.from({ length: 12 / size }, (_, at) => words.slice(at * size, (at + 1) * size).join(' '));
        const talk = parts.flatMap((part) => [part, 'Wait, the others come.']);
        expect([size, seedParts.areTogether(talk)]).toEqual([size, true]);
        expect([size, seedParts.areTogether(parts.slice(0, -1))]).toEqual([size, size === 1]);
      }
  });
  it('of a seed phrase in several messages may have five everyday words, and talk has more', () => {
    const drawn = english.filter((word) => !everydayWords.includes(word)).slice(0, 6);
    const everyday = english.filter((word) => everydayWords.includes(word)).slice(0, 6);
    expect(seedParts.areTogether([...drawn, ...everyday.slice(1)])).toBe(true);
    expect(seedParts.areTogether([...drawn.slice(1), ...everyday])).toBe(false);
  });
  it('of a seed phrase in several messages has eleven words, nine of which differ', () => {
    const drawn = english.filter((word) => !everydayWords.includes(word)).slice(0, 11);
    const repeated = (different: number) => [...drawn.slice(0, different), ...drawn.slice(0, 11 - different)];
    expect([9, 8].map((different) => seedParts.areTogether(repeated(different)))).toEqual([true, false]);
    expect([11, 10].map((words) => seedParts.areTogether(drawn.slice(0, words)))).toEqual([true, false]);
  });
  it.each([
    'hello there/good morning/nice/cool/when/what time/tomorrow/sure/good idea/perfect/ready/one moment/talk soon/pizza/enjoy',
    'super/dimanche/lundi/exact/correct/facile/superbe/bizarre/énorme/terrible/demain/utile/merci/samedi/étrange/rapide/gentil',
    '谢谢/看看/有空/可以/晚安/收到/明白/公司/下午三点/周一/一起/没问题/不错/喜欢/为什么/在吗',
  ])('of a seed phrase is not taken for short messages: %s', (texts) => {
    expect(seedParts.areTogether(texts.split('/'))).toBe(false);
  });

  const digits = LIKE.slice(2);
  const groups = digits.match(/.{4}/g) ?? [];
  it.each([
    ...['.', '-', '_', '/', '\n', '  ', '·'].map((between) => `0x${groups.join(between)}`),
    `0x${[...digits].join('.')}`,
    `0x[${digits}]`,
    `0х${digits}`,
    `0ｘ${digits}`,
    `Ox${digits}`,
    `0x${digits.replace('a', 'а')}`,
    `0x${digits.replaceAll('0', 'O')}`,
    digits,
  ])('with an address that resembles one is found: %j', (text) => {
    expect(findWarnings(`Send it to ${text} please`, [ADDRESS])).toMatchObject([
      { kind: 'resembling_address', found: LIKE, other: ADDRESS },
    ]);
  });
  it('is no hash of Git, as long as it resembles no address', () => {
    expect(findWarnings('See 3f786850e387550fdab836ed7e6dc881de23001b', [ADDRESS])).toEqual([]);
  });

  it.each([
    ['https://binance.com@evil.io', 'evil.io'],
    ['binance.com@evil.io/login', 'evil.io'],
    ['https://binance.com:80@evil.io', 'evil.io'],
    ['https://xn--bnance-pvf.com', 'xn--bnance-pvf.com'],
    ['http://3232235777/', '192.168.1.1'],
    ['http://0xC0A80101/', '192.168.1.1'],
    ['http://0300.0250.1.1/', '192.168.1.1'],
    ['https://binance。com', 'binance.com'],
    ['https://ｅvil.io', 'evil.io'],
    ['https://metamask-support.com', 'metamask-support.com'],
    ['https://claim-opensea.xyz', 'claim-opensea.xyz'],
    ['https://opensea.io-claim.xyz', 'opensea.io-claim.xyz'],
    ['https://uniswap.org.co', 'uniswap.org.co'],
    ['https://unlswap.org', 'unlswap.org'],
    ['https://mutuals-support.com', 'mutuals-support.com'],
    ['vitаlik.eth', 'xn--vitlik-5nf.eth'],
    ['bіnance.bnb', 'xn--bnance-pvf.bnb'],
  ])('of a link or a name is found: %s', (text, host) => {
    expect(findWarnings(`See ${text} now`)).toEqual([{ kind: 'deceptive_link', found: host, other: null }]);
  });
  it('with a digit for either letter that it looks like is found', () => {
    expect(findScams('Please va1idate your wal1et')).toEqual(['asks_for_secret']);
    expect(findScams('Please val1date your wallet')).toEqual(['asks_for_secret']);
  });
  it('is no link or name that reads as it is', () => {
    for (const text of [
      'vitalik.eth',
      'zoé.eth',
      'привет.eth',
      'https://uniswap.org',
      'https://ledger-live-reader.dev',
    ])
      expect(findWarnings(`See ${text} now`)).toEqual([]);
    expect(
      ['我们做web3。AI也做。', '我用iPhone。app很好', 'See you . me too', 'Here it is . Info below'].filter(hasLink),
    ).toEqual([]);
  });

  it.each(['45.9.148.3/x', '45.9.148.3:8080', 'https://[2001:db8::1]/x', 'evil . io', 'evil。com', 'evil.io。'])(
    'with a link of a newcomer is noticed: %s (D66)',
    (text) => expect(hasLink(`see ${text}`)).toBe(true),
  );
});

it('a text is taken apart without losing any of it', () => {
  const text = `Pay ${ADDRESS} or see https://bscscan.com/address/${OTHER}, then evil.io!`;
  const parts = partsOf(text);
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'address', 'text', 'link', 'text', 'link', 'text']);
  expect(parts.map((part) => (part.kind === 'text' ? part.text : text.slice(part.start, part.end))).join('')).toBe(
    text,
  );
});

it('a text has no empty part, and an address in a link is the link’s', () => {
  const kinds = (text: string) => partsOf(text).map(({ kind }) => kind);
  expect(kinds('see evil.io')).toEqual(['text', 'link']);
  expect(kinds('evil.io')).toEqual(['link']);
  expect(kinds(`${ADDRESS}.com`)).toEqual(['link']);
  expect(kinds(`https://bscscan.com/address/${ADDRESS} ${OTHER}`)).toEqual(['link', 'text', 'address']);
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
    '官方支持',
    '系统通知',
    '客服小妹',
    '✅ Mutuals',
    '[Mutuals]',
    'The Mutuals',
    'Mutuals (official)',
    'Mutuals Bot',
    'ᴍᴜᴛᴜᴀʟs',
    'Trust & Safety',
    'Security Team',
    'System',
    'Help Center',
    'Service client',
    'Modérateur',
    'Support technique',
    'Support24/7',
    'MetaMask Support',
    'Binance customer service',
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
    'Systematic Labs',
    'Security Nerd',
    'Binance Chain builder',
    'Assistants of Lyon',
    '系统工程师',
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
