// Measures what a member's pages cost with an empty cache and at a second visit, and what a guest's landing page costs, beside a minimal page of React
// and its router. All come from the same server, in the same browser under the same throttling, in turns. `-- --runs 9`.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, devices } from 'playwright';
import { buildWeb } from '../../../scripts/build-web.mjs';
import sharp from 'sharp';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import type { Person, Product } from '../../support/product.ts';
import { buildHello, median, serve, type Visit, visit, visitAgain } from './visit.ts';

const LIMIT = { ratio: 2.3, requests: 28, kB: 460, again: 1.2, guest: 0.87, guestBusy: 3.5 };
/** The content that each of them waits for. */
const PAGES = {
  '/': 'main h1',
  '/discover': '[data-deck-card="top"]',
  '/messages': 'main a[href*="/messages/"]',
  '/profiles/new': 'main input',
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

await buildWeb();
const [product, helloProduct] = [await serve(process.env['WEB_ROOT']), await serve(await buildHello())];
const browser = await chromium.launch(await browserLaunchOptions());
const hello: Visit[] = [];
const helloAgain: Visit[] = [];
const guest: Visit[] = [];
const results = new Map(
  Object.entries(PAGES).map(([page, shows]) => [page, { shows, visits: [] as Visit[], again: [] as Visit[] }]),
);
try {
  await fill(product);
  const phone: BrowserContextOptions = { ...devices['Pixel 7'], locale: 'en-US' };
  const value = JSON.stringify(await product.sessionOf('ada'));
  const origins = [{ origin: product.url, localStorage: [{ name: 'mutuals.sandbox.session', value }] }];
  const member: BrowserContextOptions = { ...phone, storageState: { cookies: [], origins } };
  for (let run = 0; run < runs; run += 1) {
    hello.push(await visit(browser, helloProduct.url, phone));
    helloAgain.push(await visitAgain(browser, helloProduct.url, phone));
    guest.push(await visit(browser, product.url, phone));
    for (const [page, { shows, visits, again }] of results) {
      visits.push(await visit(browser, `${product.url}${page}`, member, shows));
      again.push(await visitAgain(browser, `${product.url}${page}`, member, shows));
    }
  }
} finally {
  await browser.close();
  await Promise.all([product.stop(), helloProduct.stop()]);
}

/** Of the bare page's, at the same kind of visit. */
const lcpOf = (visits: readonly Visit[], bare = hello): number =>
  median(visits, ({ lcp }) => lcp) / median(bare, ({ lcp }) => lcp);
const busyOf = (visits: readonly Visit[], bare = hello): number =>
  median(visits, ({ busy }) => busy) / median(bare, ({ busy }) => busy);
/** Neither the document nor a call. */
const isFile = (path: string): boolean => /\.\w+$/.test(path);

const misses: string[] = [];
/** A figure for the line; over its limit it is a miss. */
function figure(name: string, value: number, limit: number, digits = 2): string {
  if (value > limit) misses.push(`${name}: ${value.toFixed(digits)}, at most ${limit}`);
  return value.toFixed(digits);
}

console.log(
  `The bare page, median of ${runs}: LCP ${median(hello, ({ lcp }) => lcp).toFixed(0)} ms, again ${median(helloAgain, ({ lcp }) => lcp).toFixed(0)} ms. LCP and main thread as multiples of it:`,
);
for (const [page, { visits, again }] of results) {
  const lcp = figure(`${page}, LCP`, lcpOf(visits), LIMIT.ratio);
  const requests = figure(
    `${page}, requests`,
    median(visits, ({ requestsBefore }) => requestsBefore),
    LIMIT.requests,
    0,
  );
  const kB = figure(`${page}, kB`, median(visits, ({ bytes }) => bytes) / 1000, LIMIT.kB, 0);
  console.log(
    `${page.padEnd(14)} first visit: LCP ${lcp}, main thread ${busyOf(visits).toFixed(2)}, ${requests} requests before it, ${kB} kB in all; ${visits[0]?.element}`,
  );
  const files = [...new Set(again.flatMap(({ fetched }) => fetched.filter(isFile)))];
  if (files.length > 0) misses.push(`${page}, again, files over the network: ${files.join(', ')}`);
  console.log(
    `${''.padEnd(14)} second visit: LCP ${figure(`${page}, again, LCP`, lcpOf(again, helloAgain), LIMIT.again)} (${lcpOf(again).toFixed(2)} of the first), main thread ${busyOf(again, helloAgain).toFixed(2)}, ${median(again, ({ fetched }) => fetched.length)} over the network, of them ${files.length} files; ${again[0]?.element}`,
  );
}
console.log(
  `A guest's /     first visit: LCP ${figure('A guest, LCP', lcpOf(guest), LIMIT.guest)}, main thread ${figure('A guest, main thread', busyOf(guest), LIMIT.guestBusy)}`,
);
for (const miss of misses) console.log(`Missed: ${miss}`);
if (misses.length > 0) process.exitCode = 1;

/**
 * Somebody with a match who wrote to them, and with somebody else in the deck; each has a picture of their own. Of one picture that is drawn in two sizes a
 * browser takes the larger one for both, if that was there first.
 */
async function fill(product: Product): Promise<void> {
  const [ada, lin, maelle] = [await product.join('ada'), await product.join('lin'), await product.join('maelle')];
  for (const [{ api, profileId, handle }, background] of [
    [ada, '#7d66a3'],
    [lin, '#66a37d'],
    [maelle, '#a3667d'],
  ] as const) {
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)]));
    const { url: avatar } = await api.uploadPicture({ query: { category: 'avatar' }, body });
    await api.updateProfile({
      path: { id: profileId },
      body: {
        profileType: 'individual',
        name: handle,
        bio: 'Here to stay.',
        avatar,
        individualData: { role: 'artist' },
      },
    });
  }
  const like = (one: Person, other: Person) =>
    one.api.likeProfile({
      path: { profileId: other.profileId },
      body: { userProfileId: one.profileId, isSuperLike: false },
    });
  await like(ada, lin);
  const { conversationId } = await like(lin, ada);
  if (conversationId === null) throw new Error('They did not match.');
  await lin.api.sendMessage({
    query: { profileId: lin.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content: 'Shall we build it?' },
  });
}
