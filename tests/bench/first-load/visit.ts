// First and second visits on a slow network and a slow processor, and their cost.
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { build } from 'vite';
import { type Product, startProduct } from '../../support/product.ts';

/** DevTools' "Slow 4G", and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_RATE = 4;

/** The cost of one visit until the page is idle. */
export interface Visit {
  /** When the largest element painted, in ms. */
  lcp: number;
  /** The largest element. */
  element: string;
  /** Layout shift (CLS). */
  shift: number;
  /** How long the main thread was busy, in ms. */
  busy: number;
  requests: number;
  bytes: number;
  /** How many requests had started when the largest element painted. */
  requestsBefore: number;
  /** The paths of what came over the network, without a query: not what the browser or the worker kept. */
  fetched: string[];
}

const HELLO = path.resolve('.cache/bench-first-load/hello');

/** A minimal page of React and its router, built like the product, in place of its pages; returns its address. */
export async function buildHello(): Promise<string> {
  const router = path.resolve('apps/web/node_modules/react-router');
  await build({
    root: path.resolve('tests/bench/first-load/hello'),
    logLevel: 'error',
    resolve: { alias: { 'react-router': router } },
    build: { outDir: HELLO, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  for (const language of ['en', 'fr', 'zh']) {
    const pages = path.join(HELLO, 'pages', language);
    mkdirSync(path.join(pages, 'gallery'), { recursive: true });
    for (const page of ['index.html', 'shell.html', 'gallery/profile.html'])
      cpSync(path.join(HELLO, 'index.html'), path.join(pages, page));
  }
  return HELLO;
}

/** The product with the pages in `webRoot`. */
export async function serve(webRoot: string | undefined): Promise<Product> {
  const before = process.env['WEB_ROOT'];
  if (webRoot !== undefined) process.env['WEB_ROOT'] = webRoot;
  const product = await startProduct();
  if (before === undefined) delete process.env['WEB_ROOT'];
  else process.env['WEB_ROOT'] = before;
  return product;
}

/** One visit with an empty cache, until its last fetch; a page that paints later names what it waits for. */
export async function visit(browser: Browser, url: string, as: BrowserContextOptions, shows = 'body'): Promise<Visit> {
  const context = await browser.newContext(as);
  const measured = await measure(context, url, shows);
  await context.close();
  return measured;
}

/** The second visit of a device that was there once, at full speed, until it had kept what it keeps. */
export async function visitAgain(
  browser: Browser,
  url: string,
  as: BrowserContextOptions,
  shows = 'body',
): Promise<Visit> {
  const context = await browser.newContext(as);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  // The page registers the worker when it is at rest; the bare page has none.
  if (shows !== 'body') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  // A page that is left writes the answers that it has not yet kept.
  await page.goto('about:blank');
  await page.close();
  const measured = await measure(context, url, shows);
  await context.close();
  return measured;
}

async function measure(context: BrowserContext, url: string, shows: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // The thread's own CPU time, unaffected by other load.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let [requests, bytes] = [0, 0];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  const fetched: string[] = [];
  devtools.on('Network.responseReceived', ({ response }) => {
    const { fromDiskCache, fromServiceWorker, serviceWorkerResponseSource: source } = response;
    const isKept = fromServiceWorker ? source === 'cache-storage' || source === 'http-cache' : fromDiskCache;
    const { protocol, pathname } = new URL(response.url);
    if (!isKept && protocol.startsWith('http')) fetched.push(pathname);
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => window.measured);
  const requestsBefore = await page.evaluate((lcp) => {
    // A preloaded file is listed twice; the second time it was already there.
    const wasThere = ({ transferSize, encodedBodySize }: PerformanceResourceTiming): boolean =>
      transferSize === 0 && encodedBodySize > 0;
    const begun = performance
      .getEntriesByType('resource')
      .filter((each) => each.startTime < lcp && !(each instanceof PerformanceResourceTiming && wasThere(each)));
    return 1 + begun.length;
  }, measured.lcp);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  return { ...measured, busy, requests, bytes, requestsBefore, fetched };
}

declare global {
  interface Window {
    measured: Pick<Visit, 'lcp' | 'shift' | 'element'>;
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

/** The median of these visits' cost. */
export function median(visits: readonly Visit[], of: (visit: Visit) => number): number {
  return visits.map(of).toSorted((one, other) => one - other)[Math.floor(visits.length / 2)] ?? Number.NaN;
}
