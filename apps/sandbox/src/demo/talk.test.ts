import { describe, expect, it } from 'vitest';
import { createCommunity } from './community.ts';
import { answerOf, openerOf, type Said, type Situation, type Speaker, TURNS_IN_A_SITTING } from './talk.ts';
import type { Language } from './words/words.ts';

const ada: Speaker = {
  name: 'Ada Byrne',
  bio: 'I build small tools. Mostly alone.',
  voice: 'developer',
  languages: ['en', 'fr', 'zh'],
  tags: ['DeFi'],
  interests: ['chess'],
};
const bo: Speaker = {
  name: 'Bo Lind',
  bio: 'I draw maps of blocks. In ink.',
  voice: 'artist',
  languages: ['en'],
  tags: ['defi'],
  interests: [],
};

function situation(said: readonly Said[], fields: Partial<Situation> = {}): Situation {
  return { conversationId: 'one', own: ada, partner: bo, said, turns: 1, ...fields };
}

const from = (text: string): Said => ({ isOwn: false, text, isGif: false });

function languageOf(text: string | null): Language {
  if (/\p{Script=Han}/u.test(text ?? '')) return 'zh';
  return /[éèàç’]|\b(tu|je|quoi)\b/i.test(text ?? '') ? 'fr' : 'en';
}

describe('an answer', () => {
  it.each([
    ['I am not sure about that yet.', 'en'],
    ['Je ne sais pas encore, c’est pour plus tard.', 'fr'],
    ['我还没想好。', 'zh'],
  ] as const)('to "%s" is in its language', (text, language) => {
    for (const conversationId of ['a', 'b', 'c', 'd'])
      expect(languageOf(answerOf(situation([from(text)], { conversationId })))).toBe(language);
  });

  it('is in a language of the resident when they do not know the one that is written', () => {
    expect(languageOf(answerOf(situation([from('我还没想好。')], { own: { ...ada, languages: ['en'] } })))).toBe('en');
  });

  it('to "and you?" tells what the resident does, unless that is written in another language', () => {
    expect(answerOf(situation([from('And you, what do you do?')]))).toContain('I build small tools.');
    expect(answerOf(situation([from('Et toi, tu fais quoi ?')]))).not.toContain('I build');
  });

  it('is the same for the same situation, and another one the next time', () => {
    const first = answerOf(situation([from('I like it.')]));
    expect(answerOf(situation([from('I like it.')]))).toBe(first);
    expect(
      answerOf(situation([from('I like it.'), { isOwn: true, text: first ?? '', isGif: false }, from('I like it.')])),
    ).not.toBe(first);
  });

  it('leaves nothing unfilled, whoever talks and whatever they wrote of themselves', () => {
    const strange: Speaker = { ...bo, name: '{common}', bio: '{theirs} {name}', tags: [] };
    for (let turns = 0; turns < TURNS_IN_A_SITTING; turns += 1) {
      for (const conversationId of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const texts = [
          openerOf(situation([], { conversationId, turns })),
          answerOf(situation([from('Hm.')], { conversationId, turns })) ?? '',
        ];
        for (const text of texts) expect(text).not.toMatch(/\{\w+\}/);
        expect(answerOf(situation([from('Hm.')], { conversationId, turns, partner: strange }))).not.toBe('');
      }
    }
  });

  it('ends a sitting with a goodbye, and then says nothing', () => {
    expect(answerOf(situation([from('And then?')], { turns: TURNS_IN_A_SITTING - 1 }))).toMatch(/tomorrow|morning/);
    expect(answerOf(situation([from('And then?')], { turns: TURNS_IN_A_SITTING }))).toBeNull();
  });
});

it('everybody of the community speaks a language in which there are lines', () => {
  const people = createCommunity().flatMap(({ profiles }) => profiles.map(({ input }) => input.languages ?? []));
  expect(people.filter((languages) => !languages.some((language) => ['en', 'fr', 'zh'].includes(language)))).toEqual(
    [],
  );
});
