// What an installed Mutuals is, in each language.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '../../packages/ui/src/locales/namespaces.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}
interface Manifest {
  lang: string;
  display: string;
  start_url: string;
  id: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string; method: string; enctype: string; params: Record<string, string> };
}

const PUBLIC = 'apps/web/public';
const manifestOf = (language: string): Manifest =>
  JSON.parse(readFileSync(path.join(PUBLIC, `app-${language}.webmanifest`), 'utf8'));

describe.each(languages)('the manifest in %s', (language) => {
  const manifest = manifestOf(language);

  it('installs one app, whatever the language, with shortcuts to Discover and Messages', () => {
    expect(manifest).toMatchObject({ lang: language, id: '/', start_url: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/discover', '/messages']);
  });

  it('takes what another app shares by an address, which needs no worker', () => {
    expect(manifest.share_target).toEqual({
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    });
  });

  it('has icons, maskable ones too, and screenshots of the sizes that it says', async () => {
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide']);
    for (const { src, sizes, type } of [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      const { width, height, format } = await sharp(path.join(PUBLIC, src)).metadata();
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    }
  });
});

it('the manifests say their shortcuts in their own words', () => {
  const names = languages.map((language) =>
    manifestOf(language)
      .shortcuts.map(({ name }) => name)
      .join(' '),
  );
  expect(new Set(names).size).toBe(languages.length);
});
