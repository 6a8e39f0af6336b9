import { describe, expect, it } from 'vitest';
import { languages } from '../../locales/namespaces.ts';
import { parseProse } from './parse-prose.ts';

describe('running text', () => {
  it('makes each line a paragraph', () => {
    expect(parseProse('One.\nTwo.')).toEqual([
      { kind: 'paragraph', line: [{ text: 'One.' }] },
      { kind: 'paragraph', line: [{ text: 'Two.' }] },
    ]);
  });

  it('gathers lines that follow each other with a dash into one list', () => {
    expect(
      parseProse('Before\n- a\n- b\nAfter\n- c').map((block) => (block.kind === 'list' ? block.lines.length : 0)),
    ).toEqual([0, 2, 0, 1]);
  });

  it('marks what is strong and what leads somewhere, and keeps the rest as it is', () => {
    expect(parseProse('See **both** [terms](terms), 2 * 3 [not a link].')).toEqual([
      {
        kind: 'paragraph',
        line: [
          { text: 'See ' },
          { text: 'both', isStrong: true },
          { text: ' ' },
          { text: 'terms', to: 'terms' },
          { text: ', 2 * 3 [not a link].' },
        ],
      },
    ]);
  });
});

describe('the texts of the public pages', () => {
  const files = import.meta.glob<string>('../../locales/*/{about,faq,privacy,terms}.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const placesOf = (text: string) => [...text.matchAll(/\]\((\w+)\)/g)].map(([, place]) => place).sort();

  it.each(['about', 'faq', 'privacy', 'terms'])('link to the same places in every language: %s', (page) => {
    const [english, ...others] = languages.map((language) =>
      placesOf(files[`../../locales/${language}/${page}.json`] ?? ''),
    );
    for (const other of others) expect(other).toEqual(english);
  });
});
