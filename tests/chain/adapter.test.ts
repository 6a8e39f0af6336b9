// The chain adapter against a real node (anvil) and against nodes that refuse, limit, are slow or lie.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChainDisagrees, ChainUnavailable } from '../../apps/api/src/integrations/chain/chain.ts';
import { createViemChain } from '../../apps/api/src/integrations/chain/viem-chain.ts';
import { CONTRACTS, FAUCET } from '../../apps/sandbox/src/chain/values.ts';
import { COIN, openWatchedChain, type WatchedChain } from './watched-chain.ts';

let ctx: WatchedChain;
beforeAll(async () => {
  ctx = await openWatchedChain();
});
afterAll(() => ctx.close());

describe('a real node', () => {
  it('reports finality two blocks below the head (D17)', async () => {
    const [head, final] = [await ctx.reader.head(), await ctx.reader.finalized()];
    expect(head.number - final.number).toBe(2n);
    expect(await ctx.reader.block(final.number)).toEqual(final);
    expect(await ctx.reader.block(head.number + 1n)).toBeNull();
  });

  it('reads BNB, tokens and balances to the wei', async () => {
    const to = ctx.addressOf(7);
    const [sent, token] = await ctx.chain.transfer(
      { to, asset: 'bnb', amount: 5n },
      { to, asset: 'other', amount: COIN },
    );
    const { number, hash } = await ctx.reader.head();
    const range = { from: number - 1n, to: number };
    const [before, block] = await ctx.reader.blocksWithTransfers(range, new Set([to]));
    expect(before?.transfers).toEqual([]);
    expect(block).toMatchObject({
      hash,
      parentHash: before?.hash,
      transfers: [{ txHash: sent, to, from: FAUCET, amount: 5n }],
    });
    expect(await ctx.reader.tokenTransfers(range, [to])).toEqual([
      expect.objectContaining({
        token: CONTRACTS.other,
        txHash: token,
        blockHash: hash,
        to,
        from: FAUCET,
        amount: COIN,
      }),
    ]);
    // With very many addresses, all logs are read.
    const many = Array.from({ length: 2001 }, (_, index): typeof to => `0x${String(index).padStart(40, '0')}`);
    expect(await ctx.reader.tokenTransfers(range, [to, ...many])).toHaveLength(1);
    expect(await ctx.reader.balances([to, ctx.addressOf(8)], number)).toEqual([5n, 0n]);
    expect(await ctx.reader.balances([to], number - 1n)).toEqual([0n]);
    expect(await ctx.reader.tokenBalances(CONTRACTS.other, [to], number)).toEqual([COIN]);
    expect(await ctx.reader.transactionCounts([to], number)).toEqual([0n]);
  });

  it('reports what a transaction moved, and nothing for one that is in no block', async () => {
    const to = ctx.addressOf(8);
    const [bnb, token] = await ctx.chain.transfer(
      { to, asset: 'bnb', amount: 5n },
      { to, asset: 'usdt', amount: COIN },
    );
    if (bnb === undefined || token === undefined) throw new Error('Nothing was sent.');
    expect(await ctx.reader.transaction(bnb)).toEqual({ succeeded: true, moved: [{ coin: 'bnb', to, amount: 5n }] });
    expect(await ctx.reader.transaction(token)).toEqual({
      succeeded: true,
      moved: [{ coin: CONTRACTS.usdt, to, amount: COIN }],
    });
    expect(await ctx.reader.transaction(`0x${'00'.repeat(32)}`)).toBeNull();
  });

  it('reads the price and decimals', async () => {
    await ctx.chain.setPrice(612_50000000n);
    expect(await ctx.reader.latestPrice()).toMatchObject({ answer: 612_50000000n, decimals: 8 });
    expect(await ctx.reader.tokenDecimals(CONTRACTS.usdt)).toBe(18);
    await expect(ctx.reader.tokenDecimals(FAUCET)).rejects.toThrow(ChainDisagrees);
    expect(await ctx.reader.verify()).toBe(true);
    expect(await createViemChain({ ...ctx.config, chainId: 56, rpcUrls: [ctx.chain.url] }).verify()).toBe(false);
  });
});

interface Call {
  id: number;
  method: string;
  params: unknown[];
}
type Answer = { result: unknown } | { error: { code: number; message: string } };

describe('a node', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A proxy in front of the real node, whose answers a test changes. */
  async function between(
    change: (call: Call, real: Answer) => Answer | 'silence' | number,
    timeoutMs?: number,
  ): Promise<typeof ctx.reader> {
    const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      const calls: Call[] = JSON.parse(Buffer.concat(parts).toString());
      const body = JSON.stringify(calls);
      const real = await fetch(ctx.chain.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const answers: (Answer & { id: number })[] = await real.json();
      const changed = calls.map((call) => change(call, answers.find(({ id }) => id === call.id) ?? { result: null }));
      const status = changed.find((each) => typeof each === 'number');
      if (changed.includes('silence')) return;
      response.statusCode = typeof status === 'number' ? status : 200;
      response.end(JSON.stringify(changed.map((each, index) => Object.assign({ id: calls[index]?.id }, each))));
    };
    server = createServer((request, response) => void handle(request, response));
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${Object(listening.address()).port}/secret-key`;
    return createViemChain({ ...ctx.config, rpcUrls: [url], ...(timeoutMs !== undefined && { timeoutMs }) });
  }
  const refused: Answer = { error: { code: -32_602, message: 'no' } };

  it('that answers with a page instead of JSON is said to, for whoever mistyped its address', async () => {
    server = createServer((_request, response) => response.end('<html>'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${Object(server.address()).port}/secret-key`;
    await expect(createViemChain({ ...ctx.config, rpcUrls: [url] }).head()).rejects.toThrow(
      new ChainUnavailable('The RPC did not answer with JSON'),
    );
  });

  it('without the finalized tag counts as final 240 blocks below its head, or at its first block', async () => {
    const chain = await between((call, real) => (call.params[0] === 'finalized' ? refused : real));
    expect((await chain.finalized()).number).toBe(0n);
    await ctx.chain.client.mine({ blocks: 300 });
    const { number } = await chain.head();
    expect((await chain.finalized()).number).toBe(number - 240n);
  });

  it.each<[string, Answer | 'silence' | number]>([
    ['refuses', refused],
    ['says it is too large', 413],
    ['does not send in time', 'silence'],
  ])('that %s what a flood of logs is, is asked for the coins that are taken', async (_how, answer) => {
    const to = ctx.addressOf(11);
    await ctx.chain.transfer({ to, asset: 'usdt', amount: 3n }, { to, asset: 'other', amount: 9n });
    const { number } = await ctx.reader.head();
    const range = { from: number, to: number };
    const drowned = await between(
      (call, real) =>
        call.method === 'eth_getBlockReceipts' ||
        (call.method === 'eth_getLogs' && !('address' in Object(call.params[0])))
          ? answer
          : real,
      answer === 'silence' ? 2000 : undefined,
    );
    expect(await drowned.tokenTransfers(range, [to])).toMatchObject([{ token: CONTRACTS.usdt, amount: 3n }]);
    // Two nodes, one of which sends everything, agree on what is money.
    const url = `http://127.0.0.1:${Object(server?.address()).port}`;
    const both = createViemChain({ ...ctx.config, rpcUrls: [ctx.chain.url, url] });
    expect(await both.tokenTransfers(range, [to])).toHaveLength(2);
  });

  it('that limits the blocks of a log query gets smaller ranges, and receipt queries if it has no logs at all', async () => {
    const to = ctx.addressOf(9);
    await ctx.chain.transfer({ to, asset: 'usdt', amount: 3n });
    await ctx.chain.mine(20);
    await ctx.chain.transfer({ to, asset: 'usdt', amount: 4n });
    const { number } = await ctx.reader.head();
    const range = { from: number - 30n, to: number };
    const sizes: number[] = [];
    const limited = await between((call, real) => {
      if (call.method !== 'eth_getLogs') return real;
      const { fromBlock, toBlock } = Object(call.params[0]);
      sizes.push(Number(toBlock) - Number(fromBlock) + 1);
      return Number(toBlock) - Number(fromBlock) < 5 ? real : refused;
    });
    const expected = await ctx.reader.tokenTransfers(range, [to]);
    expect(expected.map(({ amount }) => amount)).toEqual([3n, 4n]);
    expect(await limited.tokenTransfers(range, [to])).toEqual(expected);
    expect(sizes[0]).toBe(31);
    server?.close();
    const without = await between((call, real) => (call.method === 'eth_getLogs' ? refused : real));
    expect(await without.tokenTransfers(range, [to])).toEqual(expected);
    server?.close();
    const mute = await between((call, real) => (/Logs|Receipts/.test(call.method) ? refused : real));
    await expect(mute.tokenTransfers(range, [to])).rejects.toThrow(ChainUnavailable);
  });

  it('may send very many logs at once', async () => {
    const logs = Array.from({ length: 300_000 }, () => ({ topics: [], data: '0x' }));
    const talkative = await between((call, real) => (call.method === 'eth_getLogs' ? { result: logs } : real));
    expect(await talkative.tokenTransfers({ from: 0n, to: 1n }, [ctx.addressOf(9)])).toEqual([]);
  });

  it.each([['silence' as const], [500], [429]])(
    'that answers with %s counts as down, and its address is in no error',
    async (how) => {
      const chain = await between(() => how, 500);
      const error: unknown = await chain.head().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ChainUnavailable);
      expect(JSON.stringify([String(error), Object(error).stack, Object(error).cause])).not.toContain('secret-key');
    },
  );

  it('that counts a failed transaction, has no receipt, or has it in another block', async () => {
    const to = ctx.addressOf(10);
    await ctx.chain.transfer({ to, asset: 'bnb', amount: 5n });
    const { number } = await ctx.reader.head();
    const read = async (receipt: (real: object) => unknown) => {
      const chain = await between((call, real) =>
        call.method === 'eth_getTransactionReceipt' && 'result' in real
          ? { result: receipt(Object(real.result)) }
          : real,
      );
      const [block] = await chain.blocksWithTransfers({ from: number, to: number }, new Set([to]));
      server?.close();
      return block?.transfers.length;
    };
    expect(await read((real) => real)).toBe(1);
    expect(await read((real) => ({ ...real, status: '0x0' }))).toBe(0);
    await expect(read(() => null)).rejects.toThrow(ChainDisagrees);
    await expect(read((real) => ({ ...real, blockHash: `0x${'1'.repeat(64)}` }))).rejects.toThrow(ChainDisagrees);
  });

  it.each([
    ['blocks that do not follow', { parentHash: `0x${'1'.repeat(64)}` }],
    ['another block than the one asked for', { number: '0x1' }],
    ['a block without a hash', { hash: null }],
    ['numbers that are none', { timestamp: 'soon' }],
    ['a time after the last date', { timestamp: '0x3afff44180' }],
  ])('that sends %s is not believed', async (_name, lie) => {
    const chain = await between((_call, real) =>
      'result' in real && typeof real.result === 'object' && real.result !== null
        ? { result: { ...real.result, ...lie } }
        : real,
    );
    const { number } = await ctx.reader.head();
    await expect(chain.blocksWithTransfers({ from: number - 1n, to: number }, new Set())).rejects.toThrow(
      ChainDisagrees,
    );
  });

  it('that calls a block final whose number no block has, or sends a log with a place that none has, is not believed', async () => {
    const to = ctx.addressOf(13);
    await ctx.chain.transfer({ to, asset: 'usdt', amount: 3n });
    const { number } = await ctx.reader.head();
    const chain = await between((call, real) => {
      if (!('result' in real)) return real;
      if (call.method !== 'eth_getLogs') return { result: { ...Object(real.result), number: '0x20000000000000' } };
      return { result: [real.result].flat().map((log) => ({ ...Object(log), logIndex: '0x80000000' })) };
    });
    await expect(chain.finalized()).rejects.toThrow(ChainDisagrees);
    await expect(chain.tokenTransfers({ from: number, to: number }, [to])).rejects.toThrow(ChainDisagrees);
  });

  it('that sends another block than the one asked for is not believed about one block either', async () => {
    const chain = await between((_call, real) =>
      'result' in real ? { result: { ...Object(real.result), number: '0x1' } } : real,
    );
    await expect(chain.block(2n)).rejects.toThrow(ChainDisagrees);
  });

  /** The real node and one whose answers a test changes, as two that must agree. */
  async function both(change: (call: Call, real: Answer) => Answer): Promise<typeof ctx.reader> {
    await between(change);
    const url = `http://127.0.0.1:${Object(server?.address()).port}`;
    return createViemChain({ ...ctx.config, rpcUrls: [ctx.chain.url, url] });
  }
  const at = { from: 1n, to: 1n };
  const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`;
  const DECIMALS = '0x313ce567';

  it.each<[string, string, unknown, (chain: typeof ctx.reader) => Promise<unknown>]>([
    ['a block', 'eth_getBlockByNumber', { hash: word(1) }, (chain) => chain.block(1n)],
    ['blocks', 'eth_getBlockByNumber', { timestamp: '0x1' }, (chain) => chain.blocksWithTransfers(at, new Set())],
    ['the final block', 'eth_getBlockByNumber', { hash: word(1) }, (chain) => chain.finalized()],
    ['a balance', 'eth_getBalance', '0x7', (chain) => chain.balances([FAUCET], 1n)],
    ['a transaction count', 'eth_getTransactionCount', '0x7', (chain) => chain.transactionCounts([FAUCET], 1n)],
    ['a token', 'eth_call', word(7), (chain) => chain.tokenBalances(CONTRACTS.usdt, [FAUCET], 1n)],
    ['decimals', 'eth_call', word(6), (chain) => chain.tokenDecimals(CONTRACTS.usdt)],
    ['decimals of the price', DECIMALS, word(18), (chain) => chain.latestPrice()],
  ])('that says something else of %s than the other one is not believed', async (_what, method, lie, read) => {
    const isMeant = ({ method: asked, params: [of] }: Call) => asked === method || Object(of).data === method;
    const chain = await both((call, real) => {
      if (!isMeant(call) || !('result' in real)) return real;
      return { result: typeof lie === 'string' ? lie : { ...Object(real.result), ...Object(lie) } };
    });
    await expect(read(chain)).rejects.toThrow(ChainDisagrees);
  });

  it('that says something else of a transaction than the other one is not believed', async () => {
    const [hash = '0x'] = await ctx.chain.transfer({ to: ctx.addressOf(12), asset: 'bnb', amount: 5n });
    const chain = await both((call, real) =>
      call.method === 'eth_getTransactionReceipt' && 'result' in real
        ? { result: { ...Object(real.result), status: '0x0' } }
        : real,
    );
    await expect(chain.transaction(hash)).rejects.toThrow(ChainDisagrees);
  });

  it('that is behind the other one counts: for what is final, and for the price', async () => {
    const [head, final] = [await ctx.reader.head(), await ctx.reader.finalized()];
    const behind: Record<string, bigint> = { latest: head.number - 1n, finalized: final.number - 1n };
    const earlier = await ctx.reader.block(final.number - 1n);
    const asked: unknown[] = [];
    let hash = earlier?.hash;
    const chain = await both((call, real) => {
      const number = call.method === 'eth_getBlockByNumber' ? behind[String(call.params[0])] : undefined;
      if (call.method === 'eth_call' && Object(call.params[0]).data !== DECIMALS) asked.push(call.params[1]);
      if (number === undefined || !('result' in real)) return real;
      return { result: { ...Object(real.result), number: `0x${number.toString(16)}`, hash } };
    });
    expect(await chain.finalized()).toMatchObject({ number: final.number - 1n, hash });
    expect(await chain.latestPrice()).toMatchObject({ decimals: 8 });
    expect(asked).toEqual([`0x${(head.number - 1n).toString(16)}`]);
    // What it calls final is not the block that both have there.
    hash = `0x${'1'.repeat(64)}`;
    await expect(chain.finalized()).rejects.toThrow(ChainDisagrees);
  });

  it('that disagrees with the other one is not believed', async () => {
    const to = ctx.addressOf(11);
    await ctx.chain.transfer({ to, asset: 'usdt', amount: 3n });
    const { number } = await ctx.reader.head();
    const forgetful = await between((call, real) => (call.method === 'eth_getLogs' ? { result: [] } : real));
    expect(await forgetful.tokenTransfers({ from: number, to: number }, [to])).toEqual([]);
    const url = `http://127.0.0.1:${Object(server?.address()).port}`;
    const both = createViemChain({ ...ctx.config, rpcUrls: [ctx.chain.url, url] });
    await expect(both.tokenTransfers({ from: number, to: number }, [to])).rejects.toThrow(ChainDisagrees);
    expect((await both.finalized()).hash).toBe((await ctx.reader.finalized()).hash);
  });

  it('that has another price in the same block than the other one is not believed (D45)', async () => {
    await ctx.chain.setPrice(601_00000000n);
    const { number } = await ctx.reader.head();
    const asked: unknown[] = [];
    let price = 0n;
    await between((call, real) => {
      if (call.method === 'eth_call') asked.push(call.params[1]);
      if (call.method !== 'eth_call' || price === 0n || !('result' in real)) return real;
      return { result: String(real.result).replace(/^(0x.{64}).{64}/, `$1${price.toString(16).padStart(64, '0')}`) };
    });
    const url = `http://127.0.0.1:${Object(server?.address()).port}`;
    const both = createViemChain({ ...ctx.config, rpcUrls: [ctx.chain.url, url] });
    expect(await both.latestPrice()).toMatchObject({ answer: 601_00000000n });
    expect(asked).toContain(`0x${number.toString(16)}`);
    price = 900_00000000n;
    await expect(both.latestPrice()).rejects.toThrow(ChainDisagrees);
  });
});
