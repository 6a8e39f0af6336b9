// The API of `npm run bench:uploads` in its own process, which measures itself between `begin` and `end`.
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createTestApp } from '../../../apps/api/src/testing/test-app.ts';

/** Its address, and the headers of people who may upload. */
export interface Place {
  url: string;
  people: Record<string, string>[];
}

export interface Figures {
  grownMb: number;
  p99Ms: number;
  longestMs: number;
}

const PEOPLE = 4;
const SAMPLE_MS = 10;
const MB = 2 ** 20;
const MS_IN_NS = 1e6;

const ctx = await createTestApp();
const url = await ctx.app.listen({ host: '127.0.0.1', port: 0 });
const users = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => ctx.signIn(`uploader${index}`)));
process.send?.({ url, people: users.map(({ headers }) => ({ ...headers })) } satisfies Place);
await once(process, 'message');

const before = process.memoryUsage.rss();
let peak = before;
const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
delay.enable();
const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
process.send?.('begun');
await once(process, 'message');
clearInterval(sampling);
delay.disable();
// Each sample is the time between two timer ticks; subtract the timer's own interval.
const late = (ns: number): number => Math.max(0, ns / MS_IN_NS - SAMPLE_MS);
process.send?.({
  grownMb: (peak - before) / MB,
  p99Ms: late(delay.percentile(99)),
  longestMs: late(delay.max),
} satisfies Figures);
await once(process, 'message');
await ctx.close();
process.exit();
