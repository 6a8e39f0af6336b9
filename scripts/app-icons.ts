// Draws what an installed app shows, from the logo: apps/web/public/icons, and writes its manifest in each language. Run it again when the logo or the
// words change.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brand } from '../packages/ui/src/brand.ts';
import { languages } from '../packages/ui/src/locales/namespaces.ts';

const OUT = 'apps/web/public';
const INK = '#1d1a14';
const PAPER = '#f8f5ee';
const paths =
  readFileSync(`${OUT}/mark.svg`, 'utf8')
    .match(/<path[^>]*>/g)
    ?.join('') ?? '';

/**
 * The logo on a square.
 * @param part of the square's width that the logo has: a mask may cut all outside a circle of 80 %
 */
const drawing = ({ part, radius, ground, ink = INK, gold = '#efb720' }: Drawing): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${radius}" fill="${ground}"/>
  <svg x="${50 - part / 2}" y="${50 - part / 2}" width="${part}" height="${part}" viewBox="0 -5 34 34" fill="none" stroke-width="2.4" stroke-linejoin="round">
    <style>path { stroke: ${ink} } .both { fill: ${gold}; stroke: none }</style>${paths}
  </svg>
</svg>`);

interface Drawing {
  part: number;
  radius: number;
  ground: string;
  ink?: string;
  gold?: string;
}

const round = { part: 70, radius: 22, ground: PAPER };
const masked = { part: 56, radius: 0, ground: PAPER };
const ICONS: Readonly<Record<string, [size: number, Drawing]>> = {
  '192': [192, round],
  '512': [512, round],
  'maskable-192': [192, masked],
  'maskable-512': [512, masked],
  // iOS cuts its own corners.
  'apple-touch': [180, { ...masked, part: 66 }],
  // Only its shape is shown, in the colour of the system.
  badge: [96, { part: 100, radius: 0, ground: 'none', ink: '#fff', gold: '#fff' }],
};

mkdirSync(path.join(OUT, 'icons'), { recursive: true });
for (const [name, [size, what]] of Object.entries(ICONS))
  await sharp(drawing(what), { density: 400 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(OUT, 'icons', `${name}.png`));

/** Screens of the product, as the README shows them (scripts/screenshots.ts). */
const SCREENSHOTS = [
  { from: 'docs/pictures/discover-phone.jpg', to: 'narrow', form_factor: 'narrow', width: 390, height: 844 },
  { from: 'docs/pictures/messages.jpg', to: 'wide', form_factor: 'wide', width: 1440, height: 900 },
] as const;
for (const { from, to, width, height } of SCREENSHOTS)
  await sharp(from)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .webp({ quality: 80 })
    .toFile(path.join(OUT, 'icons', `${to}.webp`));

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

for (const language of languages) {
  const { nav } = JSON.parse(readFileSync(`packages/ui/src/locales/${language}/chrome.json`, 'utf8'));
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      icon('badge', 96, 'monochrome'),
    ],
    shortcuts: [
      { name: nav.discover, url: '/discover', icons: [icon('192', 192, 'any')] },
      { name: nav.messages, url: '/messages', icons: [icon('192', 192, 'any')] },
    ],
    // What another app shares leads to the page of this address (apps/web/src/features/sharing).
    share_target: {
      action: '/share',
      method: 'GET',
      // Chromium warns at each page without it.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    screenshots: SCREENSHOTS.map(({ to, form_factor, width, height }) => ({
      src: `/icons/${to}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor,
    })),
  };
  writeFileSync(path.join(OUT, `app-${language}.webmanifest`), `${JSON.stringify(manifest, null, 2)}\n`);
}
