// The sandbox's chain: anvil with the product's contracts, and its controls. Everything that makes blocks goes through
// here in sequence, so that no block comes by surprise, and each has only the requested transactions.
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

/** `fee` deducts 1% of each transfer; `internal` is BNB that a contract sends inside a transaction. */
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
  /** anvil's own JSON-RPC with all methods. The sandbox's callers get `/chain/rpc` instead. */
  readonly url: string;
  /** A client of it; its transactions stay pending until something here makes a block. */
  readonly client: ChainClient;
  /**
   * Sends transfers from the faucet, in one block without other transactions.
   * @throws ChainRefusal if one cannot be sent, so that none is, or if it is mined and failed
   */
  transfer(...transfers: readonly Transfer[]): Promise<Hash[]>;
  /**
   * Sends a signed transaction, in a block of its own.
   * @throws the node's error
   */
  sendSigned(signed: Hex): Promise<Hash>;
  /** Makes empty blocks, or one with the pending transactions; returns the newest number. */
  mine(count?: number): Promise<bigint>;
  /**
   * Moves the chain's clock by some seconds and makes a block. Block times never decrease: after a negative number the
   * clock stands until it catches up.
   */
  moveTime(seconds: number): Promise<void>;
  /**
   * Replaces the newest blocks by as many empty ones; their transactions are lost.
   * @throws ChainRefusal if the node has no state that far back
   */
  reorganise(depth: number): Promise<void>;
  /** Starts a round of the feed, in its 8 decimals. From then on this price is refreshed. */
  setPrice(answer: bigint, updatedAt?: Date): Promise<void>;
  /** Resolves when anvil has ended for any reason. */
  readonly exited: Promise<void>;
  /** Saves the state and stops anvil. */
  stop(): Promise<void>;
}

/** The chain cannot do what was requested; the message may be shown. */
export class ChainRefusal extends Error {}

export interface ChainOptions {
  /** Where it is stored; null (the default) for a chain of one run. */
  readonly folder?: string | null;
  readonly now?: () => Date;
  /**
   * Makes blocks automatically: one every 3 s while a payment is open and until the last transaction is final, and
   * refreshes of the feed. Without it blocks come on demand only.
   */
  readonly isPaymentOpen?: (() => Promise<boolean>) | null;
  /** Interval of these blocks; defaults to 3000. */
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
 * Starts the chain with its contracts; a stored one resumes.
 * @throws Error in one line if this platform has no anvil, or it does not start
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
  /** Leaves nothing in the pool, where it would get into somebody else's block. */
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
  /** Sends the last price again with the current time. */
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
    // A stored chain has only the state of its newest block. After these blocks the state of the final block can be
    // read too.
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

/** In the order that determines their addresses. */
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

/** Passes the node's reason for refusing a transfer to the caller. */
function refusing(sent: Promise<Hash>): Promise<Hash> {
  return sent.catch((error: unknown) => {
    const said = error instanceof Error && 'details' in error ? String(error.details) : 'It could not be sent';
    throw new ChainRefusal(`${said}.`);
  });
}

/** Runs work in sequence. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Repeats until the signal; a failed round, for instance while the database is away, does not end it. */
async function every(ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await work().catch(() => undefined);
  }
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
