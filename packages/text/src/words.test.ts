import { describe, expect, it } from 'vitest';
import { skills, topics } from './known-words.data.ts';
import { isVisibleName } from './text.ts';
import { foldWord, knownWords, sameWords, wordKey, wordName } from './words.ts';

describe('known words', () => {
  it('are at least 120, each with names in three languages that a profile can hold', () => {
    expect(knownWords.length).toBeGreaterThanOrEqual(120);
    for (const name of [...topics, ...skills].flat()) {
      expect(isVisibleName(name), name).toBe(true);
      expect(name).not.toMatch(/,/);
      expect([...name].length, name).toBeLessThanOrEqual(40);
    }
  });

  it('share no way of writing', () => {
    const shared = knownWords.flatMap(({ key, spellings }) =>
      spellings.filter((spelling) => wordKey(spelling) !== key).map((spelling) => [key, spelling, wordKey(spelling)]),
    );
    expect(shared).toEqual([]);
  });

  it('name one thing in every language, case, width and accent', () => {
    const ways = [
      'DeFi',
      'defi',
      'ＤＥＦＩ',
      '去中心化金融',
      'finance décentralisée',
      'Finance Decentralisee',
      'finance-décentralisée',
    ];
    expect(new Set(ways.map(wordKey))).toEqual(new Set(['defi']));
    expect(wordKey('design d’interface')).toBe(wordKey("Design d'interface"));
  });

  it('keep apart what only looks alike', () => {
    expect(wordKey('SOL')).toBe(wordKey('Solana'));
    expect(wordKey('SOL')).not.toBe(wordKey('Solidity'));
    expect(wordKey('Go')).not.toBe(wordKey('Godot'));
    expect(wordKey('Java')).not.toBe(wordKey('JavaScript'));
    expect(wordKey('React')).not.toBe(wordKey('React Native'));
  });

  it('are told from people’s own words, which stay as they are', () => {
    expect(wordKey('Kite Flying')).toBe('kite flying');
    expect(sameWords('Kite Flying')).toEqual(['kite flying']);
    expect(wordName('Kite Flying', 'zh')).toBe('Kite Flying');
  });

  it('are called as the reader calls them, in the case of who wrote them where that is the same', () => {
    expect((['en', 'fr', 'zh'] as const).map((language) => wordName('security', language))).toEqual([
      'security',
      'sécurité',
      '安全',
    ]);
    expect(wordName('SECURITY', 'en')).toBe('SECURITY');
    expect(wordName('安全', 'en')).toBe('security');
  });

  it('fold no further than 40 code points', () => {
    expect(foldWord('𝔘'.repeat(50))).toBe('u'.repeat(40));
  });
});
