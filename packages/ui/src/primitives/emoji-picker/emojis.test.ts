import { describe, expect, it } from 'vitest';
import { emojiCategories, loadEmojiNames } from './emojis.ts';

const all = emojiCategories.flatMap(({ emojis }) => emojis);

describe('the emojis on offer', () => {
  it('stand in five kinds, each in whole rows of eight', () => {
    expect(emojiCategories.map(({ id }) => id)).toEqual(['smileys', 'gestures', 'hearts', 'objects', 'crypto']);
    expect(emojiCategories.map(({ emojis }) => emojis.length % 8)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are there once each', () => {
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['en', 'fr', 'zh'] as const)(
    'have a name in %s, each another one, and no name is left over',
    async (language) => {
      const names = await loadEmojiNames(language);
      expect(Object.keys(names).sort()).toEqual([...all].sort());
      const first = Object.values(names).map((name) => name.split(', ')[0]);
      expect(first.filter((name) => !name)).toEqual([]);
      expect(new Set(first).size).toBe(first.length);
    },
  );
});
