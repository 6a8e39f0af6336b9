import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { openReleases } from './releases.ts';

const START = Date.parse('2026-11-20T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(START + hours * HOUR_MS);

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'mutuals-releases-'));
  folder = path.join(root, 'kept');
});
afterEach(() => rm(root, { recursive: true }));

/** A built web app with one file that only it has. */
async function build(name: string): Promise<string> {
  const webRoot = path.join(root, name);
  await mkdir(path.join(webRoot, 'assets'), { recursive: true });
  await writeFile(path.join(webRoot, 'assets', `${name}.js`), `// ${name}`);
  await writeFile(path.join(webRoot, 'assets', `${name}.js.map`), '{}');
  return webRoot;
}

/** Starts a server of a release; answers the files of the earlier ones that it serves. */
async function serve(webRoot: string, now: Date): Promise<string[]> {
  const releases = await openReleases(folder, webRoot, now);
  await releases.keep();
  return (await Promise.all(releases.earlier.map((earlier) => readdir(path.join(earlier, 'assets'))))).flat();
}

describe('the files of a release (D75)', () => {
  it('stay for a day after the next one takes over, however long it was served', async () => {
    const [one, two] = [await build('one'), await build('two')];
    expect(await serve(one, at(0))).toEqual([]);
    expect(await serve(two, at(1000))).toEqual(['one.js']);
    expect(await serve(two, at(1023))).toEqual(['one.js']);
    expect(await serve(two, at(1025))).toEqual([]);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('stay over a restart, and over a release that follows at once', async () => {
    const [one, two, three] = [await build('one'), await build('two'), await build('three')];
    await serve(one, at(0));
    expect(await serve(one, at(1))).toEqual([]);
    await serve(two, at(2));
    expect(await serve(three, at(3))).toEqual(['two.js', 'one.js']);
    expect(await serve(three, at(26.5))).toEqual(['two.js']);
  });

  it('stay when a release is taken back', async () => {
    const [one, two] = [await build('one'), await build('two')];
    await serve(one, at(0));
    await serve(two, at(1));
    expect(await serve(one, at(2))).toEqual(['two.js']);
    expect(await serve(two, at(100))).toEqual(['one.js']);
  });

  it('alone are served and deleted, whatever else is in their folder', async () => {
    const [one, two] = [await build('one'), await build('two')];
    for (const other of ['pictures', '2b0d7b3d-6c1f-4a3e-9d52-0c8f5b1f7c11', 'a'.repeat(64)]) {
      await mkdir(path.join(folder, other, 'assets'), { recursive: true });
      await writeFile(path.join(folder, other, 'assets', 'theirs'), 'theirs');
      await utimes(path.join(folder, other), at(0), at(0));
    }
    expect(await serve(one, at(1))).toEqual([]);
    expect(await serve(two, at(2))).toEqual(['one.js']);
    expect(await serve(two, at(100))).toEqual([]);
    expect(await readFile(path.join(folder, 'pictures', 'assets', 'theirs'), 'utf8')).toBe('theirs');
    // Theirs, the release that is served, and its name.
    expect(await readdir(folder)).toHaveLength(3 + 2);
  });

  it('that a killed server left half kept are deleted after a day, and never served', async () => {
    const one = await build('one');
    await serve(one, at(0));
    const [version = ''] = (await readdir(folder)).filter((name) => name !== 'last');
    const half = path.join(folder, `${version}.2b0d7b3d-6c1f-4a3e-9d52-0c8f5b1f7c11`);
    await mkdir(path.join(half, 'assets'), { recursive: true });
    await utimes(half, at(0), at(0));
    const { earlier } = await openReleases(folder, one, at(1));
    expect(earlier).toEqual([]);
    await serve(one, at(30));
    expect(await readdir(folder)).toEqual([version, 'last']);
  });

  it('are kept once by two servers that start at the same time', async () => {
    const [one, two] = [await build('one'), await build('two')];
    await Promise.all([serve(one, at(0)), serve(one, at(0))]);
    expect(await serve(two, at(1))).toEqual(['one.js']);
  });
});

describe('a server of the next release', () => {
  /** A web app with the pages that a server needs. */
  async function buildWhole(name: string): Promise<string> {
    const webRoot = await build(name);
    for (const language of ['en', 'fr', 'zh']) {
      await mkdir(path.join(webRoot, 'pages', language, 'gallery'), { recursive: true });
      for (const page of ['index', 'shell', 'gallery/profile'])
        await writeFile(path.join(webRoot, 'pages', language, `${page}.html`), `<head></head>${name}`);
    }
    return webRoot;
  }

  it('answers a page of the last one with its files, and nothing else of it', async () => {
    for (const name of ['one', 'two']) {
      const { app, close } = await createTestApp({ WEB_ROOT: await buildWhole(name), RELEASES_DIR: folder });
      try {
        await app.listen({ port: 0, host: '127.0.0.1' });
        if (name === 'one') continue;
        const { statusCode, body, headers } = await app.inject({ url: '/assets/one.js' });
        expect([statusCode, body, headers['cache-control']]).toEqual([
          200,
          '// one',
          'public, max-age=31536000, immutable',
        ]);
        expect((await app.inject({ url: '/assets/two.js' })).body).toBe('// two');
        for (const url of ['/assets/one.js.map', '/assets/three.js', '/last'])
          expect((await app.inject({ url })).statusCode).toBe(404);
      } finally {
        await close();
      }
    }
  });

  it('serves without them where they cannot be kept', async () => {
    const file = path.join(root, 'no folder');
    await writeFile(file, '');
    const { app, close } = await createTestApp({ WEB_ROOT: await buildWhole('one'), RELEASES_DIR: file });
    try {
      expect((await app.inject({ url: '/assets/one.js' })).statusCode).toBe(200);
    } finally {
      await close();
    }
  });
});
