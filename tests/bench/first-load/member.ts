// Measures what a member's pages cost with an empty cache, beside a minimal page of React and its router. Both come from the same server, in the same
// browser under the same throttling, in turns. `-- --runs 9`.
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, devices } from 'playwright';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { buildHello, median, serve, type Visit, visit } from './visit.ts';

const LIMIT = { ratio: 2.3, requests: 30, kB: 480 };
/** The content that each of them waits for. */
const PAGES = {
  '/': 'main h1',
  '/discover': '[data-deck-card="top"]',
  '/messages': 'main h2',
  '/profiles/new': 'main input',
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

await buildWeb();
const [product, helloProduct] = [await serve(process.env['WEB_ROOT']), await serve(await buildHello())];
const browser = await chromium.launch(await browserLaunchOptions());
const hello: Visit[] = [];
const results = new Map(Object.entries(PAGES).map(([page, shows]) => [page, { shows, visits: [] as Visit[] }]));
try {
  for (const handle of ['ada', 'lin', 'maelle']) await product.join(handle);
  const phone: BrowserContextOptions = { ...devices['Pixel 7'], locale: 'en-US' };
  const value = JSON.stringify(await product.sessionOf('ada'));
  const origins = [{ origin: product.url, localStorage: [{ name: 'mutuals.sandbox.session', value }] }];
  const member: BrowserContextOptions = { ...phone, storageState: { cookies: [], origins } };
  for (let run = 0; run < runs; run += 1) {
    hello.push(await visit(browser, helloProduct.url, phone));
    for (const [page, { shows, visits }] of results)
      visits.push(await visit(browser, `${product.url}${page}`, member, shows));
  }
} finally {
  await browser.close();
  await Promise.all([product.stop(), helloProduct.stop()]);
}

const helloLcp = median(hello, ({ lcp }) => lcp);
const helloBusy = median(hello, ({ busy }) => busy);
console.log(
  `Of hello, median of ${runs}: LCP (at most ${LIMIT.ratio}), main thread; and requests before LCP (at most ${LIMIT.requests}), kB (at most ${LIMIT.kB})`,
);
for (const [page, { visits }] of results) {
  const lcp = median(visits, (each) => each.lcp) / helloLcp;
  const busy = median(visits, (each) => each.busy) / helloBusy;
  const requests = median(visits, ({ requestsBefore }) => requestsBefore);
  const kB = median(visits, ({ bytes }) => bytes) / 1000;
  console.log(
    `${page.padEnd(14)} ${lcp.toFixed(2)}  ${busy.toFixed(2)}  ${requests} requests  ${kB.toFixed(0)} kB  ${visits[0]?.element}`,
  );
  if (lcp > LIMIT.ratio || requests > LIMIT.requests || kB > LIMIT.kB) process.exitCode = 1;
}
