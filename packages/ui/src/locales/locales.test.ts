import { describe, expect, it } from 'vitest';
import { chooseLanguage, languages, namespaces } from './namespaces.ts';
import { type Book, bookOf, formsOf, mentionsIn, type Texts, variablesOf } from './texts.ts';

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' });
const books = Object.fromEntries(languages.map((language) => [language, bookOf(language, files)])) as Record<
  (typeof languages)[number],
  Book
>;
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../../apps/web/src/**/*.{ts,tsx}',
    '../../../api-client/src/problem*.ts',
    '!../**/*.test.{ts,tsx}',
    '!../**/*.stories.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const errorCodes = Object.values(
  import.meta.glob<string>('../../../api-client/src/generated/error-codes.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).flatMap((source) =>
  [...source.slice(source.indexOf('['), source.indexOf(']')).matchAll(/"([a-z_]+)"/g)].map(([, code = '']) => code),
);

const keys = (book: Book, namespace: (typeof namespaces)[number]) => [...book[namespace].keys()].sort();

describe('the files', () => {
  it('are one for each language and namespace, and no other', () => {
    expect(Object.keys(files).sort()).toEqual(
      languages.flatMap((language) => namespaces.map((namespace) => `./${language}/${namespace}.json`)).sort(),
    );
  });
});

it.each([
  ['en', 'Nothing is lost.'],
  ['fr', 'Rien n’est perdu.'],
  ['zh', '内容不会丢失。'],
] as const)('the banner of maintenance says in %s that nothing is lost (D76)', (language, said) => {
  expect(books[language].chrome.get('connection.readable')?.get('')).toContain(said);
});

describe.each(namespaces)('%s', (namespace) => {
  it.each(['fr', 'zh'] as const)('has the same keys in %s as in English', (language) => {
    expect(keys(books[language], namespace)).toEqual(keys(books.en, namespace));
  });

  it.each(languages)('has every plural form that %s needs, and none that it has not', (language) => {
    for (const [key, forms] of books[language][namespace]) {
      if (forms.has('')) continue;
      const given = [...forms.keys()].filter((form) => form !== 'zero' && form !== 'many').sort();
      expect(given, `${namespace}:${key} in ${language}`).toEqual(formsOf(language));
    }
  });

  it.each(languages)('counts in plural forms in %s', (language) => {
    const alone = [...books[language][namespace]].filter(([, forms]) => forms.get('')?.includes('{{count}}'));
    expect(alone.map(([key]) => key)).toEqual([]);
  });

  it.each(['fr', 'zh'] as const)('fills the same blanks in %s as in English', (language) => {
    const blanks = (book: Book) =>
      Object.fromEntries([...book[namespace]].map(([key, forms]) => [key, variablesOf([...forms.values()].join(' '))]));
    expect(blanks(books[language])).toEqual(blanks(books.en));
  });

  it.each(languages)('has words for each key in %s, without stray spaces', (language) => {
    const careless = (text: string) => text === '' || text.trim() !== text || text.includes('  ');
    expect(
      [...books[language][namespace]].filter(([, forms]) => [...forms.values()].some(careless)).map(([key]) => key),
    ).toEqual([]);
  });

  it('binds in French each mark to the word that it belongs to, so that no line begins with one', () => {
    const loose = / [;:!?»%]|« /;
    expect(
      [...books.fr[namespace]]
        .filter(([, forms]) => [...forms.values()].some((text) => loose.test(text)))
        .map(([key]) => key),
    ).toEqual([]);
  });

  it('has no key that nothing shows', () => {
    const mentioned = mentionsIn(Object.values(sources));
    const codes = new Set(errorCodes);
    expect(
      keys(books.en, namespace).filter(
        (key) => !mentioned(namespace, key) && !(namespace === 'errors' && codes.has(key.replace('code.', ''))),
      ),
    ).toEqual([]);
  });
});

describe('errors', () => {
  it.each(languages)('has a text in %s for every code of the contract', (language) => {
    const known = books[language].errors;
    expect(errorCodes.filter((code) => !known.has(`code.${code}`))).toEqual([]);
  });
});

describe('the language of a person', () => {
  it('is the first supported wish, matched by prefix, else English', () => {
    expect(chooseLanguage([null, 'de-DE', 'zh-Hant-TW', 'fr'])).toBe('zh');
    expect(chooseLanguage(['fr-CA'])).toBe('fr');
    expect(chooseLanguage(['', undefined, 'xx'])).toBe('en');
  });
});
