// The sandbox's chain: anvil with the product's contracts on it, and what can be done to it. Everything that makes blocks goes through here,
// one thing after another: no block comes by surprise, and a block has nothing in it but what was asked for.
import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  http,
  publicActions,
  walletActions,
  type Address,
  type Hash,
  type Hex,
  type PublicActions,
  type TestClient,
  type Transport,
  type WalletActions,
} from 'viem';
import { startAnvil } from './anvil.ts';
import {
  testFeedAbi,
  testFeedBytecode,
  testTokenAbi,
  testTokenBytecode,
  testWalletAbi,
  testWalletBytecode,
} from './contracts/generated/contracts.ts';
import { CONTRACTS, DEPLOYER, FAUCET, FIRST_PRICE, GAS_PRICE_WEI, sandboxChain } from './values.ts';

/** Of `fee` 1% does not arrive; `internal` is BNB that a contract sends inside a transaction. */
export type Asset = 'bnb' | 'usdt' | 'busd' | 'other' | 'fee' | 'internal';

export interface Transfer {
  readonly to: Address;
  readonly asset: Asset;
  /** In wei: all tokens here have 18 decimals. */
  readonly amount: bigint;
}

export type ChainClient = TestClient<'anvil', Transport, typeof sandboxChain> &
  PublicActions<Transport, typeof sandboxChain> &
  WalletActions<typeof sandboxChain>;

export interface Chain {
  /** anvil's own JSON-RPC, all methods of it. The sandbox's callers get `/chain/rpc` instead. */
  readonly url: string;
  /** Speaks to that; what it sends stays waiting until something here makes a block. */
  readonly client: ChainClient;
  /**
   * Sends from the faucet, all in one block of their own.
   * @throws ChainRefusal when one cannot be sent, and then none is; or when it is in the block and failed
   */
  transfer(...transfers: readonly Transfer[]): Promise<Hash[]>;
  /**
   * Sends what somebody signed, in a block of its own.
   * @throws what the node says
   */
  sendSigned(signed: Hex): Promise<Hash>;
  /** Makes empty blocks, or one with what waits, and answers the number of the newest. */
  mine(count?: number): Promise<bigint>;
  /** Moves the chain's clock by so many seconds and makes a block. Blocks never go back: with a negative number the clock stands until the time is reached. */
  moveTime(seconds: number): Promise<void>;
  /**
   * Puts as many empty blocks in the place of the newest ones; what was in those is gone.
   * @throws ChainRefusal when the node has no state that far back
   */
  reorganise(depth: number): Promise<void>;
  /** Begins a round of the feed, in its 8 decimals. From then on this price is kept fresh. */
  setPrice(answer: bigint, updatedAt?: Date): Promise<void>;
  /** Resolves when anvil is gone, also by itself. */
  readonly exited: Promise<void>;
  /** Ends it with its state written. */
  stop(): Promise<void>;
}

/** The chain cannot do what was asked; the message is fit to be shown. */
export class ChainRefusal extends Error {}

export interface ChainOptions {
  /** Where it is kept; null (the default) for a chain of one run. */
  readonly folder?: string | null;
  readonly now?: () => Date;
  /**
   * Lets the chain live by itself: a block every 3 s while a payment is open and until the last transaction is final, and a feed that stays
   * fresh. Without it blocks come on demand alone.
   */
  readonly isPaymentOpen?: (() => Promise<boolean>) | null;
  /** Between two such blocks; 3000 when left out. */
  readonly blockTimeMs?: number;
}

const BLOCK_TIME_MS = 3000;
/** A block is final when two others are above it. */
const BLOCKS_TO_FINALITY = 2;
/** The product takes no price that is older than 5 minutes (D45). */
const PRICE_LIFE_MS = 120_000;
const DEPLOY_GAS = 3_000_000n;
const CALL_GAS = 200_000n;
const SUPPLY = 10n ** 30n;

/**
 * Starts the chain, with its contracts; a kept one goes on where it was.
 * @throws Error in one line when this platform has no anvil, or it does not start
 */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const { folder = null, now = () => new Date(), isPaymentOpen = null, blockTimeMs = BLOCK_TIME_MS } = options;
  const anvil = await startAnvil(folder, seconds(now()));
  const client: ChainClient = createTestClient({
    chain: sandboxChain,
    mode: 'anvil',
    cacheTime: 0,
    transport: http(anvil.url, { retryCount: 0 }),
  })
    .extend(publicActions)
    .extend(walletActions);
  const one = createQueue();
  let shift = 0;
  let blocksToCome = 0;
  let price = { answer: FIRST_PRICE, pricedAt: 0 };

  async function makeBlock(): Promise<bigint> {
    const { number, timestamp } = await client.getBlock();
    const wanted = BigInt(seconds(now()) + shift);
    await client.setNextBlockTimestamp({ timestamp: wanted > timestamp ? wanted : timestamp });
    await client.mine({ blocks: 1 });
    return number + 1n;
  }
  /** Nothing may stay behind in the pool: it would be in the next block of somebody else. */
  async function inOneBlock(send: () => Promise<Hash[]>): Promise<Hash[]> {
    try {
      const hashes = await send();
      await makeBlock();
      for (const hash of hashes) {
        const { status } = await client.getTransactionReceipt({ hash });
        if (status !== 'success') throw new ChainRefusal(`The transaction ${hash} failed: the receiver refused it.`);
      }
      return hashes;
    } finally {
      await client.request<DropAll>({ method: 'anvil_dropAllTransactions', params: [] });
    }
  }
  const send = (from: Address, call: Call, gas = CALL_GAS): Promise<Hash> =>
    client.sendTransaction({ account: from, gas, gasPrice: GAS_PRICE_WEI, ...call });
  const setFeed = (answer: bigint, updatedAt: number): Promise<Hash> =>
    send(DEPLOYER, {
      to: CONTRACTS.feed,
      data: encodeFunctionData({ abi: testFeedAbi, functionName: 'set', args: [answer, BigInt(updatedAt)] }),
    });

  async function deploy(): Promise<void> {
    await inOneBlock(async () => {
      const hashes: Hash[] = [];
      for (const data of deployments()) hashes.push(await send(DEPLOYER, { data }, DEPLOY_GAS));
      const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [FAUCET, SUPPLY] });
      for (const token of TOKENS) hashes.push(await send(DEPLOYER, { to: CONTRACTS[token], data }));
      return [...hashes, await setFeed(FIRST_PRICE, seconds(now()))];
    });
  }
  /** The price of the last round, told again with the time of now. */
  async function refreshPrice(): Promise<void> {
    await inOneBlock(async () => [await setFeed(price.answer, seconds(now()) + shift)]);
    price = { ...price, pricedAt: now().getTime() };
  }
  async function begin(): Promise<void> {
    if ((await client.getTransactionCount({ address: DEPLOYER })) === 0) await deploy();
    const [, answer] = await client.readContract({
      address: CONTRACTS.feed,
      abi: testFeedAbi,
      functionName: 'latestRoundData',
    });
    price = { answer, pricedAt: 0 };
    await refreshPrice();
    // A kept chain has no state but that of its newest block: from here on that of the final block can be read, too.
    for (let block = 0; block < BLOCKS_TO_FINALITY; block++) await makeBlock();
  }
  async function live(isOpen: () => Promise<boolean>): Promise<void> {
    if (now().getTime() - price.pricedAt >= PRICE_LIFE_MS) await refreshPrice();
    else if (blocksToCome > 0 || (await isOpen())) {
      await makeBlock();
      blocksToCome = Math.max(0, blocksToCome - 1);
    }
  }

  try {
    await begin();
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  const stopping = new AbortController();
  void anvil.exited.then(() => stopping.abort());
  const living =
    isPaymentOpen === null ? null : every(blockTimeMs, stopping.signal, () => one(() => live(isPaymentOpen)));

  return {
    url: anvil.url,
    client,
    exited: anvil.exited,
    transfer: (...transfers) =>
      one(() => {
        blocksToCome = BLOCKS_TO_FINALITY;
        return inOneBlock(async () => {
          const hashes: Hash[] = [];
          for (const transfer of transfers) hashes.push(await refusing(send(FAUCET, callOf(transfer))));
          return hashes;
        });
      }),
    sendSigned: (signed) =>
      one(async () => {
        const hash = await client.sendRawTransaction({ serializedTransaction: signed });
        await makeBlock();
        blocksToCome = BLOCKS_TO_FINALITY;
        return hash;
      }),
    mine: (count = 1) =>
      one(async () => {
        let head = 0n;
        for (let made = 0; made < count; made++) head = await makeBlock();
        return head;
      }),
    moveTime: (by) =>
      one(async () => {
        shift += by;
        await makeBlock();
      }),
    reorganise: (depth) =>
      one(async () => {
        const head = await client.getBlockNumber();
        const contracts = 1n;
        if (BigInt(depth) > head - contracts)
          throw new ChainRefusal(`The chain has ${head - contracts} blocks to give.`);
        await client
          .request<Reorganisation>({ method: 'anvil_reorg', params: [depth, []] })
          .catch(() => Promise.reject(new ChainRefusal('The chain keeps no state that far back.')));
        blocksToCome = BLOCKS_TO_FINALITY;
      }),
    setPrice: (answer, updatedAt) =>
      one(async () => {
        const at = updatedAt === undefined ? seconds(now()) + shift : seconds(updatedAt);
        await inOneBlock(async () => [await setFeed(answer, at)]);
        price = { answer, pricedAt: now().getTime() };
      }),
    async stop() {
      stopping.abort();
      await living;
      await one(async () => undefined);
      await anvil.stop();
    },
  };
}

interface Call {
  readonly to?: Address;
  readonly value?: bigint;
  readonly data?: Hex;
}

interface Reorganisation {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: readonly []];
  ReturnType: null;
}

interface DropAll {
  Method: 'anvil_dropAllTransactions';
  Parameters: [];
  ReturnType: null;
}

const TOKENS = ['usdt', 'busd', 'other', 'fee'] as const;
const FEE_BASIS_POINTS = 100n;

function deploymentOf(name: string, symbol: string, feeBasisPoints = 0n): Hex {
  return encodeDeployData({ abi: testTokenAbi, bytecode: testTokenBytecode, args: [name, symbol, feeBasisPoints] });
}

/** In the order that their addresses follow from. */
function deployments(): Hex[] {
  return [
    deploymentOf('Test Tether USD', 'USDT'),
    deploymentOf('Test BUSD', 'BUSD'),
    testFeedBytecode,
    deploymentOf('Some Other Token', 'OTHER'),
    deploymentOf('Token With A Fee', 'FEE', FEE_BASIS_POINTS),
    testWalletBytecode,
  ];
}

function callOf({ to, asset, amount }: Transfer): Call {
  if (asset === 'bnb') return { to, value: amount };
  if (asset === 'internal')
    return {
      to: CONTRACTS.wallet,
      value: amount,
      data: encodeFunctionData({ abi: testWalletAbi, functionName: 'send', args: [[to], [amount]] }),
    };
  return {
    to: CONTRACTS[asset],
    data: encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] }),
  };
}

/** What the node says against a transfer is for the caller. */
function refusing(sent: Promise<Hash>): Promise<Hash> {
  return sent.catch((error: unknown) => {
    const said = error instanceof Error && 'details' in error ? String(error.details) : 'It could not be sent';
    throw new ChainRefusal(`${said}.`);
  });
}

/** Runs what it is given one after the other. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Until the signal; a round that fails (the database is away for a while) is no reason to end. */
async function every(ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await work().catch(() => undefined);
  }
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
