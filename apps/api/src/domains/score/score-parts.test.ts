import { languageKey } from '@mutuals/text/languages';
import { wordKey } from '@mutuals/text/words';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type MatchTraits, prepare, score } from './score.rules.ts';
import { NOTHING_SOUGHT } from '../seeking/seeking.rules.ts';
import { type Score, scoreParts } from './score-parts.rules.ts';

const words = [
  'DeFi',
  'defi',
  '去中心化金融',
  'nft',
  'NFT ',
  'Rust',
  'rust',
  'kites',
  'Kites',
  'dao',
  'art',
  'maps',
  'zk',
];
const word = fc.constantFrom(...words);
const traits: fc.Arbitrary<MatchTraits> = fc
  .record({
    kind: fc.constantFrom<readonly [MatchTraits['profileType'], string]>(
      ['individual', 'developer'],
      ['individual', 'artist'],
      ['group', 'dao'],
      ['project', 'nft'],
    ),
    tags: fc.array(word, { maxLength: 8 }),
    interests: fc.array(word, { maxLength: 8 }),
    skills: fc.array(word, { maxLength: 8 }),
    provenKinds: fc.uniqueArray(fc.constantFrom('wallet' as const, 'repository' as const, 'domain' as const), {
      maxLength: 3,
    }),
    languages: fc.array(fc.constantFrom('en', 'English', 'fr', 'zh', 'de', 'Elvish', 'elvish'), { maxLength: 6 }),
  })
  .map(({ kind: [profileType, subtype], ...lists }) => ({ profileType, subtype, ...lists }));

const nothing: MatchTraits = {
  profileType: 'individual',
  subtype: 'developer',
  tags: [],
  interests: [],
  skills: [],
  languages: [],
};

/** The named things, whoever has them and however they are spelt. */
const things = ({ parts, ...rest }: Score) => ({
  ...rest,
  parts: parts.map((part) => {
    switch (part.rule) {
      case 'languages':
        return { ...part, languages: part.languages.map(languageKey) };
      case 'roles':
      case 'types':
        return { rule: part.rule, pair: [part.own, part.other].sort(), points: part.points };
      case 'seeking':
        return part;
      case 'proven':
        return { ...part, roles: part.roles.toSorted() };
      default:
        return { ...part, words: part.words.map(wordKey) };
    }
  }),
});

describe('the points of a score in words (D38)', () => {
  it('name the same things with the same points from either side, and add up to the score', () => {
    fc.assert(
      fc.property(traits, traits, (one, other) => {
        const parts = scoreParts(one, other, NOTHING_SOUGHT);
        expect(things(parts)).toEqual(things(scoreParts(other, one, NOTHING_SOUGHT)));
        expect(parts.points).toBe(score(prepare(one), prepare(other)));
        expect(parts.points).toBe(parts.parts.reduce((sum, { points }) => sum + points, 0));
      }),
    );
  });

  it('name each thing by its rule, as the other side spells it', () => {
    const own = { ...nothing, tags: ['DeFi', 'art'], skills: ['rust'], languages: ['en', 'fr'] };
    const other: MatchTraits = {
      profileType: 'project',
      subtype: 'defi',
      tags: ['去中心化金融', 'Rust'],
      interests: ['Art'],
      skills: [],
      languages: ['EN', 'Français'],
    };
    expect(scoreParts(own, other, NOTHING_SOUGHT)).toEqual({
      points: 60,
      parts: [
        { rule: 'tags', words: ['去中心化金融'], points: 10 },
        { rule: 'skillAndTopic', words: ['Rust'], points: 8 },
        { rule: 'tagAndInterest', words: ['Art'], points: 5 },
        { rule: 'languages', languages: ['EN', 'Français'], points: 14 },
        { rule: 'roles', own: 'developer', other: 'defi', points: 15 },
        { rule: 'types', own: 'individual', other: 'project', points: 8 },
      ],
      moreWords: 0,
      sought: [],
    });
  });

  it('count a role that its profile has proven as a small part of their own (D84)', () => {
    const proven: MatchTraits = { ...nothing, provenKinds: ['repository'] };
    const part = { rule: 'proven', roles: ['developer'], points: 3 };
    expect(scoreParts(nothing, proven, NOTHING_SOUGHT).parts).toContainEqual(part);
    expect(scoreParts(proven, nothing, NOTHING_SOUGHT).parts).toContainEqual(part);
    // A wallet shows nothing of who develops.
    const { parts } = scoreParts(nothing, { ...nothing, provenKinds: ['wallet'] }, NOTHING_SOUGHT);
    expect(parts.map(({ rule }) => rule)).not.toContain('proven');
  });

  it('name only the words that count, and how many more there are', () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const found = scoreParts({ ...nothing, tags: tags.toReversed() }, { ...nothing, tags }, NOTHING_SOUGHT);
    expect(found.parts[0]).toEqual({ rule: 'tags', words: ['a', 'b', 'c', 'd', 'e', 'f'], points: 60 });
    expect(found.moreWords).toBe(2);
  });
});

describe('asking why a card is there', () => {
  let ctx: TestApp;
  beforeAll(async () => {
    ctx = await createTestApp();
  });
  afterAll(() => ctx.close());

  async function newcomer(name: string) {
    const user = await ctx.signIn(name);
    const { _id: profileId } = await ctx.newProfile(user, { tags: ['kites', name], languages: ['en'] });
    return { user, profileId };
  }
  type Side = Awaited<ReturnType<typeof newcomer>>;
  const ask = (from: Side, about: Side) =>
    ctx.ok('getScore', {
      as: from.user,
      path: { profileId: about.profileId },
      query: { userProfileId: from.profileId },
    });

  it('answers both sides alike', async () => {
    const [one, other] = [await newcomer('mirrored'), await newcomer('mirror')];
    const answer = await ask(one, other);
    expect(answer.parts).toContainEqual({ rule: 'tags', words: ['kites'], points: 10 });
    expect(things(answer)).toEqual(things(await ask(other, one)));
  });

  it('shows no sign of a like (D1, D24)', async () => {
    const [one, other] = [await newcomer('unaware'), await newcomer('admirer')];
    const before = await ask(one, other);
    await ctx.ok('likeProfile', {
      as: other.user,
      path: { profileId: one.profileId },
      body: { userProfileId: other.profileId },
    });
    expect(await ask(one, other)).toEqual(before);
  });

  it('says nothing of a profile that is gone (D39)', async () => {
    const [one, gone] = [await newcomer('staying'), await newcomer('leaving')];
    await ctx.call('deleteProfile', { as: gone.user, path: { id: gone.profileId } });
    const answer = await ctx.call('getScore', {
      as: one.user,
      path: { profileId: gone.profileId },
      query: { userProfileId: one.profileId },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });
});
