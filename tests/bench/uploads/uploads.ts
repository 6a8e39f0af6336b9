// Measures what 20 concurrent uploads of 5 MB cost the API: memory, event loop delay, and how long people wait. `npm run bench:uploads`. Fails if one
// is not answered, if memory grows by more than 250 MB, or if the event loop delay exceeds 50 ms (p99).
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import sharp from 'sharp';
import { limits } from '../../../packages/api-client/src/generated/limits.ts';
import type { Figures, Place } from './server.ts';

const UPLOADS = 20;
const MOST_MB = 250;
const LATEST_MS = 50;

const server = fork(new URL('server.ts', import.meta.url));
try {
  const { url, people }: Place = (await once(server, 'message'))[0];
  const files: Buffer<ArrayBuffer>[] = [];
  for (let number = 0; number <= UPLOADS; number += 1) files.push(await largePhoto());
  const send = async (file: Buffer<ArrayBuffer>, index: number): Promise<{ status: number; ms: number }> => {
    const form = new FormData();
    form.set('file', new Blob([file]));
    const start = performance.now();
    const answer = await fetch(`${url}/v1/uploads?category=gallery`, {
      method: 'POST',
      headers: people[index % people.length] ?? {},
      body: form,
    });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - start };
  };
  // One-time loading is done by now.
  await send(files.pop() ?? Buffer.alloc(0), 0);
  server.send('begin');
  await once(server, 'message');
  const answers = await Promise.all(files.map(send));
  server.send('end');
  const figures: Figures = (await once(server, 'message'))[0];

  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const answered = answers.filter(({ status }) => status === 201).length;
  console.log(`${UPLOADS} photos of ${(limits.uploadBytes / 2 ** 20).toFixed(0)} MB and 12 million pixels at once`);
  console.log(`answered             ${answered}`);
  console.log(`waited               p50 ${seconds(times[UPLOADS / 2])}, longest ${seconds(times.at(-1))}`);
  console.log(`memory               +${figures.grownMb.toFixed(0)} MB (at most ${MOST_MB})`);
  console.log(
    `event loop delay     p99 ${figures.p99Ms.toFixed(0)} ms (at most ${LATEST_MS}), longest ${figures.longestMs.toFixed(0)} ms`,
  );
  if (answered < UPLOADS || figures.grownMb > MOST_MB || figures.p99Ms > LATEST_MS) process.exitCode = 1;
} finally {
  server.send('stop');
  await once(server, 'exit');
}

/** A noisy photo of 12 million pixels, padded to the maximum file size. */
async function largePhoto(): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [4000, 3000];
  const noise = await sharp(randomBytes(500 * 375 * 3), { raw: { width: 500, height: 375, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 80 })
    .toBuffer();
  return Buffer.concat([noise, randomBytes(limits.uploadBytes - noise.length)]);
}

function seconds(ms: number | undefined): string {
  return `${((ms ?? 0) / 1000).toFixed(1)} s`;
}
