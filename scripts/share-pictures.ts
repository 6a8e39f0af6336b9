// Draws the product's own share picture, in each language: apps/web/public/share-{language}.png. The words, colours, fonts and logo are the
// product's; run it again when one of them changes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { brand } from '../packages/ui/src/brand.ts';
import { languages } from '../packages/ui/src/locales/namespaces.ts';
import { browserLaunchOptions } from './chromium.mjs';

const SIZE = { width: 1200, height: 630 };
const OUT = 'apps/web/public';

const theme = readFileSync('packages/ui/src/theme.css', 'utf8');
const fonts = createRequire(new URL('../packages/ui/package.json', import.meta.url));
/** A page without a theme is light, and so is `light-dark()` on it. */
const colour = (name: string): string => new RegExp(`--mu-${name}: ([^;]+);`).exec(theme)?.[1] ?? '';
const sheet = (name: string): string =>
  `<link rel="stylesheet" href="file://${fonts.resolve(`@fontsource-variable/${name}/index.css`)}">`;

function picture(language: string): string {
  const { hero } = JSON.parse(readFileSync(`packages/ui/src/locales/${language}/landing.json`, 'utf8'));
  const left = 'M915 85 1145 315 915 545 685 315Z';
  const right = 'M1145 85 1375 315 1145 545 915 315Z';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">${['bricolage-grotesque', 'geist', 'noto-sans-sc'].map(sheet).join('')}
<style>
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: ${colour('surface')}; color: ${colour('text')}; position: relative; word-break: ${language === 'zh' ? 'keep-all' : 'normal'}; }
  svg { position: absolute; inset: 0; }
  main { position: absolute; inset: 64px auto 60px 72px; width: 660px; display: flex; flex-direction: column; justify-content: space-between; font-family: 'Geist Variable', 'Noto Sans SC Variable'; }
  header { display: flex; align-items: center; gap: 20px; font: 640 40px 'Bricolage Grotesque Variable'; letter-spacing: -0.02em; }
  header svg { position: static; height: 52px; }
  h1 { margin: 0; font: 640 84px/1 'Bricolage Grotesque Variable', 'Noto Sans SC Variable'; letter-spacing: ${language === 'zh' ? '0' : '-0.03em'}; text-wrap: balance; }
  p { margin: 0; font-size: 28px; color: ${colour('text-muted')}; }
</style>
<svg viewBox="0 0 1200 630" fill="none" stroke-width="5" stroke-linejoin="round" stroke="${colour('text')}">
  <path d="M1030 200 1145 315 1030 430 915 315Z" fill="${colour('accent')}" stroke="none"/>
  <path d="${left}"/><path d="${right}"/>
</svg>
<main>
  <header>${mark()}${brand.name}</header>
  <h1>${hero.title}</h1>
  <p>${brand.tagline}</p>
</main></html>`;
}

/** The favicon's logo, in the colours of the light theme. */
function mark(): string {
  return readFileSync(`${OUT}/mark.svg`, 'utf8')
    .replace(
      /<style>[^]*<\/style>/,
      `<style>.mark path { stroke: ${colour('text')} } .mark .both { fill: ${colour('accent')}; stroke: none }</style>`,
    )
    .replace('viewBox="0 -5 34 34"', 'viewBox="0 0 34 24" class="mark"');
}

const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage({ viewport: SIZE });
// Only a page from the file system may load the fonts from there.
await page.goto(new URL('../apps/web/public/mark.svg', import.meta.url).href.replace('mark.svg', ''));
for (const language of languages) {
  await page.setContent(picture(language), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${OUT}/share-${language}.png` });
}
await browser.close();
