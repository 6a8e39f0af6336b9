import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPublicClient, encodeFunctionData, getAddress, http, type Address, type Hash } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../http.ts';
import { buildSandbox, type Sandbox } from '../server.ts';
import { startChain, type Chain } from './chain.ts';
import { testFeedAbi, testTokenAbi } from './contracts/generated/contracts.ts';
import { CONTRACTS, sandboxChain } from './values.ts';

const WEB = 'http://localhost:3000';
const NOW = new Date('2026-11-20T09:00:00.000Z');
let folder: string;
let chain: Chain;
let sandbox: Sandbox;
let addresses = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-chain-'));
  chain = await startChain({ now: () => NOW });
  sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret', webOrigins: [WEB], chain });
});

afterAll(async () => {
  await sandbox.close();
  await chain.stop();
  await rm(folder, { recursive: true });
});

/** An address that has received nothing yet. */
const fresh = (): Address => `0x${(++addresses).toString(16).padStart(40, 'a')}`;

async function ask(
  method: string,
  call: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${sandbox.url}/chain/${call}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: isRecord(answer) ? answer : { answer } };
}
const post = (call: string, body: unknown) => ask('POST', call, body);
const rpc = async (method: string, params: readonly unknown[] = []) =>
  (await post('rpc', { jsonrpc: '2.0', id: 7, method, params })).body;
/** A client like the server's: it only knows the sandbox's address. */
const client = () =>
  createPublicClient({
    chain: sandboxChain,
    cacheTime: 0,
    transport: http(`${sandbox.url}/chain/rpc`, { batch: true }),
  });
const balance = (token: Address, of: Address) =>
  client().readContract({ address: token, abi: testTokenAbi, functionName: 'balanceOf', args: [of] });
const readPrice = () =>
  client().readContract({ address: CONTRACTS.feed, abi: testFeedAbi, functionName: 'latestRoundData' });

describe('a transfer from the faucet', () => {
  it.each(['usdt', 'busd', 'other'] as const)('of %s arrives in whole, in a block of its own', async (asset) => {
    const to = fresh();
    const before = await client().getBlockNumber();
    const { status, body } = await post('transfers', { to, asset, amount: '1234567890123456789' });
    expect([status, body]).toEqual([200, { txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) }]);
    expect(await balance(CONTRACTS[asset], to)).toBe(1234567890123456789n);
    expect(await client().getBlockNumber()).toBe(before + 1n);
    expect((await client().getBlock({ includeTransactions: true })).transactions.map(({ hash }) => hash)).toEqual([
      body['txHash'],
    ]);
  });

  it('of BNB arrives, and is final when two blocks are above it', async () => {
    const to = fresh();
    await post('transfers', { to, asset: 'bnb', amount: '50000000000000000' });
    const final = async () => client().getBalance({ address: to, blockTag: 'finalized' });
    await post('blocks', { count: 1 });
    expect(await final()).toBe(0n);
    await post('blocks', { count: 1 });
    expect(await final()).toBe(50_000_000_000_000_000n);
  });

  it('may be of nothing', async () => {
    expect((await post('transfers', { to: fresh(), asset: 'usdt', amount: '0' })).status).toBe(200);
  });

  it('of more than the faucet has is refused, and leaves nothing that a later block would hold', async () => {
    const { status, body } = await post('transfers', { to: fresh(), asset: 'bnb', amount: String(10n ** 40n) });
    expect([status, body['code']]).toEqual([409, 'chain_refused']);
    expect((await post('transfers', { to: fresh(), asset: 'usdt', amount: String(10n ** 40n) })).status).toBe(409);
    await post('blocks', { count: 1 });
    expect((await client().getBlock()).transactions).toEqual([]);
  });

  it('can be one of several in a block, of a token that keeps a fee, and BNB that names no receiver', async () => {
    const [first, second, third] = [fresh(), fresh(), fresh()];
    const before = await client().getBlockNumber();
    const hashes = await chain.transfer(
      { to: first, asset: 'bnb', amount: 5n },
      { to: second, asset: 'fee', amount: 1000n },
      { to: third, asset: 'internal', amount: 7n },
    );
    const block = await client().getBlock({ includeTransactions: true });
    expect([block.number, block.transactions.map(({ hash }) => hash)]).toEqual([before + 1n, hashes]);
    expect(await client().getBalance({ address: first })).toBe(5n);
    expect(await balance(CONTRACTS.fee, second)).toBe(990n);
    expect(await client().getBalance({ address: third })).toBe(7n);
    expect(block.transactions.map(({ to }) => to)).not.toContain(third);
  });
});

describe('a contract', () => {
  it('is deployed by the wallet of a person, which has its coins first', async () => {
    const { walletAddress } = await sandbox.identity.signIn('ada');
    const named = { handle: 'ada', name: 'Tide', symbol: 'TIDE' };
    const { status, body } = await post('contracts', { ...named, kind: 'token' });
    expect([status, body]).toEqual([200, { address: expect.stringMatching(/^0x[0-9a-f]{40}$/i) }]);
    expect(await client().getTransactionCount({ address: getAddress(walletAddress) })).toBe(1);
    expect(await balance(CONTRACTS.usdt, getAddress(walletAddress))).toBeGreaterThan(0n);
    expect((await post('contracts', { ...named, kind: 'anything' })).body['code']).toBe('validation_failed');
  });
});

describe('blocks', () => {
  it('come on demand, as many as are asked for', async () => {
    const before = await client().getBlockNumber();
    expect((await post('blocks', { count: 3 })).body).toEqual({ block: Number(before) + 3 });
    expect(await client().getBlockNumber()).toBe(before + 3n);
  });

  it('never go back in time: the clock moves ahead, and stands where it is moved back', async () => {
    const at = async () => Number((await client().getBlock()).timestamp);
    const before = await at();
    await post('time', { seconds: 1000 });
    expect(await at()).toBe(before + 1000);
    await post('blocks', { count: 2 });
    expect(await at()).toBe(before + 1000);
    await post('time', { seconds: -1000 });
    await post('blocks', { count: 2 });
    expect(await at()).toBe(before + 1000);
  });

  it('that are the newest are replaced by empty ones in a reorganisation, and those below stay', async () => {
    const [kept, lost] = [fresh(), fresh()];
    await post('transfers', { to: kept, asset: 'bnb', amount: '1' });
    const below = await client().getBlock();
    const { body } = await post('transfers', { to: lost, asset: 'bnb', amount: '1' });
    const above = await client().getBlock();
    expect((await post('reorganisations', { depth: 1 })).status).toBe(200);
    const head = await client().getBlock();
    expect([head.number, head.parentHash, head.transactions]).toEqual([above.number, below.hash, []]);
    expect(head.hash).not.toBe(above.hash);
    expect(await Promise.all([kept, lost].map((address) => client().getBalance({ address })))).toEqual([1n, 0n]);
    await post('blocks', { count: 3 });
    expect((await ask('GET', `tx/${String(body['txHash'])}`)).status).toBe(404);
  });

  it('with the contracts are not replaced', async () => {
    const head = await client().getBlockNumber();
    const { status, body } = await post('reorganisations', { depth: Math.min(Number(head), 256) });
    expect([status, body['code']]).toEqual([409, 'chain_refused']);
    expect(await client().getBlockNumber()).toBe(head);
  });
});

describe('the price of BNB', () => {
  it('is what was told last, in a new round, of now', async () => {
    const [round] = await readPrice();
    expect((await post('price', { usd: '612.34' })).body).toEqual({ usd: '612.34' });
    const [next, answer, , updatedAt] = await readPrice();
    expect([next, answer]).toEqual([round + 1n, 612_34000000n]);
    expect(Math.abs(Number(updatedAt) - NOW.getTime() / 1000)).toBeLessThanOrEqual(1000);
  });

  it.each([0, '-1', '0.00000001', 700])('may be %s', async (usd) => {
    expect((await post('price', { usd })).status).toBe(200);
  });

  it('can be an old one', async () => {
    await chain.setPrice(600_00000000n, new Date(NOW.getTime() - 301_000));
    expect((await readPrice())[3]).toBe(BigInt(NOW.getTime() / 1000 - 301));
  });
});

describe('what is asked for wrongly', () => {
  const to = '0x00000000000000000000000000000000000000aa';
  it.each([
    ['transfers', { to, asset: 'doge', amount: '1' }, 'body/asset'],
    ['transfers', { to: 'me', asset: 'bnb', amount: '1' }, 'body/to'],
    ['transfers', { to, asset: 'bnb', amount: 1 }, 'body/amount'],
    ['transfers', { to, asset: 'bnb', amount: '-1' }, 'body/amount'],
    ['transfers', { to, asset: 'bnb', amount: '0.5' }, 'body/amount'],
    ['transfers', { to, asset: 'bnb', amount: String(2n ** 256n) }, 'body/amount'],
    ['transfers', { to, asset: 'bnb' }, 'body/amount'],
    ['transfers', { to, asset: 'bnb', amount: '1', from: to }, 'body/from'],
    ['blocks', { count: 0 }, 'body/count'],
    ['blocks', { count: 1001 }, 'body/count'],
    ['blocks', { count: '1' }, 'body/count'],
    ['blocks', [1], 'body'],
    ['time', { seconds: 1.5 }, 'body/seconds'],
    ['reorganisations', { depth: 0 }, 'body/depth'],
    ['price', { usd: 'much' }, 'body/usd'],
    ['price', { usd: '1.123456789' }, 'body/usd'],
  ])('of %s, as %j, is a problem that names the field', async (call, body, at) => {
    const head = await client().getBlockNumber();
    const answer = await post(call, body);
    expect([answer.status, answer.body['code'], Object(answer.body['errors'])[0]?.path]).toEqual([
      400,
      'validation_failed',
      at,
    ]);
    expect(await client().getBlockNumber()).toBe(head);
  });

  it('by another method, or of another name, is not there', async () => {
    expect((await ask('GET', 'transfers')).status).toBe(404);
    expect((await post('money', {})).status).toBe(404);
  });

  it('without a chain is a problem, too', async () => {
    const without = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret' });
    const response = await fetch(`${without.url}/chain/config`);
    expect([response.status, Object(await response.json()).code]).toEqual([503, 'chain_unavailable']);
    await without.close();
  });
});

describe('JSON-RPC at the sandbox', () => {
  it('answers a batch in its order, with what is refused in its place', async () => {
    const { body } = await post('rpc', [
      { jsonrpc: '2.0', id: 'a', method: 'eth_chainId' },
      { jsonrpc: '2.0', id: 2, method: 'anvil_setBalance', params: [fresh(), '0x1'] },
      { jsonrpc: '2.0', id: 3, method: 'net_version', params: [] },
      5,
    ]);
    expect(body['answer']).toEqual([
      { jsonrpc: '2.0', id: 'a', result: '0x7a69' },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: expect.stringContaining('anvil_setBalance') } },
      { jsonrpc: '2.0', id: 3, result: '31337' },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } },
    ]);
  });

  it.each([
    'anvil_mine',
    'evm_mine',
    'hardhat_setBalance',
    'eth_sendTransaction',
    'eth_sign',
    'debug_traceTransaction',
    'eth_accounts',
  ])('refuses %s', async (method) => {
    expect(await rpc(method)).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it("asks BNB Smart Chain's least price for gas", async () => {
    expect(await client().getGasPrice()).toBe(50_000_000n);
  });

  it('takes a signed transaction into a block at once, and says why it takes none', async () => {
    const account = privateKeyToAccount(`0x${'7'.repeat(64)}`);
    const transaction = {
      chainId: 31_337,
      nonce: 0,
      to: fresh(),
      value: 3n,
      gas: 21_000n,
      gasPrice: 50_000_000n,
    } as const;
    const signed = await account.signTransaction(transaction);
    expect(await rpc('eth_sendRawTransaction', [signed])).toMatchObject({
      error: { message: expect.stringMatching(/insufficient funds/i) },
    });
    await post('transfers', { to: account.address, asset: 'bnb', amount: String(10n ** 16n) });
    const { result } = await rpc('eth_sendRawTransaction', [signed]);
    expect(await client().getTransactionReceipt({ hash: String(result) as Hash })).toMatchObject({ status: 'success' });
    expect(await client().getBalance({ address: transaction.to })).toBe(3n);
    expect(await rpc('eth_sendRawTransaction', ['mine it'])).toMatchObject({ error: { code: -32602 } });
  });

  it('is for pages of the web app alone', async () => {
    const from = (origin: string) => fetch(`${sandbox.url}/chain/config`, { headers: { origin } });
    expect((await from(WEB)).headers.get('access-control-allow-origin')).toBe(WEB);
    expect((await from('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('is what the server believes it is: the same addresses every time, 18 decimals, a feed of 8', async () => {
  const { body } = await ask('GET', 'config');
  expect(body).toMatchObject({
    chainId: 31_337,
    rpcUrl: `${sandbox.url}/chain/rpc`,
    tokens: { usdt: { address: CONTRACTS.usdt, decimals: 18 }, busd: { address: CONTRACTS.busd } },
    priceFeed: CONTRACTS.feed,
    xpub: expect.stringMatching(/^xpub/),
  });
  for (const [address, symbol] of [
    [CONTRACTS.usdt, 'USDT'],
    [CONTRACTS.busd, 'BUSD'],
    [CONTRACTS.other, 'OTHER'],
    [CONTRACTS.fee, 'FEE'],
  ] as const) {
    expect(await client().readContract({ address, abi: testTokenAbi, functionName: 'symbol' })).toBe(symbol);
    expect(await client().readContract({ address, abi: testTokenAbi, functionName: 'decimals' })).toBe(18);
  }
  const feed = { address: CONTRACTS.feed, abi: testFeedAbi } as const;
  expect(await client().readContract({ ...feed, functionName: 'decimals' })).toBe(8);
  expect(await client().readContract({ ...feed, functionName: 'description' })).toBe('BNB / USD');
  const data = encodeFunctionData({ abi: testFeedAbi, functionName: 'getRoundData', args: [10_000n] });
  await expect(client().call({ to: CONTRACTS.feed, data })).rejects.toThrow('No data present');
});

it('shows what is at an address', async () => {
  const to = fresh();
  const { body } = await post('transfers', { to, asset: 'usdt', amount: '9' });
  expect((await ask('GET', `address/${to}`)).body).toEqual({
    address: to,
    balances: { bnb: '0', usdt: '9', busd: '0' },
  });
  expect((await ask('GET', `tx/${String(body['txHash'])}`)).body).toMatchObject({
    to: CONTRACTS.usdt,
    status: 'success',
    logs: 1,
  });
});
