import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

const silent = { search: '', cookie: '', browser: [], page: '' };

describe('the language of the page', () => {
  it('is the one in the address before all others', () => {
    expect(detectLanguage({ search: '?lng=zh', cookie: 'lng=fr', browser: ['en'], page: 'en' })).toBe('zh');
  });

  it('is the stored choice before the browser', () => {
    expect(detectLanguage({ ...silent, cookie: 'a=b; lng=fr; c=d', browser: ['zh-CN'], page: 'en' })).toBe('fr');
  });

  it('is the first language of the browser that the product speaks', () => {
    expect(detectLanguage({ ...silent, browser: ['de-DE', 'zh-Hans-CN', 'fr'], page: 'en' })).toBe('zh');
  });

  it('is that of the html tag when nobody asks for one', () => {
    expect(detectLanguage({ ...silent, page: 'fr' })).toBe('fr');
  });

  it('is English when nothing names one of ours', () => {
    expect(detectLanguage({ search: '?lng=xx', cookie: 'lng=tlh', browser: ['de'], page: '' })).toBe('en');
  });
});
