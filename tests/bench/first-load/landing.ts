// Measures how soon the landing page paints (LCP), how much it shifts (CLS) and what it costs, beside a minimal page of React and its router. Both
// come from the same server, in the same browser under the same throttling, in turns. `-- --runs 15`.
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, devices } from 'playwright';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { buildHello, median, serve, type Visit, visit } from './visit.ts';

const LIMIT = { ratio: 1.2, shift: 0.02, busy: 3.5, kB: 290 };

const phone: BrowserContextOptions = { ...devices['Pixel 7'], locale: 'en-US' };
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
/** Other visits that must shift as little. */
const VISITS: { name: string; path: string; as: BrowserContextOptions }[] = [
  { name: 'desktop', path: '/', as: desktop },
  { name: 'desktop, at the prices', path: '/#pricing', as: desktop },
  { name: 'phone, French', path: '/', as: { ...phone, locale: 'fr-FR' } },
  { name: 'phone, Chinese', path: '/', as: { ...phone, locale: 'zh-CN' } },
  { name: 'desktop, Chinese', path: '/', as: { ...desktop, locale: 'zh-CN' } },
];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);

await buildWeb();
const [landingProduct, helloProduct] = [await serve(process.env['WEB_ROOT']), await serve(await buildHello())];
const browser = await chromium.launch(await browserLaunchOptions());
const results: Record<'hello' | 'landing', Visit[]> = { hello: [], landing: [] };
const shifts: [name: string, shift: number][] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    results.hello.push(await visit(browser, helloProduct.url, phone));
    results.landing.push(await visit(browser, landingProduct.url, phone));
  }
  shifts.push(['phone', Math.max(...results.landing.map(({ shift }) => shift))]);
  for (const { name, path: at, as } of VISITS)
    shifts.push([name, (await visit(browser, `${landingProduct.url}${at}`, as)).shift]);
} finally {
  await browser.close();
  await Promise.all([landingProduct.stop(), helloProduct.stop()]);
}

const ratioOf = (of: (visit: Visit) => number): number => median(results.landing, of) / median(results.hello, of);
const lcpRatio = ratioOf(({ lcp }) => lcp);
const busyRatio = ratioOf(({ busy }) => busy);
const kB = median(results.landing, ({ bytes }) => bytes) / 1000;
console.log(`LCP of landing over hello, median of ${runs}: ${lcpRatio.toFixed(2)} (at most ${LIMIT.ratio})`);
console.log(`  what shows last: ${results.landing[0]?.element}`);
console.log(`Main thread of landing over hello: ${busyRatio.toFixed(2)} (at most ${LIMIT.busy})`);
console.log(
  `Landing: ${kB.toFixed(0)} kB (at most ${LIMIT.kB}) in ${median(results.landing, ({ requests }) => requests)} requests`,
);
console.log(
  `CLS of landing (below ${LIMIT.shift}): ${shifts.map(([name, shift]) => `${name} ${shift.toFixed(4)}`).join('; ')}`,
);
if (
  lcpRatio > LIMIT.ratio ||
  busyRatio > LIMIT.busy ||
  kB > LIMIT.kB ||
  shifts.some(([, shift]) => shift >= LIMIT.shift)
)
  process.exitCode = 1;
