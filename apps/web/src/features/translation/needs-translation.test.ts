import { expect, it } from 'vitest';
import { needsTranslation, possibleLanguages } from './needs-translation.ts';

const french = { bio: 'J’aime les petites équipes.', languages: ['fr', 'en'] };
const english = { bio: 'I like small teams.', languages: ['en'] };
const chinese = { bio: '喜欢小团队，也写 Solidity。', languages: ['zh', 'en'] };

it('asks for what is written in other letters', () => {
  expect(needsTranslation(chinese, 'en')).toBe(true);
  expect(needsTranslation(chinese, 'fr')).toBe(true);
  expect(needsTranslation(english, 'zh')).toBe(true);
  expect(needsTranslation(chinese, 'zh')).toBe(false);
});

it('asks for what is written in the same letters where its person speaks another language, or does not say', () => {
  expect(needsTranslation(french, 'en')).toBe(true);
  expect(needsTranslation(english, 'fr')).toBe(true);
  expect(needsTranslation(english, 'en')).toBe(false);
  expect(needsTranslation({ ...english, languages: [] }, 'en')).toBe(true);
});

it('takes no language for that of a text that its letters rule out', () => {
  expect(possibleLanguages(chinese)).toEqual(['zh']);
  expect(possibleLanguages({ ...english, languages: ['zh', 'en'] })).toEqual(['en']);
});
