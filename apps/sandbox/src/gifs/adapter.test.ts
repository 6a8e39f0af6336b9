// The server's KLIPY adapter against the sandbox's stand-in and against a service that answers as KLIPY documents.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createKlipy, FakeClock, readConfig } from '@mutuals/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import { drawings } from './draw-gif.ts';
import documented from './klipy.documented.json' with { type: 'json' };

const { body, key, read } = documented;
const TRENDING = { query: null, language: 'fr', page: 2 } as const;

let clock: FakeClock;
beforeEach(() => {
  clock = new FakeClock('2026-11-20T09:00:00.000Z');
});

/** The server's configuration with KLIPY's key, at another address. */
const configOf = (url: string) => {
  const { gifs } = readConfig({ DATABASE_URL: 'postgres:///none', KLIPY_KEY: key });
  if (gifs === null) throw new Error('There is a key.');
  return { ...gifs, url };
};

describe('KLIPY, as documented', () => {
  let answer: (response: ServerResponse) => void;
  let calls: string[];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    answer(response);
  });
  const klipy = () => createKlipy(configOf(`http://127.0.0.1:${Object(server.address()).port}`), clock);
  const find = () => klipy().find(TRENDING);
  const says = (item: object) => {
    answer = (response) => response.end(JSON.stringify({ result: true, data: { data: [item], has_next: false } }));
  };
  const [rocket] = body.data.data;
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    calls = [];
    answer = (response) => response.end(JSON.stringify(body));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked by its documented paths with the strictest filter and no word of who asks, and GIFs are read without the advertisements', async () => {
    expect(await find()).toEqual(read);
    await klipy().find({ query: 'bonne nuit & 晚安', language: 'zh', page: 1 });
    expect(calls).toEqual([documented.trending, documented.search]);
  });

  it.each([
    ['on another host', 'https://evil.example/ii/md.webp'],
    ['on a host that begins like its own', 'https://static.klipy.com.evil.example/ii/md.webp'],
    ['without TLS', 'http://static.klipy.com/ii/md.webp'],
    ['of this machine', 'http://127.0.0.1/md.webp'],
    ['that is none', 'javascript:alert(1)'],
  ])('gives no GIF with an address %s', async (_what, url) => {
    says({ ...rocket, file: { ...rocket?.file, md: { webp: { url, width: 480, height: 270 } } } });
    expect((await find()).gifs).toEqual([]);
  });

  it.each([0, -1, 1.5, '480', 20_000, null])('gives no GIF of which a side is %j', async (width) => {
    const webp = { url: 'https://static.klipy.com/ii/1/md.webp', width, height: 270 };
    says({ ...rocket, file: { ...rocket?.file, md: { webp } } });
    expect((await find()).gifs).toEqual([]);
  });

  it('gives no more than a page, and no title longer than one may be', async () => {
    const data = Array.from({ length: 50 }, (_, id) => ({ ...rocket, id, title: 'é'.repeat(300) }));
    answer = (response) => response.end(JSON.stringify({ result: true, data: { data, has_next: true } }));
    const { gifs } = await find();
    expect(gifs).toHaveLength(12);
    expect(gifs[0]?.title).toHaveLength(200);
  });

  it.each([401, 429, 500, 503])('throws when it answers %i', async (status) => {
    answer = (response) => response.writeHead(status).end('{}');
    await expect(find()).rejects.toThrow(String(status));
  });

  it.each(['', 'null', '{"result": false}', '{"result": true, "data": {"data": 3}}', '"text"', '<html>'])(
    'throws when it answers %s',
    async (nonsense) => {
      answer = (response) => response.end(nonsense);
      await expect(find()).rejects.toThrow();
    },
  );

  it('throws when it sends more than two megabytes, leads elsewhere, or does not answer in four seconds, and the key is in no error', async () => {
    const errors: unknown[] = [];
    for (const behave of [
      (response: ServerResponse) => response.end(`"${'x'.repeat(2_100_000)}"`),
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      (response: ServerResponse) => response.writeHead(500).end('{}'),
      (response: ServerResponse) => response.end('<html>'),
      (response: ServerResponse) => response.destroy(),
      () => undefined,
    ]) {
      answer = behave;
      errors.push(await find().catch((error: unknown) => error));
    }
    errors.push(
      await createKlipy(configOf('http://127.0.0.1:1'), clock)
        .find(TRENDING)
        .catch((error: unknown) => error),
    );
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error);
      for (let each = error; each instanceof Error; each = each.cause)
        expect(`${each.message} ${each.stack} ${JSON.stringify(each)}`).not.toContain(key);
    }
    expect(calls).toHaveLength(6);
  });

  it('is asked no more often than it is configured to allow', async () => {
    const source = createKlipy({ ...configOf('http://127.0.0.1:1'), callsPerMinute: 3 }, clock);
    const refusals = async (count: number) => {
      const results = await Promise.allSettled(Array.from({ length: count }, () => source.find(TRENDING)));
      return results.filter((result) => result.status === 'rejected' && /too often/.test(String(result.reason))).length;
    };
    expect(await refusals(4)).toBe(1);
    clock.advance(60_000);
    expect(await refusals(3)).toBe(0);
  });
});

describe('the stand-in', () => {
  let sandbox: Sandbox;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-gifs-'));
    sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length' });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true });
  });
  const source = () => {
    const { gifs } = readConfig({ DATABASE_URL: 'postgres:///none', SANDBOX_URL: sandbox.url });
    if (gifs === null) throw new Error('The sandbox has GIFs.');
    return createKlipy(gifs, clock);
  };

  it('gives what trends in pages of 12 until there is no more', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await source().find({ query: null, language: 'en', page }));
    expect(pages.map(({ gifs, hasMore }) => [gifs.length, hasMore])).toEqual([
      [12, true],
      [12, true],
      [6, false],
      [0, false],
    ]);
    expect(new Set(pages.flatMap(({ gifs }) => gifs.map(({ id }) => id))).size).toBe(drawings.length);
  });

  it.each([
    ['coffee', 'zh', '一杯热咖啡'],
    ['咖啡', 'en', 'A cup of hot coffee'],
    ['Fusée', 'fr', 'Une fusée décolle'],
    ['good mor', 'en', 'The sun turns'],
  ] as const)('finds %s in any language, and names it in %s', async (query, language, title) => {
    const { gifs } = await source().find({ query, language, page: 1 });
    expect(gifs.map((gif) => gif.title)).toEqual([title, title]);
  });

  it('finds nothing for other words', async () => {
    expect(await source().find({ query: 'qqqq', language: 'en', page: 1 })).toEqual({ gifs: [], hasMore: false });
  });

  it.each([
    ['another-key/gifs/trending?per_page=12', 401],
    ['sandbox-key/gifs/search?per_page=12', 422],
    ['sandbox-key/gifs/trending?per_page=7', 422],
    ['sandbox-key/gifs/trending?per_page=51', 422],
    ['sandbox-key/gifs/trending?page=0', 422],
  ])('answers %s with %i in the form of KLIPY', async (call, status) => {
    const response = await fetch(`${sandbox.url}/gifs/api/v1/${call}`);
    expect([response.status, await response.json()]).toEqual([
      status,
      { result: false, errors: { message: [expect.any(String)] } },
    ]);
  });
});
