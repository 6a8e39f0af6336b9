import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCommonWith, prepare, score, WEIGHTS, type MatchTraits } from './score.rules.ts';

const nothing: MatchTraits = {
  profileType: 'individual',
  subtype: 'developer',
  tags: [],
  interests: [],
  skills: [],
  languages: [],
};
/** What two developers' words add to the score: without them, rules M8 and M9 remain. */
const points = (one: Partial<MatchTraits>, other: Partial<MatchTraits>): number =>
  score(prepare({ ...nothing, ...one }), prepare({ ...nothing, ...other })) - score(prepare(nothing), prepare(nothing));

const word = fc.constantFrom(
  'DeFi',
  'defi',
  'ＤｅＦｉ',
  'nft',
  'NFT ',
  'Rust',
  'rust',
  '区块链',
  'dao',
  'art',
  'Gaming',
);
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
    languages: fc.array(fc.constantFrom('en', 'EN', 'fr', 'zh', 'de'), { maxLength: 5 }),
  })
  .map(({ kind: [profileType, subtype], ...lists }) => ({ profileType, subtype, ...lists }));

describe('score (D38)', () => {
  it('M1 a tag of both, whatever its case, width or space', () => {
    expect(points({ tags: ['DeFi'] }, { tags: [' ｄｅｆｉ '] })).toBe(WEIGHTS.M1);
  });
  it('M2 an interest of both', () => {
    expect(points({ interests: ['Gaming'] }, { interests: ['gaming'] })).toBe(WEIGHTS.M2);
  });
  it('M3 a skill of one that the other names as tag or interest', () => {
    expect(points({ skills: ['Rust'] }, { tags: ['rust'] })).toBe(WEIGHTS.M3);
    expect(points({ interests: ['rust'] }, { skills: ['Rust'] })).toBe(WEIGHTS.M3);
    expect(points({ skills: ['rust'], tags: ['rust'] }, { skills: ['rust'] })).toBe(WEIGHTS.M3);
  });
  it('M4 a skill of both', () => {
    expect(points({ skills: ['Rust'] }, { skills: ['rust'] })).toBe(WEIGHTS.M4);
  });
  it('M5 a tag of one that is an interest of the other', () => {
    expect(points({ tags: ['DAO'] }, { interests: ['dao'] })).toBe(WEIGHTS.M5);
  });
  it('takes a known thing for one word in every language, and no other for it', () => {
    expect(points({ tags: ['DeFi'] }, { tags: ['去中心化金融'] })).toBe(WEIGHTS.M1);
    expect(points({ skills: ['traduction'] }, { interests: ['翻译'] })).toBe(WEIGHTS.M3);
    expect(points({ tags: ['SOL'] }, { tags: ['Solidity'] })).toBe(0);
    expect(points({ languages: ['Chinese'] }, { languages: ['zh'] })).toBe(WEIGHTS.M6);
  });
  it('counts a word once, by its best rule', () => {
    const all = { tags: ['rust'], interests: ['rust'], skills: ['rust'] };
    expect(points(all, all)).toBe(WEIGHTS.M1);
    expect(points({ tags: ['rust', 'RUST'] }, { tags: ['Rust'] })).toBe(WEIGHTS.M1);
  });
  it('counts the best six words', () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(points({ tags }, { tags })).toBe(6 * WEIGHTS.M1);
    expect(points({ skills: ['x'], tags: tags.slice(0, 6) }, { skills: ['x'], tags: tags.slice(0, 6) })).toBe(
      6 * WEIGHTS.M1,
    );
  });
  it('M6 and M7 a first language of both weighs most, and two further ones a little', () => {
    expect(points({ languages: ['en'] }, { languages: ['EN', 'fr'] })).toBe(WEIGHTS.M6);
    const five = ['en', 'fr', 'zh', 'de', 'es'];
    expect(points({ languages: five }, { languages: five })).toBe(WEIGHTS.M6 + 2 * WEIGHTS.M7);
  });
  it('M8 roles that need each other come before equal ones', () => {
    const me = prepare(nothing);
    expect(score(me, prepare({ ...nothing, subtype: 'artist' }))).toBeGreaterThan(score(me, prepare(nothing)));
  });
  it('M9 a person sees a project before a group before another person, all else equal', () => {
    const me = prepare({ ...nothing, subtype: 'artist' });
    const of = (profileType: MatchTraits['profileType'], subtype: string): number =>
      score(me, prepare({ ...nothing, profileType, subtype }));
    expect(of('project', 'defi')).toBeGreaterThan(of('group', 'dao'));
    expect(of('group', 'dao')).toBeGreaterThan(of('individual', 'artist'));
  });
  it('is the same seen from either side, never negative, and more in common never lowers it', () => {
    fc.assert(
      fc.property(traits, traits, word, (one, other, more) => {
        const value = score(prepare(one), prepare(other));
        expect(value).toBe(score(prepare(other), prepare(one)));
        expect(value).toBeGreaterThanOrEqual(0);
        const closer = score(
          prepare({ ...one, tags: [...one.tags, more] }),
          prepare({ ...other, tags: [...other.tags, more] }),
        );
        expect(closer).toBeGreaterThanOrEqual(value);
      }),
    );
  });
});

describe('what two profiles have in common', () => {
  it('is named as the card spells it, once, whatever the case, and counted', () => {
    expect(
      inCommonWith({ ...nothing, tags: ['defi', 'nft'], interests: ['Art'], skills: ['Rust'], languages: ['en'] })({
        ...nothing,
        tags: ['DeFi', 'DEFI', 'dao'],
        interests: ['art'],
        skills: ['Go'],
        languages: ['EN', 'fr'],
      }),
    ).toEqual({ count: 3, tags: ['DeFi'], interests: ['art'], skills: [], languages: ['EN'] });
  });
  it('is a known thing in any language, and not what only looks alike', () => {
    const acting = { ...nothing, tags: ['DeFi', 'SOL'], skills: ['traduction'], languages: ['Chinese'] };
    const card = { ...nothing, tags: ['去中心化金融', 'Solidity'], skills: ['翻译'], languages: ['zh'] };
    expect(inCommonWith(acting)(card)).toEqual({
      count: 3,
      tags: ['去中心化金融'],
      interests: [],
      skills: ['翻译'],
      languages: ['zh'],
    });
  });
  it('has the same count from either side', () => {
    fc.assert(
      fc.property(traits, traits, (one, other) => {
        expect(inCommonWith(one)(other).count).toBe(inCommonWith(other)(one).count);
      }),
    );
  });
});
