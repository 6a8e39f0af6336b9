import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The same pixels on every run and processor: colours, text and edges as computed, every tile drawn whole.
const args = [
  '--no-sandbox',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/**
 * Playwright's launch options here. Linux uses the Chromium from npm, so that no system package is needed and pictures are the same everywhere; macOS
 * and Windows use Playwright's own browser.
 */
export async function browserLaunchOptions() {
  if (process.platform !== 'linux') return { headless: true };
  const { default: chromium } = await import('@sparticuz/chromium');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(
    readFileSync(join(entry.slice(0, entry.lastIndexOf('@sparticuz')), '@sparticuz/chromium/package.json'), 'utf8'),
  );
  // The package unpacks into the temporary folder and reuses whatever is there unchecked: each version gets its own.
  const folder = join(tmpdir(), `mutuals-chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const executablePath = await chromium.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return { headless: true, executablePath, args };
}
