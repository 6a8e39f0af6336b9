import { describe, expect, it } from 'vitest';
import { languageKey, languageName, languageToStore, sameLanguages, suggestLanguages } from './languages.ts';

describe('languages', () => {
  it('are one thing under their code and their names in three languages and their own', () => {
    const ways = ['zh', 'ZH', 'Chinese', 'chinois', '中文', '汉语', 'Mandarin', '普通话'];
    expect(new Set(ways.map(languageKey))).toEqual(new Set(['zh']));
    expect(['German', 'allemand', '德语', '德文', 'Deutsch', 'de'].map(languageKey)).toEqual(Array(6).fill('de'));
    expect(['Français', 'francais', '法语'].map(languageKey)).toEqual(['fr', 'fr', 'fr']);
  });

  it('are stored by code, and other words as they were written', () => {
    expect(['English', 'Klingon', 'Emoji'].map(languageToStore)).toEqual(['en', 'Klingon', 'Emoji']);
  });

  it('are read by name', () => {
    expect((['en', 'fr', 'zh'] as const).map((reader) => languageName('ja', reader))).toEqual([
      'Japanese',
      'japonais',
      '日语',
    ]);
    expect(languageName('Klingon', 'fr')).toBe('Klingon');
  });

  it('share no way of writing', () => {
    for (const code of ['en', 'fr', 'zh', 'es', 'nb', 'yue', 'fa', 'la', 'lo'])
      expect(sameLanguages(code).filter((way) => languageKey(way) !== code)).toEqual([]);
  });

  it('are suggested by the beginning of any of their names', () => {
    expect(suggestLanguages('port', 5)).toEqual(['pt']);
    for (const beginning of ['espa', 'span', '西班牙', 'ESPAN']) expect(suggestLanguages(beginning, 5)).toEqual(['es']);
    expect(suggestLanguages('中', 5)).toEqual(['zh']);
    expect(suggestLanguages('', 3)).toEqual(['en', 'fr', 'zh']);
  });
});
