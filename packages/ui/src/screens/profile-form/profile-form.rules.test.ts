import { describe, expect, it } from 'vitest';
import contract from '../../../../../openapi.yaml?raw';
import { checkProfile, issuesFromServer } from './profile-form.rules.ts';
import { type ProfileFormValues, DEFAULT_VALUES, doublesOf, fieldsOf, LIMITS } from './profile-form.values.ts';

const filledIn: ProfileFormValues = { ...DEFAULT_VALUES, name: 'Ada', bio: 'I build wallets.' };
const check = (change: Partial<ProfileFormValues>, mode: 'create' | 'edit' = 'create') =>
  checkProfile({ ...filledIn, ...change }, mode);
const group = { profileType: 'group' } as const;
const project = { profileType: 'project' } as const;

describe('defaults (SPEC 5)', () => {
  it('are role developer, group type community, project type token, language en and one member', () => {
    expect(DEFAULT_VALUES).toMatchObject({
      role: 'developer',
      groupType: 'community',
      projectType: 'token',
      languages: ['en'],
      memberCount: 1,
    });
  });

  it('need nothing but a name and a bio', () => {
    expect(checkProfile(DEFAULT_VALUES, 'create').map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name required',
      'bio required',
    ]);
    for (const profileType of ['individual', 'group', 'project'] as const) expect(check({ profileType })).toEqual([]);
  });
});

describe('fields by type and role', () => {
  it.each([
    ['artist', ['externalPortfolio', 'twitterLink']],
    ['developer', ['githubLink', 'projectLinks']],
    ['trader', ['xLink', 'walletLink']],
    ['influencer', ['xLink', 'walletLink']],
    ['raider', ['xLink', 'walletLink']],
  ] as const)('gives a %s its own links', (role, links) => {
    const all = ['externalPortfolio', 'twitterLink', 'githubLink', 'projectLinks', 'xLink', 'walletLink'];
    expect(fieldsOf({ ...filledIn, role }).filter((field) => all.includes(field))).toEqual(links);
  });

  it('asks for no social link of which another field is, and never for a Twitter one beside X', () => {
    expect(doublesOf({ profileType: 'individual', role: 'developer' })).toEqual(['socialTwitter', 'socialGithub']);
    expect(doublesOf({ profileType: 'individual', role: 'artist' })).toEqual(['socialTwitter', 'socialX']);
    expect(doublesOf({ profileType: 'group', role: 'developer' })).toEqual(['socialTwitter', 'socialX']);
  });

  it('checks no field that is not shown', () => {
    expect(check({ role: 'artist', githubLink: 'nonsense' })).toEqual([]);
    expect(check({ ...group, portfolio: ['nonsense'], funding: 'a'.repeat(81) })).toEqual([]);
  });
});

describe('sizes (D37), counted in code points', () => {
  it('takes a name of 80 and refuses one of 81', () => {
    expect(check({ name: '🦊'.repeat(80) })).toEqual([]);
    expect(check({ name: '🦊'.repeat(81) })).toEqual([{ field: 'name', code: 'tooLong', max: 80 }]);
  });

  it('takes a bio of 2,000 and refuses one of 2,001, the space around it not counted', () => {
    expect(check({ bio: ` ${'字'.repeat(2000)} ` })).toEqual([]);
    expect(check({ bio: '字'.repeat(2001) })).toEqual([{ field: 'bio', code: 'tooLong', max: 2000 }]);
  });

  it('refuses a name or bio of spaces', () => {
    expect(check({ name: '  ', bio: '\n' }).map(({ code }) => code)).toEqual(['required', 'required']);
  });

  it('takes 20 words of 40 and no more', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
    expect(check({ tags: words(20) })).toEqual([]);
    expect(check({ tags: words(21) })).toEqual([{ field: 'tags', code: 'tooMany', max: 20 }]);
    expect(check({ skills: ['ok', 'x'.repeat(41)] })).toEqual([
      { field: 'skills', code: 'wordTooLong', max: 40, word: 'x'.repeat(41) },
    ]);
  });

  it('takes no form in which a word is typed that its field did not add', () => {
    expect(checkProfile(filledIn, 'create', { tags: ['defi'] })).toEqual([
      { field: 'tags', code: 'refusedWords', words: ['defi'] },
    ]);
    expect(checkProfile({ ...filledIn, role: 'artist', ...group }, 'create', { skills: ['sewing'] })).toEqual([]);
  });

  it('takes a team of 1 to 100,000, and none', () => {
    expect([null, 1, 100_000].flatMap((teamSize) => check({ ...project, teamSize }))).toEqual([]);
    expect(check({ ...project, teamSize: 0 })).toEqual([{ field: 'teamSize', code: 'tooSmall', min: 1 }]);
    expect(check({ ...project, teamSize: 1.5 })).toEqual([{ field: 'teamSize', code: 'wholeNumber' }]);
    expect(check({ ...project, teamSize: 100_001 })).toEqual([{ field: 'teamSize', code: 'tooLarge', max: 100_000 }]);
  });

  it('takes 10 project links and no more, and as many pages of work', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => `https://a.io/${index}`);
    expect(check({ portfolio: eleven })).toEqual([{ field: 'portfolio', code: 'tooMany', max: 10 }]);
    expect(check({ projectLinks: Array.from({ length: 10 }, (_, index) => `https://a.io/${index}`) })).toEqual([]);
    expect(check({ projectLinks: Array.from({ length: 11 }, (_, index) => `https://a.io/${index}`) })).toEqual([
      { field: 'projectLinks', code: 'tooMany', max: 10 },
    ]);
  });

  it('limits the entry requirements, the chain and the funding', () => {
    expect(check({ ...project, funding: 'x'.repeat(81) })).toEqual([{ field: 'funding', code: 'tooLong', max: 80 }]);
    expect(check({ ...group, entryRequirements: 'x'.repeat(501) })).toMatchObject([
      { field: 'entryRequirements', code: 'tooLong' },
    ]);
    expect(check({ ...project, chain: 'x'.repeat(41) })).toMatchObject([{ field: 'chain', code: 'tooLong' }]);
  });
});

it('takes its sizes from the contract (D37)', () => {
  const inContract = (name: string) => Number(new RegExp(`^ {2}${name}: (\\d+)$`, 'mu').exec(contract)?.[1]);
  const names = {
    name: 'profileName',
    bio: 'bio',
    entryRequirements: 'entryRequirements',
    chain: 'chain',
    funding: 'funding',
    words: 'tagsPerProfile',
    wordLength: 'tagLength',
    links: 'links',
    linkLength: 'linkLength',
    memberCount: 'memberCount',
    teamSize: 'teamSize',
  } as const satisfies Record<keyof typeof LIMITS, string>;
  expect(Object.fromEntries(Object.entries(names).map(([limit, name]) => [limit, inContract(name)]))).toEqual(LIMITS);
});

describe('characters (D57)', () => {
  it.each(['\u3164', '\u202Egnp.exe', 'a\u200Bb', 'a\u0007b', `Z${'\u0301'.repeat(9)}`])(
    'takes no name, chain or word like %j',
    (text) => {
      expect(check({ name: text })).toEqual([{ field: 'name', code: 'invalidCharacters' }]);
      expect(check({ ...project, chain: text })).toEqual([{ field: 'chain', code: 'invalidCharacters' }]);
      expect(check({ skills: ['solidity', text] })).toEqual([{ field: 'skills', code: 'invalidCharacters' }]);
    },
  );

  it.each(['می\u200Cخواهم', 'क्\u200Dष', '👩🏽‍⚕️ Ada', '🇫🇷'])('takes the name and the word %s', (text) => {
    expect(check({ name: text, tags: [text] })).toEqual([]);
  });

  it('takes a bio for empty in which nothing can be seen', () => {
    expect(check({ bio: '\u200B\n\u2800' })).toEqual([{ field: 'bio', code: 'required' }]);
  });

  it('measures a bio as it is sent', () => {
    expect(check({ bio: `\u202E${'字'.repeat(2000)}` })).toEqual([]);
  });
});

describe('members (SPEC 5)', () => {
  it('are at least 1 on create and 0 on edit', () => {
    expect(check({ ...group, memberCount: 0 }, 'create')).toEqual([{ field: 'memberCount', code: 'tooSmall', min: 1 }]);
    expect(check({ ...group, memberCount: 0 }, 'edit')).toEqual([]);
    expect(check({ ...group, memberCount: -1 }, 'edit')).toEqual([{ field: 'memberCount', code: 'tooSmall', min: 0 }]);
  });

  it('are a whole number that is there', () => {
    expect(check({ ...group, memberCount: null })).toEqual([{ field: 'memberCount', code: 'required' }]);
    expect(check({ ...group, memberCount: 1.5 })).toEqual([{ field: 'memberCount', code: 'wholeNumber' }]);
    expect(check({ ...group, memberCount: 100_000_001 })).toMatchObject([{ code: 'tooLarge' }]);
  });
});

describe('links (D5)', () => {
  it.each(['https://github.com/ada', 'github.com/ada', ' www.ada.dev ', 'https://例子.测试/路径'])(
    'takes %j',
    (githubLink) => {
      expect(check({ githubLink })).toEqual([]);
    },
  );

  it.each([
    'http://github.com/ada',
    'javascript:alert(1)',
    'ada',
    '@ada',
    'mailto:ada@ada.dev',
    'ftp://ada.dev',
    'https://',
    'https://ada@github.com/ada',
    'https://ada:secret@github.com',
    'https://localhost/x',
  ])('refuses %j', (githubLink) => {
    expect(check({ githubLink })).toEqual([{ field: 'githubLink', code: 'link' }]);
  });

  it('names the row of a project link that is wrong', () => {
    expect(check({ projectLinks: ['https://a.io', '', 'http://b.io'] })).toEqual([
      { field: 'projectLinks', index: 2, code: 'link' },
    ]);
  });

  it('takes a token address of 40 hexadecimal digits', () => {
    expect(check({ ...project, tokenAddress: `0x${'aB'.repeat(20)}` })).toEqual([]);
    expect(check({ ...project, tokenAddress: '0x123' })).toEqual([{ field: 'tokenAddress', code: 'tokenAddress' }]);
  });
});

describe('what the server finds', () => {
  it('is shown at the field of the form', () => {
    expect(
      issuesFromServer(
        [
          { path: 'body/name', code: 'too_long' },
          { path: 'body/individualData/skills/3', code: 'invalid_characters' },
        ],
        filledIn,
      ),
    ).toEqual([
      { field: 'name', code: 'refused', reason: 'too_long' },
      { field: 'skills', code: 'refused', reason: 'invalid_characters' },
    ]);
  });

  it('finds the row of a link again, empty rows in between', () => {
    const values = { ...filledIn, projectLinks: ['https://a.io', '', 'https://b.io'] };
    expect(
      issuesFromServer([{ path: 'body/individualData/projectLinks/1/url', code: 'invalid_format' }], values),
    ).toEqual([{ field: 'projectLinks', index: 2, code: 'refused', reason: 'invalid_format' }]);
  });

  it('finds a link that the request keeps within another entry', () => {
    const one = (path: string, values: ProfileFormValues) =>
      issuesFromServer([{ path, code: 'not_allowed' }], values).map(({ field, index }) => [field, index]);
    expect(one('body/individualData/social/x', filledIn)).toEqual([['socialX', undefined]]);
    expect(one('body/individualData/portfolio/0', { ...filledIn, portfolio: ['', 'https://a.io'] })).toEqual([
      ['portfolio', 1],
    ]);
    expect(one('body/projectData/links/github', { ...filledIn, ...project })).toEqual([['githubLink', undefined]]);
    expect(one('body/projectData/links/discord', { ...filledIn, ...project })).toEqual([['discordLink', undefined]]);
  });

  it('stands at the picture, the cover or the gallery that it is about', () => {
    const errors = [
      { path: 'body/avatar', code: 'not_allowed' },
      { path: 'body/coverImage', code: 'not_allowed' },
      { path: 'body/individualData/gallery', code: 'too_many' },
    ];
    expect(issuesFromServer(errors, filledIn)).toEqual([
      { field: 'avatar', code: 'refused', reason: 'not_allowed' },
      { field: 'coverImage', code: 'refused', reason: 'not_allowed' },
      { field: 'gallery', code: 'refused', reason: 'too_many' },
    ]);
  });

  it('leaves out what the form does not show', () => {
    expect(
      issuesFromServer(
        [
          { path: 'body/updatedAt', code: 'invalid_format' },
          { path: 'body/groupData/chain', code: 'unknown_field' },
        ],
        filledIn,
      ),
    ).toEqual([]);
  });
});

describe('the pictures of a profile', () => {
  it('are not saved while one of them is on its way or failed', () => {
    expect(checkProfile(filledIn, 'create', { gallery: [] })).toEqual([{ field: 'gallery', code: 'unfinished' }]);
    // A project has no gallery: pending pictures there are not part of it.
    expect(checkProfile({ ...filledIn, profileType: 'project' }, 'create', { gallery: [] })).toEqual([]);
  });

  it('are described in at most 300 characters, and visibly (D57)', () => {
    const described = (description: string) =>
      checkProfile({ ...filledIn, gallery: [{ url: 'https://a.io/1.webp', description }] }, 'edit');
    expect(described('x'.repeat(300))).toEqual([]);
    expect(described('')).toEqual([]);
    expect(described('x'.repeat(301))).toEqual([{ field: 'gallery', code: 'tooLong', max: 300 }]);
    expect(described('a\u202Eb')).toEqual([{ field: 'gallery', code: 'invalidCharacters' }]);
    const avatar = { url: 'https://a.io/1.webp', description: 'x'.repeat(301) };
    expect(checkProfile({ ...filledIn, avatar }, 'edit')).toEqual([{ field: 'avatar', code: 'tooLong', max: 300 }]);
  });
});
