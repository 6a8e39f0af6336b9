import { describe, expect, it } from 'vitest';
import loader from './loader.ts';
import { type NextOptions, withKitLanguages } from './next.ts';

const aria = (language: string) => `/app/node_modules/react-aria/dist/private/intl/breadcrumbs/${language}.mjs`;

describe('the languages of a Next app', () => {
  it('are those that it names, and English', () => {
    const load = (resourcePath: string) =>
      loader.call({ resourcePath, getOptions: () => ({ languages: ['fr'] }) }, 'words');
    expect(load(aria('fr-FR'))).toBe('words');
    expect(load(aria('en-US'))).toBe('words');
    expect(load(aria('de-DE'))).toBe('export default {};');
    expect(load('/app/node_modules/@mutuals/ui/dist/provider/zh.js')).toBe('export const zh = undefined;');
    expect(load('/app/languages/de-DE.mjs')).toBe('words');
  });

  it('are left out of what a browser gets, not of the server', () => {
    const rulesOf = (isServer: boolean) => {
      const given = { module: { rules: [] } };
      withKitLanguages<NextOptions>(['fr'], {}).webpack?.(given, { isServer });
      return given.module.rules;
    };
    expect(rulesOf(false)).toHaveLength(1);
    expect(rulesOf(true)).toHaveLength(0);
  });

  it('leave the app’s own configuration as it is', () => {
    const config = withKitLanguages(['fr'], {
      poweredByHeader: false,
      turbopack: { rules: { '*.svg': { loaders: ['svg'] } } },
      webpack: (given: { module: { rules: unknown[] } }, _build: { isServer: boolean }) => ({ ...given, own: true }),
    });
    expect(config.poweredByHeader).toBe(false);
    expect(config.turbopack.rules['*.svg']).toEqual({ loaders: ['svg'] });
    expect(config.webpack({ module: { rules: [] } }, { isServer: false })).toMatchObject({ own: true });
  });

  it('are left out beside the app’s own rules for the same files, one or a list', () => {
    const own = { loaders: ['own'], condition: 'development' };
    const { turbopack } = withKitLanguages<NextOptions>(['fr'], {
      turbopack: { rules: { '*.js': own, '*.mjs': ['first', own] } },
    });
    const ours = expect.objectContaining({ loaders: [expect.objectContaining({ loader: '@mutuals/ui/next/loader' })] });
    expect(turbopack?.rules).toEqual({ '*.js': [own, ours], '*.mjs': ['first', own, ours] });
  });
});
