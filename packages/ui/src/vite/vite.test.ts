import { describe, expect, it } from 'vitest';
import { kitLanguages } from './vite.ts';

const aria = '/app/node_modules/react-aria/dist/private/breadcrumbs/useBreadcrumbs.mjs';
const own = (language: string) => `/app/node_modules/@mutuals/ui/dist/provider/${language}.js`;

describe('the languages of a build', () => {
  const { resolveId, load } = kitLanguages(['fr']);

  it('are those that the app names, and English', () => {
    expect(resolveId('../intl/breadcrumbs/fr-FR.mjs', aria)).toBeNull();
    expect(resolveId('../intl/breadcrumbs/en-US.mjs', aria)).toBeNull();
    expect(load(own('fr'))).toBeNull();
    expect(load(own('en'))).toBeNull();
  });

  it('are no others', () => {
    const left = resolveId('../intl/breadcrumbs/de-DE.mjs', aria);
    expect(left && load(left)).toBe('export default {};');
    expect(load(own('zh'))).toBe('export const zh = undefined;');
  });

  it('are all of them on a server, whose reader is not known', () => {
    expect(resolveId('../intl/breadcrumbs/de-DE.mjs', aria, { ssr: true })).toBeNull();
  });

  it('with a region are of that region alone', () => {
    const { resolveId: resolve } = kitLanguages(['pt-BR']);
    expect(resolve('./pt-BR.mjs', aria)).toBeNull();
    expect(resolve('./pt-PT.mjs', aria)).not.toBeNull();
  });
});

it('a file of an app that is named like a language stays', () => {
  expect(kitLanguages(['fr']).resolveId('./de-DE.js', '/app/src/languages.js')).toBeNull();
});
