import { describe, expect, it } from 'vitest';
import { headTags, type PageAddress, type PageHead, titleOf } from './head-tags.ts';

const here: PageAddress = { origin: 'https://mutuals.example', pathname: '/faq', asked: null, language: 'fr' };
const faq: PageHead = { title: 'FAQ', description: 'Questions.' };

/** What a tag says, by what names it. */
const said = (head: PageHead, address: PageAddress, key: string): string[] =>
  headTags(head, address)
    .filter(({ attributes }) => [attributes['name'], attributes['property'], attributes['rel']].includes(key))
    .map(({ attributes }) => attributes['content'] ?? `${attributes['hreflang'] ?? ''} ${attributes['href']}`.trim());

describe('the head of a page', () => {
  it('has a title of the one form, and the front page the product’s own', () => {
    expect(titleOf(faq)).toBe('FAQ | Mutuals - BNB Chain Networking');
    expect(titleOf({ title: null })).toBe('Mutuals - BNB Chain Networking');
    expect(said(faq, here, 'og:title')).toEqual([titleOf(faq)]);
    expect(said(faq, here, 'twitter:title')).toEqual([titleOf(faq)]);
  });

  it('names its address without a language, unless the address itself names one', () => {
    expect(said(faq, here, 'canonical')).toEqual(['https://mutuals.example/faq']);
    expect(said(faq, { ...here, asked: 'fr' }, 'canonical')).toEqual(['https://mutuals.example/faq?lng=fr']);
    expect(said(faq, { ...here, asked: 'fr' }, 'og:url')).toEqual(['https://mutuals.example/faq?lng=fr']);
  });

  it('names one address of a page that also opens with a slash at its end', () => {
    expect(said(faq, { ...here, pathname: '/faq/' }, 'canonical')).toEqual(['https://mutuals.example/faq']);
    expect(said(faq, { ...here, pathname: '/' }, 'canonical')).toEqual(['https://mutuals.example/']);
  });

  it('of a public page names the page in every language, and in the one that the visitor prefers', () => {
    expect(said(faq, here, 'alternate')).toEqual([
      'en https://mutuals.example/faq?lng=en',
      'fr https://mutuals.example/faq?lng=fr',
      'zh https://mutuals.example/faq?lng=zh',
      'x-default https://mutuals.example/faq',
    ]);
    expect(said(faq, here, 'og:locale')).toEqual(['fr_FR']);
    expect(said(faq, here, 'og:locale:alternate')).toEqual(['en_US', 'zh_CN']);
    for (const key of ['description', 'og:description', 'twitter:description'])
      expect(said(faq, here, key)).toEqual(['Questions.']);
  });

  it('of a member’s page claims no other language and no description', () => {
    const page: PageHead = { title: 'Messages' };
    expect(
      ['alternate', 'og:locale:alternate', 'description', 'og:description'].flatMap((key) => said(page, here, key)),
    ).toEqual([]);
  });

  it('of a profile shows that profile’s picture, and says what is on it', () => {
    const shared = { type: 'profile', picturePath: '/share/x/fr-1.png', pictureAlt: 'Lin' } as const;
    const lin: PageHead = { title: 'Lin', description: 'Builds.', shared };
    for (const key of ['og:image', 'twitter:image'])
      expect(said(lin, here, key)).toEqual(['https://mutuals.example/share/x/fr-1.png']);
    for (const key of ['og:image:alt', 'twitter:image:alt']) expect(said(lin, here, key)).toEqual(['Lin']);
    expect(said(lin, here, 'og:type')).toEqual(['profile']);
    expect(said(faq, here, 'og:type')).toEqual(['website']);
  });

  it('shows the picture in the language of the page, by its whole address', () => {
    expect(said(faq, here, 'og:image')).toEqual(['https://mutuals.example/share-fr.png']);
    expect(said(faq, here, 'twitter:image')).toEqual(['https://mutuals.example/share-fr.png']);
    expect(said(faq, here, 'twitter:card')).toEqual(['summary_large_image']);
  });
});
