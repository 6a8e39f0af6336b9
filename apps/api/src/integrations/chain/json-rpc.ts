import { fetchJson, NotJson, OutsideError } from '../../lib/fetch-json.ts';
import { ChainDisagrees, ChainUnavailable } from './chain.ts';

/** One call of a node. */
export interface RpcCall {
  method: string;
  params: readonly unknown[];
}

/** Sends many calls to a node in one request. */
export interface JsonRpc {
  /**
   * The results in the order of the calls; null is a result. Throws RpcRefusal if the node refused a call,
   * ChainUnavailable if it did not answer, ChainDisagrees if the answer is malformed.
   * @param atOnce max. calls in one request; fewer for long answers
   */
  ask(calls: readonly RpcCall[], atOnce?: number): Promise<unknown[]>;
}

/** The node refuses a call: it does not know the method, lacks the state, or finds the answer too large. */
export class RpcRefusal extends Error {
  override name = 'RpcRefusal';
  readonly code: number;
  /** Whether a contract refused, and not the node. */
  readonly isOfContract: boolean;
  constructor(method: string, code: number, isOfContract = false) {
    super(`The RPC refuses ${method} (${code})`);
    this.code = code;
    this.isOfContract = isOfContract;
  }
}

/** Nodes have one code for a contract that reverts with a reason. Without one, or when it breaks off, only the text tells. */
const REVERTED = 3;
const BROKE_OFF = /revert|invalid opcode|invalid jump|out of gas|stack (under|over)flow/i;

const TIMEOUT_MS = 5000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Public nodes accept no more in one request. */
const MOST_CALLS = 50;
const MOST_REQUESTS_AT_ONCE = 4;
/** The request or its answer is too large. */
const TOO_LARGE = new Set([400, 413]);

/** A node by its address, which never gets into an error because it may contain a key. */
export function createJsonRpc(url: string, timeoutMs = TIMEOUT_MS): JsonRpc {
  async function askSome(calls: readonly RpcCall[]): Promise<unknown[]> {
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const answers = await fetchJson(url, { timeoutMs, maxBytes: MOST_BYTES, body }).catch((error: unknown) => {
      throw failureOf(error, calls);
    });
    // A node that refuses the batch answers with one error.
    if (!Array.isArray(answers))
      throw refusalIn(answers, calls) ?? new ChainDisagrees('The RPC did not answer with a list');
    const byId = new Map<unknown, unknown>(answers.map((answer: unknown) => [fieldOf(answer, 'id'), answer]));
    return calls.map((call, id) => {
      const answer = byId.get(id);
      const refusal = refusalIn(answer, [call]);
      if (refusal !== null) throw refusal;
      const result = fieldOf(answer, 'result');
      if (result === undefined) throw new ChainDisagrees(`The RPC did not answer ${call.method}`);
      return result;
    });
  }

  return {
    async ask(calls, atOnce = MOST_CALLS) {
      const parts: RpcCall[][] = [];
      for (let index = 0; index < calls.length; index += atOnce) parts.push(calls.slice(index, index + atOnce));
      const results: unknown[] = [];
      for (let index = 0; index < parts.length; index += MOST_REQUESTS_AT_ONCE) {
        const some = await Promise.all(parts.slice(index, index + MOST_REQUESTS_AT_ONCE).map(askSome));
        results.push(...some.flat());
      }
      return results;
    },
  };
}

function refusalIn(answer: unknown, [call]: readonly RpcCall[]): RpcRefusal | null {
  const error = fieldOf(answer, 'error');
  if (error === undefined || error === null) return null;
  const [code, text] = [fieldOf(error, 'code'), fieldOf(error, 'message')];
  const isOfContract = code === REVERTED || (typeof text === 'string' && BROKE_OFF.test(text));
  return new RpcRefusal(call?.method ?? 'nothing', typeof code === 'number' ? code : 0, isOfContract);
}

/** The failure without the node's address and text. */
function failureOf(error: unknown, [call]: readonly RpcCall[]): Error {
  if (error instanceof OutsideError) {
    if (TOO_LARGE.has(error.status)) return new RpcRefusal(call?.method ?? 'nothing', error.status);
    return new ChainUnavailable(`The RPC answered ${error.status}`);
  }
  if (error instanceof NotJson) return new ChainUnavailable('The RPC did not answer with JSON');
  // Node's fetch fails with "TypeError", and tells why in its cause.
  const code = error instanceof Error ? (fieldOf(error.cause, 'code') ?? error.name) : 'an error';
  return new ChainUnavailable(`The RPC did not answer (${String(code)})`);
}

/** A field of a value of any type. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
