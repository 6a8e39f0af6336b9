import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSeeking,
  NOTHING_SOUGHT,
  type Seeking,
  seekingToStore,
  soughtIn,
  type SoughtTraits,
} from './seeking.rules.ts';

const seek = (groups: Partial<Seeking>): Seeking => ({ ...NOTHING_SOUGHT, ...groups });
const lin: SoughtTraits = { profileType: 'individual', subtype: 'artist', languages: ['zh'], tags: ['NFT', 'art'] };

describe('what a profile seeks (D62)', () => {
  it('SK1 asks for nothing by a group that is any or empty', () => {
    const seeking = seek({
      types: { level: 'any', values: ['group'] },
      tags: { level: 'must', values: [] },
      languages: { level: 'nice', values: ['zh'] },
    });
    expect(soughtIn(seeking)(lin)).toEqual([{ group: 'languages', level: 'nice', fits: true }]);
    expect(isSeeking(NOTHING_SOUGHT)).toBe(false);
    expect(isSeeking(seek({ types: { level: 'any', values: ['group'] }, tags: { level: 'must', values: [] } }))).toBe(
      false,
    );
    expect(isSeeking(seek({ types: { level: 'nice', values: ['group'] } }))).toBe(true);
    expect(
      isSeeking(seek({ types: { level: 'nice', values: ['group'] }, tags: { level: 'must', values: ['dao'] } })),
    ).toBe(true);
  });

  it('SK2 fits by one of the values, in any spelling and language', () => {
    const fits = (groups: Partial<Seeking>) => soughtIn(seek(groups))(lin).map((sought) => sought.fits);
    expect(fits({ types: { level: 'must', values: ['group', 'individual'] } })).toEqual([true]);
    expect(fits({ subtypes: { level: 'must', values: ['developer', 'dao'] } })).toEqual([false]);
    expect(fits({ subtypes: { level: 'must', values: ['developer', 'artist'] } })).toEqual([true]);
    expect(fits({ languages: { level: 'must', values: ['fr', 'chinois'] } })).toEqual([true]);
    expect(fits({ languages: { level: 'must', values: ['yue'] } })).toEqual([false]);
    expect(fits({ tags: { level: 'must', values: ['ｎｆｔ'] } })).toEqual([true]);
    expect(fits({ tags: { level: 'must', values: ['dao'] } })).toEqual([false]);
  });

  it('says the musts first, each in the order of the groups', () => {
    const seeking = seek({
      types: { level: 'nice', values: ['group'] },
      subtypes: { level: 'must', values: ['artist'] },
      tags: { level: 'must', values: ['dao'] },
    });
    expect(soughtIn(seeking)(lin)).toEqual([
      { group: 'subtypes', level: 'must', fits: true },
      { group: 'tags', level: 'must', fits: false },
      { group: 'types', level: 'nice', fits: false },
    ]);
  });

  it('SK5 stores each value once, a language by its code, and no level without values', () => {
    const sent = seek({
      types: { level: 'must', values: [] },
      languages: { level: 'nice', values: ['Chinese', 'zh', '中文', 'Klingon'] },
      tags: { level: 'must', values: ['DeFi', 'defi'] },
      subtypes: { level: 'any', values: ['dao'] },
    });
    expect(seekingToStore(sent)).toEqual({
      types: { level: 'any', values: [] },
      languages: { level: 'nice', values: ['zh', 'Klingon'] },
      tags: { level: 'must', values: ['DeFi'] },
      subtypes: { level: 'any', values: ['dao'] },
    });
  });

  it('SK6 refuses musts of types and roles that no profile has together, and nothing else', () => {
    const types = { level: 'must', values: ['group', 'project'] } as const satisfies Readonly<object>;
    const both = (level: 'must' | 'nice' | 'any', values: Seeking['subtypes']['values']) => () =>
      seekingToStore(seek({ types: { ...types, values: [...types.values] }, subtypes: { level, values } }));
    expect(both('must', ['developer', 'artist'])).toThrow(expect.objectContaining({ code: 'seeking_contradictory' }));
    expect(both('must', ['developer', 'dao'])).not.toThrow();
    expect(both('nice', ['developer'])).not.toThrow();
    expect(both('any', ['developer'])).not.toThrow();
    expect(both('must', [])).not.toThrow();
  });

  it('stores what it stored as it is', () => {
    const level = fc.constantFrom('must' as const, 'nice' as const, 'any' as const);
    const words = fc.array(fc.constantFrom('zh', 'Chinese', 'DeFi', 'defi', 'own words'), { maxLength: 5 });
    fc.assert(
      fc.property(level, words, level, words, (one, languages, two, tags) => {
        const sent = seek({ languages: { level: one, values: languages }, tags: { level: two, values: tags } });
        const stored = seekingToStore(sent);
        expect(seekingToStore(stored)).toEqual(stored);
      }),
    );
  });
});
