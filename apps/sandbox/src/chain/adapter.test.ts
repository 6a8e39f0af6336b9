// The server's chain adapter against the stand-in and against a node that answers as documented.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createChain, lowerCase, type Chain as ServerChain } from '@mutuals/api/treasury';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../http.ts';
import { buildSandbox, type Sandbox } from '../server.ts';
import { startChain, type Chain } from './chain.ts';
import documented from './chain.documented.json' with { type: 'json' };
import { CONTRACTS, FAUCET, SANDBOX_XPUB } from './values.ts';

function adapterFor(url: string, chainId: number): ServerChain {
  const chain = createChain({
    chainId,
    networkName: 'A chain',
    isTestnet: true,
    explorerUrl: 'https://explorer.example',
    rpcUrls: [url],
    xpub: SANDBOX_XPUB,
    tokens: { usdt: { address: CONTRACTS.usdt }, busd: null },
    priceFeed: CONTRACTS.feed,
    windowMs: 900_000,
  });
  if (chain === null) throw new Error('There is no chain.');
  return chain;
}

describe('a node, as documented', () => {
  const { answers, calls } = documented;
  const server = createServer((request, response) => void answer(request).then((body) => response.end(body)));
  async function answer(request: AsyncIterable<Uint8Array>): Promise<string> {
    const batch: unknown = JSON.parse(await text(request));
    if (!Array.isArray(batch)) throw new Error('This is no batch.');
    return JSON.stringify(
      batch.map(({ id, method, params: [call] = [] }) => ({
        jsonrpc: '2.0',
        id,
        result: method === 'eth_call' ? Reflect.get(calls, call.data) : Reflect.get(answers, method),
      })),
    );
  }
  let chain: ServerChain;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    chain = adapterFor(`http://127.0.0.1:${Object(server.address()).port}`, 56);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const block = {
    number: 50_000_000n,
    hash: answers.eth_getBlockByNumber.hash,
    parentHash: answers.eth_getBlockByNumber.parentHash,
    timestamp: 0x6b3b5a80n,
  };
  const deposit = lowerCase(documented.deposit);

  it('is of its chain, and says how far it is', async () => {
    expect(await chain.verify()).toBe(true);
    expect([await chain.head(), await chain.finalized()]).toEqual([block, block]);
  });

  it('tells what came to an address, with all addresses in small letters', async () => {
    const range = { from: block.number, to: block.number };
    const [native] = (await chain.blocksWithTransfers(range, new Set([deposit])))[0]?.transfers ?? [];
    expect(native).toEqual({
      txHash: answers.eth_getTransactionReceipt.transactionHash,
      from: lowerCase(documented.payer),
      to: deposit,
      amount: 50_000_000_000_000_000n,
    });
    expect(await chain.tokenTransfers(range, [deposit])).toMatchObject([
      { token: lowerCase(documented.token), to: deposit, amount: 30_000_000_000_000_000_000n, logIndex: 31 },
    ]);
    expect(await chain.balances([deposit], block.number)).toEqual([50_000_000_000_000_000n]);
    expect(await chain.transactionCounts([deposit], block.number)).toEqual([3n]);
  });

  it('passes on what the feed says, whose rounds are larger than any number of JavaScript', async () => {
    expect(await chain.latestPrice()).toEqual({
      round: (5n << 64n) + 1700n,
      answer: 0xe41f6e9c0n,
      decimals: 8,
      updatedAt: 0x6b3b5a70n,
    });
  });
});

describe('the stand-in', () => {
  const DEPOSIT = '0x00000000000000000000000000000000000000aa';
  let folder: string;
  let stand: Chain;
  let sandbox: Sandbox;
  let chain: ServerChain;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-adapter-'));
    stand = await startChain();
    sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret', chain: stand });
    chain = adapterFor(`${sandbox.url}/chain/rpc`, 31_337);
  });
  afterAll(async () => {
    await sandbox.close();
    await stand.stop();
    await rm(folder, { recursive: true });
  });

  it('is of its chain, and its final block is two below the head', async () => {
    expect(await chain.verify()).toBe(true);
    expect((await chain.finalized()).number).toBe((await chain.head()).number - 2n);
  });

  it('tells what came to an address', async () => {
    const [bnb, usdt] = await stand.transfer(
      { to: DEPOSIT, asset: 'bnb', amount: 5n },
      { to: DEPOSIT, asset: 'usdt', amount: 7n },
    );
    const { number } = await chain.head();
    const range = { from: number, to: number };
    expect((await chain.blocksWithTransfers(range, new Set([DEPOSIT])))[0]?.transfers).toEqual([
      { txHash: bnb, from: FAUCET, to: DEPOSIT, amount: 5n },
    ]);
    expect(await chain.tokenTransfers(range, [DEPOSIT])).toMatchObject([
      { token: CONTRACTS.usdt, txHash: usdt, from: FAUCET, to: DEPOSIT, amount: 7n },
    ]);
    expect(await chain.balances([DEPOSIT], number)).toEqual([5n]);
    expect(await chain.tokenBalances(CONTRACTS.usdt, [DEPOSIT], number)).toEqual([7n]);
    expect(await chain.tokenDecimals(CONTRACTS.usdt)).toBe(18);
  });

  it('passes on what its feed says', async () => {
    await stand.setPrice(-5n);
    expect(await chain.latestPrice()).toMatchObject({ answer: -5n, decimals: 8 });
  });

  it('has the documented fields in blocks, transactions, receipts and logs', async () => {
    const [hash] = await stand.transfer({ to: DEPOSIT, asset: 'usdt', amount: 1n });
    const ask = async (method: string, ...params: unknown[]): Promise<unknown> => {
      const response = await fetch(`${sandbox.url}/chain/rpc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      return Object(await response.json()).result;
    };
    const block = await ask('eth_getBlockByNumber', 'latest', true);
    const { eth_getBlockByNumber: told, eth_getTransactionReceipt: receipt, eth_getLogs: logs } = documented.answers;
    // Only BNB Smart Chain has the time in milliseconds.
    const { milliTimestamp: _, ...common } = told;
    expect(fieldsOf(block)).toEqual(expect.arrayContaining(fieldsOf(common)));
    expect(fieldsOf(Object(block).transactions[0])).toEqual(expect.arrayContaining(fieldsOf(told.transactions[0])));
    expect(fieldsOf(await ask('eth_getTransactionReceipt', hash))).toEqual(expect.arrayContaining(fieldsOf(receipt)));
    const found = await ask('eth_getLogs', { fromBlock: 'latest', toBlock: 'latest' });
    expect(fieldsOf(Object(found)[0])).toEqual(expect.arrayContaining(fieldsOf(logs[0])));
  });
});

const fieldsOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);
