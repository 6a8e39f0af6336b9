import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { encodeFunctionData, parseEther, toHex, verifyMessage, type Address, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import { startChain, type Chain } from './chain.ts';
import { testTokenAbi } from './contracts/generated/contracts.ts';
import { CONTRACTS } from './values.ts';
import type { WalletMode } from './wallet.ts';

const SHOP = '0x00000000000000000000000000000000000000aa';
let folder: string;
let chain: Chain;
let sandbox: Sandbox;
let people = 0;
let token: string;
let address: Address;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-wallet-'));
  chain = await startChain();
  sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret', chain });
});

afterAll(async () => {
  await sandbox.close();
  await chain.stop();
  await rm(folder, { recursive: true });
});

/** A new person. */
beforeEach(async () => {
  const session = await sandbox.identity.signIn(`payer_${++people}`);
  token = session.accessToken;
  address = addressText(session.walletAddress);
});

function addressText(value: string): Address {
  return `0x${value.slice(2)}`;
}

function post(call: string, body: unknown, authorization = `Bearer ${token}`): Promise<Response> {
  return fetch(`${sandbox.url}/chain/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
}
async function request(method: string, ...params: unknown[]): Promise<unknown> {
  const response = await post('wallet', { method, params });
  expect(response.status).toBe(200);
  const { result, error } = Object(await response.json());
  return error === undefined ? result : error;
}
const behave = (mode: WalletMode) => post('wallet/mode', { mode });
const transfer = (value: bigint) => ({ from: address, to: SHOP, value: toHex(value) });
const connect = () => request('eth_requestAccounts');

describe('connecting', () => {
  it('tells the address that the sign-in told, from then on', async () => {
    expect(await request('eth_accounts')).toEqual([]);
    expect(await connect()).toEqual([address]);
    expect(await request('eth_accounts')).toEqual([address]);
    await request('wallet_revokePermissions', { eth_accounts: {} });
    expect(await request('eth_accounts')).toEqual([]);
  });

  it('fills the wallet, once', async () => {
    await Promise.all([connect(), connect(), connect()]);
    expect(await chain.client.getBalance({ address })).toBe(parseEther('100'));
    for (const contract of [CONTRACTS.usdt, CONTRACTS.busd])
      expect(
        await chain.client.readContract({
          address: contract,
          abi: testTokenAbi,
          functionName: 'balanceOf',
          args: [address],
        }),
      ).toBe(parseEther('50000'));
  });

  it('is for whoever has a session', async () => {
    const identityToken = (await sandbox.identity.signIn('somebody')).identityToken;
    for (const authorization of ['', 'Bearer nonsense', `Bearer ${identityToken}`])
      expect((await post('wallet', { method: 'eth_accounts' }, authorization)).status).toBe(401);
  });
});

describe('paying', () => {
  it('with BNB is in a block when it resolves, one after the other', async () => {
    await connect();
    const before = await chain.client.getBalance({ address: SHOP });
    const hashes = await Promise.all([1n, 2n, 3n].map((value) => request('eth_sendTransaction', transfer(value))));
    expect(await chain.client.getBalance({ address: SHOP })).toBe(before + 6n);
    for (const hash of hashes)
      expect(await request('eth_getTransactionReceipt', hash)).toMatchObject({
        status: '0x1',
        from: address.toLowerCase(),
      });
  });

  it('with a token calls its contract', async () => {
    await connect();
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [SHOP, 7n] });
    expect(await request('eth_sendTransaction', { from: address, to: CONTRACTS.usdt, data })).toMatch(
      /^0x[0-9a-f]{64}$/,
    );
    const held = { address: CONTRACTS.usdt, abi: testTokenAbi, functionName: 'balanceOf', args: [SHOP] } as const;
    expect(await chain.client.readContract(held)).toBe(7n);
  });

  it('more than there is says so, and sends nothing', async () => {
    await connect();
    expect(await request('eth_sendTransaction', transfer(parseEther('101')))).toMatchObject({
      code: expect.any(Number),
      message: expect.stringMatching(/insufficient funds/i),
    });
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [SHOP, parseEther('50001')] });
    expect(await request('eth_sendTransaction', { from: address, to: CONTRACTS.usdt, data })).toMatchObject({
      code: 3,
    });
    expect(await chain.client.getTransactionCount({ address })).toBe(0);
  });

  it.each([
    ['before connecting', {}, 4100],
    ['from somebody else', { from: SHOP }, 4100],
    ['on another chain', { chainId: '0x38' }, -32602],
    ['to nobody', { to: 'me' }, -32602],
    ['of no number', { value: '5' }, -32602],
    ['with data that is none', { data: 'hello' }, -32602],
  ])('%s is refused', async (name, changes, code) => {
    if (name !== 'before connecting') await connect();
    expect(await request('eth_sendTransaction', { ...transfer(1n), ...changes })).toMatchObject({ code });
  });
});

it('signs for its owner what a person can read', async () => {
  await connect();
  const message = 'Send my payment back to this address.';
  const signature = await request('personal_sign', toHex(message), address);
  expect(await verifyMessage({ address, message, signature: String(signature) as Hex })).toBe(true);
  expect(await request('personal_sign', toHex(message), SHOP)).toMatchObject({ code: 4100 });
  expect(await request('personal_sign', 'no hex', address)).toMatchObject({ code: -32602 });
});

describe('a wallet that is told to', () => {
  it('reject, rejects what a person would confirm, and nothing else', async () => {
    await connect();
    await behave('reject');
    const chainIds = [{ chainId: '0x7a69' }];
    for (const [method, ...params] of [
      ['eth_requestAccounts'],
      ['eth_sendTransaction', transfer(1n)],
      ['personal_sign', '0x00', address],
      ['wallet_switchEthereumChain', ...chainIds],
    ] as const)
      expect(await request(method, ...params)).toMatchObject({ code: 4001 });
    expect(await request('eth_accounts')).toEqual([address]);
    expect(await request('eth_chainId')).toBe('0x7a69');
    await behave('normal');
    expect(await request('eth_sendTransaction', transfer(1n))).toMatch(/^0x/);
  });

  it('be locked, has no accounts until it is not', async () => {
    await connect();
    await behave('locked');
    expect(await request('eth_accounts')).toEqual([]);
    expect(await connect()).toMatchObject({ code: -32002 });
    expect(await request('eth_sendTransaction', transfer(1n))).toMatchObject({ code: 4100 });
  });

  it('be poor, has too little for gas', async () => {
    await connect();
    await behave('poor');
    expect(await request('eth_sendTransaction', transfer(1n))).toMatchObject({
      code: -32000,
      message: expect.stringContaining('insufficient funds'),
    });
  });

  it('be elsewhere, knows no other chain until it is added, and sends nothing there', async () => {
    await behave('elsewhere');
    await connect();
    expect([await request('eth_chainId'), await request('net_version')]).toEqual(['0x1', '1']);
    expect(await request('eth_sendTransaction', transfer(1n))).toMatchObject({ code: 4901 });
    expect(await request('eth_blockNumber')).toMatchObject({ code: 4901 });
    expect(await request('wallet_switchEthereumChain', { chainId: '0x7a69' })).toMatchObject({ code: 4902 });
    const added = {
      chainId: '0x7a69',
      chainName: 'Sandbox chain',
      rpcUrls: [`${sandbox.url}/chain/rpc`],
      nativeCurrency: { name: 'Test BNB', symbol: 'tBNB', decimals: 18 },
    };
    expect(await request('wallet_addEthereumChain', { ...added, rpcUrls: [] })).toMatchObject({ code: -32602 });
    expect(await request('wallet_addEthereumChain', added)).toBeNull();
    expect(await request('eth_chainId')).toBe('0x1');
    expect(await request('wallet_switchEthereumChain', { chainId: '0x7a69' })).toBeNull();
    expect(await request('eth_chainId')).toBe('0x7a69');
    expect(await request('eth_sendTransaction', transfer(1n))).toMatch(/^0x/);
  });

  it('do what no mode is called, does not', async () => {
    expect((await post('wallet/mode', { mode: 'angry' })).status).toBe(400);
  });
});

it.each([[[]], [{}], [{ method: 5 }], [{ method: 'eth_accounts', params: {} }]])('%j is no call', async (body) => {
  expect((await post('wallet', body)).status).toBe(400);
});

it('refuses what it does not know as a node does', async () => {
  expect(await request('anvil_mine')).toMatchObject({ code: -32601 });
  expect(await request('wallet_switchEthereumChain', { chainId: 31337 })).toMatchObject({ code: -32602 });
});
