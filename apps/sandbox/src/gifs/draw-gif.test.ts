import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import { drawings, fileOf, heightOf, SIZES } from './draw-gif.ts';

let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  // The API, which other tests of this process load, disables SVG drawing.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-drawn-gifs-'));
  sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length' });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});
const read = async (name: string) => fetch(`${sandbox.url}/gifs/ii/${name}`);

describe.each(drawings.map((drawing) => [drawing.slug, drawing] as const))('%s', (_slug, drawing) => {
  it('moves for ever, and is as large as the list says', async () => {
    const { pages, width, pageHeight, loop } = await sharp(await fileOf(drawing, 'xs', 'gif'), {
      animated: true,
    }).metadata();
    expect(pages).toBeGreaterThan(4);
    expect([width, pageHeight, loop]).toEqual([SIZES.xs, heightOf(drawing, 'xs'), 0]);
  });
});

it.each([
  ['webp', 'image/webp', 12],
  ['gif', 'image/gif', 12],
  ['jpg', 'image/jpeg', 1],
] as const)('files are there as %s, for pages of other origins too', async (format, type, frames) => {
  const response = await read(`heart-day-md.${format}`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const { pages = 1, width } = await sharp(await response.bytes(), { animated: true }).metadata();
  expect([pages, width]).toEqual([frames, SIZES.md]);
});

it.each(['rocket-day-xl.webp', 'rocket-day-md.mp4', 'nothing-day-md.webp', 'rocket-day-md'])(
  'there is no file %s',
  async (name) => {
    expect((await read(name)).status).toBe(404);
  },
);
