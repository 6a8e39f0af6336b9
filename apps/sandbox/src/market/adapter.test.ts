// The server's two sources of market data against the sandbox's stand-ins and against a service that answers as documented.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createDexScreener, createGeckoTerminal, FakeClock } from '@mutuals/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import { figuresOf } from './figures.ts';
import documented from './market.documented.json' with { type: 'json' };

const SOURCES = [
  ['dexscreener', createDexScreener],
  ['geckoterminal', createGeckoTerminal],
] as const;
const TOKEN = '0x52906f6a1d5d2f7c4b8e3a9d0c1b2a3f4e5d6c7b';

let clock: FakeClock;
beforeEach(() => {
  clock = new FakeClock('2026-11-20T09:00:00.000Z');
});

describe.each(SOURCES)('%s, as documented', (name, create) => {
  const { body, path: call, read } = documented[name];
  let answer: (response: ServerResponse) => void;
  let calls: string[];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    answer(response);
  });
  const origin = () => `http://127.0.0.1:${Object(server.address()).port}`;
  const find = () => create(origin(), clock).findPair(documented.address);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    calls = [];
    answer = (response) => response.end(JSON.stringify(body));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked by its documented path, and the pair with the most liquidity is read in which the token is the base', async () => {
    expect(await find()).toEqual(read);
    expect(calls).toEqual([call.replace('{address}', documented.address)]);
  });

  it('is read without the invisible characters that somebody put into the name of a token (D57)', async () => {
    const named = JSON.stringify(body).replaceAll('"Cake"', '"\\u202EC\\u200Bake\\u0007"');
    answer = (response) => response.end(named);
    expect(await find()).toEqual(read);
  });

  it.each([429, 500, 503])('throws when it answers %i', async (status) => {
    answer = (response) => response.writeHead(status).end('{}');
    await expect(find()).rejects.toThrow(String(status));
  });

  it.each(['', 'null', '{"pairs": 3}', '"text"', '<html>'])('throws when it answers %s', async (nonsense) => {
    answer = (response) => response.end(nonsense);
    await expect(find()).rejects.toThrow();
  });

  it('throws when it sends more than a megabyte, and when it leads elsewhere', async () => {
    answer = (response) => response.end(`"${'x'.repeat(1_100_000)}"`);
    await expect(find()).rejects.toThrow('1000000 bytes');
    answer = (response) => response.writeHead(302, { location: origin() }).end();
    await expect(find()).rejects.toThrow();
    expect(calls).toHaveLength(2);
  });

  it('throws when it does not answer in three seconds', async () => {
    answer = () => undefined;
    await expect(find()).rejects.toThrow(/timeout/i);
  });
});

it.each([
  ['dexscreener', createDexScreener, 250],
  ['geckoterminal', createGeckoTerminal, 25],
] as const)('%s is asked no more often than it allows', async (_name, create, perMinute) => {
  const source = create('http://127.0.0.1:1', clock);
  const refusals = async (count: number) => {
    const results = await Promise.allSettled(Array.from({ length: count }, () => source.findPair(TOKEN)));
    return results.filter((result) => result.status === 'rejected' && /too often/.test(String(result.reason))).length;
  };
  expect(await refusals(perMinute)).toBe(0);
  expect(await refusals(1)).toBe(1);
  clock.advance(60_000);
  expect(await refusals(perMinute + 3)).toBe(3);
});

describe('the stand-ins', () => {
  let sandbox: Sandbox;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-market-'));
    sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length' });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true });
  });

  it.each(SOURCES)('%s tells the figures of a token, and none of one that nobody trades', async (name, create) => {
    const source = create(`${sandbox.url}/market/${name}`, clock);
    const figures = figuresOf(TOKEN);
    expect(await source.findPair(TOKEN)).toMatchObject({
      symbol: figures?.symbol,
      priceUsd: figures?.priceUsd,
      priceChangeH24: figures?.changeH24,
      marketCap: String(figures?.marketCap),
      liquidityUsd: String(figures?.liquidityUsd),
    });
    expect(await source.findPair(TOKEN.replace(/.$/, '0'))).toBeNull();
  });
});
