import { expect, it } from 'vitest';
import { createCommunity } from '../demo/community.ts';
import { translateText } from './translate-text.ts';

const LANGUAGES = ['en', 'fr', 'zh'] as const;
const HAN = /\p{Script=Han}/u;

const said = createCommunity().flatMap(({ language, profiles }) =>
  profiles.flatMap(({ input }) => {
    const entry = input.profileType === 'group' ? input.groupData.entryRequirements : null;
    return [input.bio, ...(entry ? [entry] : [])].map((text) => ({ language, text }));
  }),
);

it('knows everything that the demo community says, in each language', () => {
  expect(said.length).toBeGreaterThan(300);
  for (const { language, text } of said)
    for (const target of LANGUAGES) {
      const translation = translateText(text, target);
      expect(translation?.source, text).toBe(language);
      expect(HAN.test(translation?.text ?? ''), `${text} in ${target}`).toBe(target === 'zh');
      if (target === language) expect(translation?.text).toBe(text);
    }
});

it('knows no other sentence, also beside one that it knows', () => {
  expect(translateText('I collect old maps.', 'fr')?.text).toBe('Je collectionne de vieilles cartes.');
  expect(translateText('I collect old maps. I collect stamps.', 'fr')).toBeUndefined();
  expect(translateText('', 'fr')).toBeUndefined();
});
