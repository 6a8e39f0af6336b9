// How soon the landing page shows (LCP) and how still it stands (CLS), beside a page of React and its router that only says hello: both
// from the same server, in the same browser, slowed down alike, one after the other in turns. `-- --runs 15`.
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, devices } from 'playwright';
import { build } from 'vite';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { type Product, startProduct } from '../../support/product.ts';

/** DevTools' "Slow 4G", and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_RATE = 4;
const LIMIT = { ratio: 1.2, shift: 0.02 };

const phone: BrowserContextOptions = { ...devices['Pixel 7'], locale: 'en-US' };
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
/** Other visits that stand as still. */
const VISITS: { name: string; path: string; as: BrowserContextOptions }[] = [
  { name: 'desktop', path: '/', as: desktop },
  { name: 'desktop, at the prices', path: '/#pricing', as: desktop },
  { name: 'phone, French', path: '/', as: { ...phone, locale: 'fr-FR' } },
  { name: 'phone, Chinese', path: '/', as: { ...phone, locale: 'zh-CN' } },
  { name: 'desktop, Chinese', path: '/', as: { ...desktop, locale: 'zh-CN' } },
];

type Run = { lcp: number; shift: number; element: string };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
const hello = path.resolve('.cache/bench-landing/hello');

await buildWeb();
await buildHello();
const [landingProduct, helloProduct] = [await serve(process.env['WEB_ROOT']), await serve(hello)];
const browser = await chromium.launch(await browserLaunchOptions());
const results: Record<'hello' | 'landing', Run[]> = { hello: [], landing: [] };
const shifts: [name: string, shift: number][] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    results.hello.push(await open(browser, helloProduct.url, phone));
    results.landing.push(await open(browser, landingProduct.url, phone));
  }
  shifts.push(['phone', Math.max(...results.landing.map((run) => run.shift))]);
  for (const { name, path: at, as } of VISITS)
    shifts.push([name, (await open(browser, `${landingProduct.url}${at}`, as)).shift]);
} finally {
  await browser.close();
  await Promise.all([landingProduct.stop(), helloProduct.stop()]);
}

const lcp = {
  hello: median(results.hello.map((run) => run.lcp)),
  landing: median(results.landing.map((run) => run.lcp)),
};
const ratio = lcp.landing / lcp.hello;
console.log(
  `LCP, median of ${runs}: hello ${lcp.hello.toFixed(0)} ms, landing ${lcp.landing.toFixed(0)} ms (${results.landing[0]?.element})`,
);
console.log(`LCP of landing over hello: ${ratio.toFixed(2)} (at most ${LIMIT.ratio})`);
console.log(
  `CLS of landing (below ${LIMIT.shift}): ${shifts.map(([name, shift]) => `${name} ${shift.toFixed(4)}`).join('; ')}`,
);
if (ratio > LIMIT.ratio || shifts.some(([, shift]) => shift >= LIMIT.shift)) process.exitCode = 1;

/** The hello page, built as the product is, in the place of its pages. */
async function buildHello(): Promise<void> {
  const router = path.resolve('apps/web/node_modules/react-router');
  await build({
    root: path.resolve('tests/bench/landing/hello'),
    logLevel: 'error',
    resolve: { alias: { 'react-router': router } },
    build: { outDir: hello, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  for (const language of ['en', 'fr', 'zh']) {
    const pages = path.join(hello, 'pages', language);
    mkdirSync(pages, { recursive: true });
    cpSync(path.join(hello, 'index.html'), path.join(pages, 'index.html'));
    cpSync(path.join(hello, 'index.html'), path.join(pages, 'shell.html'));
  }
}

async function serve(webRoot: string | undefined): Promise<Product> {
  const before = process.env['WEB_ROOT'];
  if (webRoot !== undefined) process.env['WEB_ROOT'] = webRoot;
  const product = await startProduct();
  if (before === undefined) delete process.env['WEB_ROOT'];
  else process.env['WEB_ROOT'] = before;
  return product;
}

/** One visit by somebody who was never here. */
async function open(browser: Browser, url: string, as: BrowserContextOptions): Promise<Run> {
  const context = await browser.newContext(as);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  const run = await page.evaluate((): Run => window.measured);
  await context.close();
  return run;
}

declare global {
  interface Window {
    measured: Run;
  }
  interface PerformanceEntry {
    /** Of a largest-contentful-paint. */
    element?: Element | null;
    /** Of a layout-shift. */
    value?: number;
  }
}

function observe(): void {
  window.measured = { lcp: 0, shift: 0, element: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries())
      window.measured = {
        ...window.measured,
        lcp: startTime,
        element: `${element?.tagName.toLowerCase()} "${element?.textContent?.slice(0, 40)}"`,
      };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value = 0 } of list.getEntries()) window.measured.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
