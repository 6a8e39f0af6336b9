// What the treasury concludes from a node's answers (INTEGRATIONS 6).
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNode, type Node, SendRefused } from './node.ts';

const ADDRESS = `0x${'a1'.repeat(20)}` as const;
const HASH = `0x${'b2'.repeat(32)}` as const;

/** What the node answers to a method: a result, or an error. */
let answers: Record<string, { result: unknown } | { error: { code: number; message: string } }>;
let asked: { method: string; params: unknown[] }[];
let node: Node;
const server = createServer(async (request, response) => {
  const { id, method, params } = Object(await json(request));
  asked.push({ method, params });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answers[method] }));
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  node = createNode(`http://127.0.0.1:${Object(server.address()).port}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [answers, asked] = [{}, []];
});
const fails = (message: string, code = -32_000) => ({ error: { code, message } });

it('pays what the node asks, and never less than validators take', async () => {
  for (const [price, paid] of [
    ['0x5f5e100', 100_000_000n],
    ['0x2faf081', 50_000_001n],
    ['0x1', 50_000_000n],
  ] as const) {
    answers = { eth_gasPrice: { result: price } };
    expect(await node.gasPrice()).toBe(paid);
  }
});

it('gives a token a fifth more gas than the node estimates', async () => {
  answers = { eth_estimateGas: { result: '0xc350' } };
  expect(await node.tokenGas(ADDRESS, ADDRESS, ADDRESS, 1n)).toBe(60_000n);
});

it('takes a token as refused where its contract reverts, and not where the node fails', async () => {
  answers = { eth_estimateGas: fails('execution reverted: frozen', 3) };
  expect(await node.tokenGas(ADDRESS, ADDRESS, ADDRESS, 1n)).toBeNull();
  answers = { eth_estimateGas: fails('header not found') };
  await expect(node.tokenGas(ADDRESS, ADDRESS, ADDRESS, 1n)).rejects.toThrow('header not found');
});

it('counts what is on its way, too, for the next nonce', async () => {
  answers = { eth_getTransactionCount: { result: '0x7' } };
  expect(await node.nextNonce(ADDRESS)).toBe(7);
  expect(asked).toMatchObject([{ params: [ADDRESS, 'pending'] }]);
});

it.each(['already known', 'nonce too low: next nonce 8', 'Known transaction', 'already in the mempool'])(
  'takes a transaction as sent where the node says %j: its receipt decides',
  async (message) => {
    answers = { eth_sendRawTransaction: fails(message) };
    await node.broadcast(HASH);
  },
);

it('says why the node refuses a transaction', async () => {
  answers = { eth_sendRawTransaction: fails('transaction underpriced') };
  await expect(node.broadcast(HASH)).rejects.toEqual(new SendRefused('transaction underpriced'));
});

it('reads of a receipt whether it succeeded, where it is, and what it cost', async () => {
  const receipt = {
    blockNumber: '0x10',
    gasUsed: '0x5208',
    effectiveGasPrice: '0x2faf080',
    status: '0x1',
    transactionHash: HASH,
    logs: [],
  };
  const read = { succeeded: true, blockNumber: 16n, fee: 21_000n * 50_000_000n };
  answers = { eth_getTransactionReceipt: { result: receipt } };
  expect(await node.receipt(HASH)).toEqual(read);
  answers = { eth_getTransactionReceipt: { result: { ...receipt, status: '0x0' } } };
  expect(await node.receipt(HASH)).toEqual({ ...read, succeeded: false });
  answers = { eth_getTransactionReceipt: { result: null } };
  expect(await node.receipt(HASH)).toBeNull();
  answers = { eth_getTransactionReceipt: fails('header not found') };
  await expect(node.receipt(HASH)).rejects.toThrow('header not found');
});
