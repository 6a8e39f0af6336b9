import { describe, expect, it } from 'vitest';
import { kitLanguages } from './vite.ts';

const aria = (language: string) => `/app/node_modules/react-aria/dist/private/intl/breadcrumbs/${language}.mjs`;
const own = (language: string) => `/app/node_modules/@mutuals/ui/dist/provider/${language}.js`;

describe('the languages of a build', () => {
  const { load } = kitLanguages(['fr']);

  it('are those that the app names, and English', () => {
    for (const file of [aria('fr-FR'), aria('en-US'), own('fr'), own('en')]) expect(load(file)).toBeNull();
  });

  it('are no others', () => {
    expect(load(aria('de-DE'))).toBe('export default {};');
    expect(load(own('zh'))).toBe('export const zh = undefined;');
  });

  it('are all of them on a server, whose reader is not known', () => {
    expect(load(aria('de-DE'), { ssr: true })).toBeNull();
  });

  it.each([
    ['fr-CA', 'fr-FR'],
    ['fr_FR', 'fr-FR'],
    ['de-AT', 'de-DE'],
    ['zh-HK', 'zh-TW'],
    ['pt-BR', 'pt-PT'],
  ])('with a region are of the whole language, as React Aria falls back: %s has %s', (named, shown) => {
    const { load: loaded } = kitLanguages([named]);
    expect(loaded(aria(shown))).toBeNull();
    expect(loaded(aria('it-IT'))).not.toBeNull();
  });
});

it('a file of an app that is named like a language stays', () => {
  expect(kitLanguages(['fr']).load('/app/src/languages/de-DE.js')).toBeNull();
});
