import { expect, it } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { inParts, zipOf } from './zip.ts';

const AT = new Date('2026-01-01T00:00:00Z');
const good = { path: 'good.txt', compress: true, content: () => inTurn('good') };
async function* inTurn(...pieces: string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}
async function* after(content: Promise<string>): AsyncGenerator<string> {
  yield await content;
}
async function* inTheMiddle(): AsyncGenerator<string> {
  yield* inTurn('half');
  throw new Error('unreadable');
}

async function bytesOf(entries: Parameters<typeof zipOf>[0], size: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of inParts(zipOf(entries, AT), size)) parts.push(part);
  expect(parts.slice(0, -1).every(({ length }) => length === size)).toBe(true);
  return Buffer.concat(parts);
}

it('a zip has each file, whatever the size of its parts', async () => {
  const long = { path: 'long.txt', compress: false, content: () => inTurn(...Array<string>(5000).fill('0123456789')) };
  const files = unzip(await bytesOf([good, long], 1000));
  expect([...files].map(([path, bytes]) => [path, bytes.length])).toEqual([
    ['good.txt', 4],
    ['long.txt', 50_000],
  ]);
});

it.each([
  ['at once', () => after(Promise.reject(new Error('unreadable')))],
  ['in the middle', inTheMiddle],
  [
    'before it begins',
    () => {
      throw new Error('unreadable');
    },
  ],
])('a file that fails %s fails its zip, first or last, and nothing else', async (_when, content) => {
  const bad = { path: 'bad.txt', compress: false, content };
  for (const entries of [
    [bad, good],
    [good, bad],
  ])
    await expect(bytesOf(entries, 10)).rejects.toThrow('unreadable');
});

it('a zip that is cut off closes the file that it was reading', async () => {
  let isClosed = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield* inTurn('0123456789'.repeat(1000));
    } finally {
      isClosed = true;
    }
  }
  const zip = zipOf([{ path: 'endless.txt', compress: false, content: endless }], AT);
  for await (const _part of inParts(zip, 1000)) break;
  await expect.poll(() => isClosed).toBe(true);
});
