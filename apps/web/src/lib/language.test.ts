import { createInstance } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage, pageLanguage, switchLanguage, syncPageLanguage } from './language.ts';

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

describe('the language of an address', () => {
  const cookies: string[] = [];
  beforeEach(() => {
    vi.stubGlobal('location', { search: '?lng=fr' });
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('document', {
      documentElement: { lang: 'en' },
      get cookie() {
        return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
      },
      set cookie(value: string) {
        cookies.push(value);
      },
    });
  });
  afterEach(() => {
    cookies.length = 0;
    vi.unstubAllGlobals();
  });

  it('is remembered as the choice, so that it stays when a link or a reload leaves it out (D53)', () => {
    expect(pageLanguage()).toBe('fr');
    vi.stubGlobal('location', { search: '' });
    expect(pageLanguage()).toBe('fr');
  });

  it('is not remembered when it is none of ours', () => {
    vi.stubGlobal('location', { search: '?lng=tlh' });
    expect(pageLanguage()).toBe('en');
    expect(cookies).toEqual([]);
  });
});

describe('a change of language', () => {
  /** Texts that come when the test lets them. */
  async function world() {
    const waiting = new Map<string, (texts: object | Error) => void>();
    const i18n = createInstance();
    const read = (language: string, _namespace: string) =>
      language === 'en'
        ? Promise.resolve({ cancel: 'en' })
        : new Promise<object>((resolve, reject) => {
            waiting.set(language, (texts) => (texts instanceof Error ? reject(texts) : resolve(texts)));
          });
    await i18n
      .use({ type: 'backend' as const, init() {}, read })
      .init({ lng: 'en', fallbackLng: false, ns: ['common'], defaultNS: 'common' });
    const page = { lang: 'en' };
    syncPageLanguage(i18n, page);
    const answer = async (language: string, texts: object | Error) => {
      await expect.poll(() => waiting.has(language)).toBe(true);
      waiting.get(language)?.(texts);
      waiting.delete(language);
    };
    return { i18n, page, answer };
  }

  beforeEach(() => {
    vi.stubGlobal('location', { href: 'https://mutuals.example/' });
    vi.stubGlobal('document', { cookie: '' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('that is overtaken by another one leaves the page and its texts in the language chosen last', async () => {
    const { i18n, page, answer } = await world();
    const first = switchLanguage(i18n, 'fr');
    const last = switchLanguage(i18n, 'zh');
    await answer('zh', { cancel: 'zh' });
    await last;
    await answer('fr', { cancel: 'fr' });
    await first;
    expect([i18n.language, page.lang, document.cookie.slice(0, 6)]).toEqual(['zh', 'zh', 'lng=zh']);
  });

  it('whose texts do not come leaves the page as it is, and can be tried again', async () => {
    const { i18n, page, answer } = await world();
    const failure = expect(switchLanguage(i18n, 'fr')).rejects.toThrow('common');
    await answer('fr', new Error('no network'));
    await failure;
    expect([i18n.language, page.lang, i18n.t('cancel')]).toEqual(['en', 'en', 'en']);
    const again = switchLanguage(i18n, 'fr');
    await answer('fr', { cancel: 'fr' });
    await again;
    expect([i18n.language, page.lang, i18n.t('cancel')]).toEqual(['fr', 'fr', 'fr']);
  });
});
