// JSON-RPC like a public node of BNB Smart Chain: reads, and signed transactions. anvil's other methods (making blocks,
// money and time; signing for its accounts) are refused. Gas prices are those of BNB Smart Chain.
import { toHex } from 'viem';
import { isRecord, Problem } from '../http.ts';
import type { Chain } from './chain.ts';
import { GAS_PRICE_WEI } from './values.ts';

const READING = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_syncing',
  'net_listening',
  'net_version',
  'web3_clientVersion',
]);
/** More than the product's server sends at once. */
const MOST_CALLS = 1000;

/** A call that is answered here. @throws what viem throws when the node refuses */
type Own = (params: unknown) => Promise<unknown>;

export type AnswerRpc = (body: unknown) => Promise<unknown>;

/** Answers one call or a batch, in order. */
export function createRpc(chain: Chain): AnswerRpc {
  const own: Readonly<Record<string, Own>> = {
    eth_gasPrice: async () => toHex(GAS_PRICE_WEI),
    eth_maxPriorityFeePerGas: async () => toHex(GAS_PRICE_WEI),
    eth_sendRawTransaction: async (params) => chain.sendSigned(signedOf(params)),
  };
  return async (body) => {
    if (!Array.isArray(body)) return (await answerAll(chain.url, own, [body]))[0];
    if (body.length === 0) return refuse(null, INVALID, 'A batch has at least one call.');
    if (body.length > MOST_CALLS) return refuse(null, INVALID, `A batch has ${MOST_CALLS} calls at most.`);
    return answerAll(chain.url, own, body);
  };
}

const INVALID = -32_600;
const NOT_FOUND = -32_601;
const BAD_PARAMS = -32_602;
const SERVER_ERROR = -32_000;

async function answerAll(
  url: string,
  own: Readonly<Record<string, Own>>,
  calls: readonly unknown[],
): Promise<unknown[]> {
  const passed = calls.filter((call) => READING.has(methodOf(call)));
  const answers = passed.length === 0 ? [] : await pass(url, passed);
  const given = answers[Symbol.iterator]();
  const all: unknown[] = [];
  for (const call of calls) {
    const method = methodOf(call);
    if (READING.has(method)) all.push(given.next().value);
    else all.push(await answerOne(own[method], call));
  }
  return all;
}

async function answerOne(own: Own | undefined, call: unknown): Promise<object> {
  const id = isRecord(call) ? (call['id'] ?? null) : null;
  const method = methodOf(call);
  if (!isRecord(call) || method === '') return refuse(id, INVALID, 'This is no call.');
  if (own === undefined) return refuse(id, NOT_FOUND, `The method ${method} does not exist or is not available.`);
  try {
    return { jsonrpc: '2.0', id, result: await own(call['params']) };
  } catch (error) {
    if (error instanceof BadParams) return refuse(id, BAD_PARAMS, error.message);
    return refuse(id, ...nodeError(error));
  }
}

class BadParams extends Error {}

function signedOf(params: unknown): `0x${string}` {
  const [signed] = Array.isArray(params) ? params : [];
  if (!isHex(signed)) throw new BadParams('The signed transaction must be text of the form 0x….');
  return signed;
}

const isHex = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x([0-9a-f]{2})+$/i.test(value);

/** The node's code and message, from viem's error. */
export function nodeError(error: unknown): [code: number, message: string] {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'number' && 'details' in cause)
      return [cause.code, String(cause.details)];
  return [SERVER_ERROR, 'The node did not answer.'];
}

/** A batch's answers come in any order, and are sorted by their calls. */
async function pass(url: string, calls: readonly unknown[]): Promise<unknown[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, index) => ({ ...Object(call), jsonrpc: '2.0', id: index }))),
  }).catch(() => null);
  const answers: unknown = await response?.json();
  if (!Array.isArray(answers)) throw new Problem(503, 'chain_unavailable', "The sandbox's chain does not answer.");
  const byIndex = new Map<unknown, object>(answers.filter(isRecord).map((answer) => [answer['id'], answer]));
  return calls.map((call, index) => ({ ...byIndex.get(index), id: isRecord(call) ? (call['id'] ?? null) : null }));
}

function methodOf(call: unknown): string {
  const method = isRecord(call) ? call['method'] : undefined;
  return typeof method === 'string' ? method : '';
}

function refuse(id: unknown, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
