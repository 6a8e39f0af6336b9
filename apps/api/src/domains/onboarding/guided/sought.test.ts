import { describe, expect, it } from 'vitest';
import { toData } from '../extracted-data.rules.ts';
import { begin, hear } from './hear.ts';
import type { Interview, Language, ProfileType } from './interview.ts';
import { progressOf } from './questions.ts';
import { suggestionsFor } from './suggestions.ts';

/** A talk in which all but what is sought was said or skipped. */
function asked(profileType: ProfileType, language: Language): Interview {
  let { interview } = begin(profileType, language);
  const says = { individual: ['Noor', 'developer'], group: ['Night Owls', 'DAO'], project: ['Tidepool', 'DeFi'] }[
    profileType
  ];
  for (const text of [...says, 'I build wallets that explain every signature.'])
    interview = hear(interview, text, 1).interview;
  for (let turn = 0; turn < 12 && interview.asking !== 'seeks'; turn += 1)
    interview = hear(interview, 'skip', 1).interview;
  return interview;
}
const said = (interview: Interview, ...says: string[]): Interview =>
  says.reduce((now, text) => hear(now, text, 1).interview, interview);
const values = (interview: Interview) => {
  const { types, subtypes, languages, tags } = toData(interview).seeking;
  return [types, subtypes, languages, tags];
};
const any = { level: 'any', values: [] };
const nice = (...of: string[]) => ({ level: 'nice', values: of });
const must = (...of: string[]) => ({ level: 'must', values: of });

describe('GA11: what the profile seeks', () => {
  it.each(['individual', 'group', 'project'] as const)(
    'is asked for last of a %s, may be skipped, and counts for no progress',
    (type) => {
      const interview = asked(type, 'en');
      expect(interview.asking).toBe('seeks');
      expect(progressOf(interview)).toBe(99);
      const skipped = said(interview, 'skip');
      expect(skipped.asking).toBeNull();
      expect(values(skipped)).toEqual([any, any, any, any]);
    },
  );

  it.each([
    ['en', 'Developers and DAOs who speak Chinese, into DeFi', 'the language'],
    ['fr', 'Des développeurs et des DAO qui parlent chinois, DeFi', 'la langue'],
    ['zh', '会说中文的开发者和 DAO，DeFi', '语言'],
  ] as const)('is understood in %s, of each group once, with what must fit', (language, whom, musts) => {
    const named = said(asked('individual', language), whom);
    expect(named.asking).toBe('mustFit');
    expect(values(named)).toEqual([any, nice('developer', 'dao'), nice('zh'), nice('defi')]);
    const ended = said(named, musts);
    expect(ended.asking).toBeNull();
    expect(values(ended)).toEqual([any, nice('developer', 'dao'), must('zh'), nice('defi')]);
  });

  it('is nobody’s own: neither a language nor a role that is sought is taken for the profile', () => {
    const named = said(asked('individual', 'en'), 'Artists who speak French');
    expect(named.facts.languages).toBeUndefined();
    expect(named.facts.role?.value).toBe('developer');
  });

  it('is a kind of project where it says so, and a topic where it does not', () => {
    expect(values(said(asked('individual', 'en'), 'DeFi projects'))).toEqual([any, nice('defi'), any, any]);
    expect(values(said(asked('individual', 'en'), 'DeFi'))).toEqual([any, any, any, nice('defi')]);
  });

  it('is all a must, or none of it', () => {
    const named = said(asked('individual', 'en'), 'projects, Chinese');
    expect(values(said(named, 'all of it'))).toEqual([must('project'), any, must('zh'), any]);
    expect(values(said(named, 'no'))).toEqual([nice('project'), any, nice('zh'), any]);
  });

  it('is never a must that no profile can meet: a role goes before a type', () => {
    const named = said(asked('individual', 'en'), 'groups, artists');
    expect(values(said(named, 'everything'))).toEqual([nice('group'), must('artist'), any, any]);
  });

  it('is asked again by its name, and replaced', () => {
    const named = said(asked('individual', 'en'), 'artists', 'no', 'change the search');
    expect(named.asking).toBe('seeks');
    expect(values(said(named, 'traders'))).toEqual([any, nice('trader'), any, any]);
  });

  it.each(['en', 'fr', 'zh'] as const)('has chips that are understood in %s', (language) => {
    const interview = asked('individual', language);
    const chips = suggestionsFor(interview).filter(({ kind }) => kind === 'item');
    expect(chips.length).toBeGreaterThan(4);
    for (const { text } of chips) expect(said(interview, text).facts.seeks?.value, text).toHaveLength(1);
    const named = said(interview, chips.map(({ text }) => text).join(', '));
    expect(named.facts.seeks?.value).toHaveLength(chips.length);
    const groups = suggestionsFor(named).filter(({ kind }) => kind === 'item');
    expect(groups.length).toBeGreaterThan(2);
    for (const { text } of groups) expect(said(named, text).facts.mustFit?.value, text).toHaveLength(1);
  });
});
