// Measures how much later a thread of ten thousand messages paints than one of a few, beside TanStack Virtual only: all in one page, in turns, by the
// main thread's CPU time on a processor four times slower. `-- --runs 15`.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { serveParts } from './serve.ts';

declare global {
  interface Window {
    /** Removes the current messages and creates this many. */
    prepareThread(count: number): Promise<void>;
    /** Mounts a thread of them; resolves once it is painted. */
    mountThread(kind: 'thread' | 'plain'): Promise<void>;
  }
}

const LIMIT_MS = 60;
const [MANY, FEW] = [10_000, 20];
const KINDS = { thread: 'A thread', plain: 'TanStack Virtual alone' } as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '11' } } });
const { url, stop } = await serveParts();
const browser = await chromium.launch(await browserLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 839 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const work = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  async function mount(kind: keyof typeof KINDS, count: number): Promise<number> {
    await page.evaluate((ofCount) => window.prepareThread(ofCount), count);
    const before = await work();
    await page.evaluate((ofKind) => window.mountThread(ofKind), kind);
    return (await work()) - before;
  }
  const later: Record<keyof typeof KINDS, number[]> = { thread: [], plain: [] };
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const kind of ['plain', 'thread'] as const) {
      const few = await mount(kind, FEW);
      later[kind].push((await mount(kind, MANY)) - few);
    }
  for (const kind of ['plain', 'thread'] as const) {
    const ms = later[kind].toSorted((one, other) => one - other)[Math.floor(later[kind].length / 2)] ?? Number.NaN;
    console.log(
      `${KINDS[kind]} of ${MANY} messages shows ${ms.toFixed(0)} ms later than of ${FEW}${kind === 'thread' ? ` (at most ${LIMIT_MS})` : ''}`,
    );
    if (kind === 'thread' && ms > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stop();
}
