// Measures what dragging a card costs, beside a plain deck of the same cards that only sets a transform: main-thread time per pointer move, and the
// share of slow frames. Both run in one browser, in turns, at full speed and on a processor four times slower. `-- --runs 7`.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { serveParts } from './serve.ts';

const LIMIT = { ratio: 1.5, slowFrames: 0.03 };
const SLOW_FRAME_MS = 25;
const MOVES = 150;
const MOVE_EVERY_MS = 16;
/** From side to side across the stamps, up to the point where releasing decides, in px. */
const REACH = 130;
const DECKS = ['plain-deck', 'deck'] as const;
const SLOWDOWNS = [1, 4];

/** The cost of one drag. */
interface Drag {
  /** Main-thread time, in ms per pointer move that the page saw. */
  busy: number;
  /** Between two frames, in ms. */
  frames: number[];
}

declare global {
  interface Window {
    seen: { moves: number; frames: number[] };
  }
}

async function drag(browser: Browser, url: string, slowdown: number): Promise<Drag> {
  const page = await browser.newPage({ viewport: { width: 412, height: 839 } });
  const devtools = await page.context().newCDPSession(page);
  // The thread's own CPU time, unaffected by other load.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.locator('[data-deck-card="top"]').boundingBox();
  if (!box) throw new Error('There is no card.');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.evaluate(() => {
    window.seen = { moves: 0, frames: [] };
    addEventListener('pointermove', () => (window.seen.moves += 1));
    let last = performance.now();
    const onFrame = (now: number): void => {
      window.seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  const work = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await work();
  for (let move = 1; move <= MOVES; move += 1) {
    const next = new Promise((resolve) => {
      setTimeout(resolve, MOVE_EVERY_MS);
    });
    await page.mouse.move(x + REACH * Math.sin((move / MOVES) * 2 * Math.PI), y + 20 * Math.sin(move / 9));
    await next;
  }
  const after = await work();
  const { moves, frames } = await page.evaluate(() => window.seen);
  await page.close();
  return { busy: (after - before) / moves, frames: frames.slice(1) };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { url, stop } = await serveParts();
const browser = await chromium.launch(await browserLaunchOptions());
try {
  for (const slowdown of SLOWDOWNS) {
    const drags = { 'plain-deck': [] as Drag[], deck: [] as Drag[] };
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const deck of DECKS) drags[deck].push(await drag(browser, `${url}?${deck}`, slowdown));
    const busy = (deck: (typeof DECKS)[number]): number =>
      drags[deck].map((each) => each.busy).toSorted((one, other) => one - other)[Math.floor(drags[deck].length / 2)] ??
      Number.NaN;
    const slowFrames = (deck: (typeof DECKS)[number]): number => {
      const frames = drags[deck].flatMap((each) => each.frames);
      return frames.filter((each) => each > SLOW_FRAME_MS).length / frames.length;
    };
    const ratio = busy('deck') / busy('plain-deck');
    console.log(
      `Processor ${slowdown} times slower: ${busy('deck').toFixed(2)} ms a move, a plain deck ${busy('plain-deck').toFixed(2)}: ${ratio.toFixed(2)} (at most ${LIMIT.ratio})`,
    );
    console.log(
      `  frames over ${SLOW_FRAME_MS} ms: ${(100 * slowFrames('deck')).toFixed(1)}% (below ${100 * LIMIT.slowFrames}%), a plain deck ${(100 * slowFrames('plain-deck')).toFixed(1)}%`,
    );
    if (ratio > LIMIT.ratio || slowFrames('deck') >= LIMIT.slowFrames) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stop();
}
