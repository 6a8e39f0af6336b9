import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils';
import {
  type Block,
  type BlockRange,
  type BlockWithTransfers,
  type Chain,
  type ChainAddress,
  ChainDisagrees,
  type ChainHash,
  type ChainTransaction,
  ChainUnavailable,
  type NativeTransfer,
  type TokenTransfer,
} from './chain.ts';
import { createJsonRpc, fieldOf, type JsonRpc, type RpcCall, RpcRefusal } from './json-rpc.ts';
import { addressIn, blockIn, bytesIn, hashIn, listIn, numberIn, numberUpTo } from './read-chain.ts';

/**
 * Depth below the head at which a block is final, for nodes without a `finalized` tag: two thirds of the validators
 * have built on it (D17).
 */
export const FINAL_DEPTH = 240n;
/** Max. addresses named in one request for logs. */
const ADDRESSES_AT_ONCE = 500;
/** Above this number of addresses all logs are read and filtered here. */
const MOST_NAMED = 2000;
/** Max. blocks of one request for logs, unless the node allows fewer. */
const MOST_BLOCKS = 1000n;

/** Of a log in its block, as it is stored. */
const HIGHEST_PLACE = 2 ** 31 - 1;
/** Blocks with transactions in one request: each may be a megabyte. */
const FULL_BLOCKS_AT_ONCE = 10;

/** `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
]);

export interface ViemChainOptions {
  chainId: number;
  /** One address, or two that must agree. */
  rpcUrls: readonly string[];
  priceFeed: ChainAddress;
  /** The contracts of the tokens that are taken; null for a token that is not. */
  tokens: Readonly<Record<'usdt' | 'busd', { address: ChainAddress } | null>>;
  /** Timeout of one request in ms; defaults to 5 seconds. */
  timeoutMs?: number;
}

/**
 * Reads the chain from one or two JSON-RPC nodes. With two, both must agree on everything that a booking depends on: if
 * one is away or they differ, the read fails.
 */
export function createViemChain({ chainId, rpcUrls, priceFeed, tokens, timeoutMs }: ViemChainOptions): Chain {
  const taken = Object.values(tokens).flatMap((token) => token?.address ?? []);
  const nodes = rpcUrls.map((url) => createNode(createJsonRpc(url, timeoutMs), taken));
  const [first] = nodes;
  if (first === undefined) throw new Error('A chain needs an RPC');
  let feedDecimals: number | null = null;

  /** Asks all nodes; `partOf` the answers must be equal. */
  async function agreed<T>(
    read: (node: Node) => Promise<T>,
    partOf: (answer: T) => unknown = (all) => all,
  ): Promise<T> {
    const [answer, ...others] = await Promise.all(nodes.map((node) => orUnavailable(read(node))));
    if (answer === undefined) throw new ChainUnavailable('No RPC answered');
    if (others.some((other) => written(partOf(other)) !== written(partOf(answer))))
      throw new ChainDisagrees('The two RPCs say different things');
    return answer;
  }

  return {
    chainId,
    newest: {
      blocksWithTransfers: (range, to) => orUnavailable(first.blocksWithTransfers(range, to)),
      tokenTransfers: (range, to) => orUnavailable(first.tokenTransfers(range, to)),
      balances: (addresses, blockNumber) => orUnavailable(first.balances(addresses, blockNumber)),
    },
    async verify() {
      const ids = await Promise.all(nodes.map((node) => orUnavailable(node.chainId())));
      return ids.every((id) => id === BigInt(chainId));
    },
    head: () => orUnavailable(first.head()),
    async finalized() {
      const blocks = await Promise.all(nodes.map((node) => orUnavailable(node.finalized())));
      const lowest = blocks.reduce((low, block) => (block.number < low.number ? block : low));
      if (nodes.length === 1) return lowest;
      const block = await agreed((node) => node.block(lowest.number));
      if (block?.hash !== lowest.hash) throw new ChainDisagrees('The two RPCs have different final blocks');
      return lowest;
    },
    block: (number) => agreed((node) => node.block(number)),
    transaction: (hash) => agreed((node) => node.transaction(hash)),
    blocksWithTransfers: (range, to) => agreed((node) => node.blocksWithTransfers(range, to)),
    tokenTransfers: (range, to) =>
      agreed(
        (node) => node.tokenTransfers(range, to),
        // Transfers of foreign contracts are never money, so a node may omit them.
        (transfers) => transfers.filter(({ token }) => taken.includes(token)),
      ),
    balances: (addresses, blockNumber) => agreed((node) => node.balances(addresses, blockNumber)),
    transactionCounts: (addresses, blockNumber) => agreed((node) => node.transactionCounts(addresses, blockNumber)),
    tokenBalances: (token, addresses, blockNumber) =>
      agreed((node) => node.tokenBalances(token, addresses, blockNumber)),
    async latestPrice() {
      feedDecimals ??= await agreed((node) => node.decimals(priceFeed));
      const heads = await Promise.all(nodes.map((node) => orUnavailable(node.head())));
      // One node may be ahead of the other.
      const { number } = heads.reduce((low, head) => (head.number < low.number ? head : low));
      const [round, answer, , updatedAt] = await agreed((node) => node.latestRound(priceFeed, number));
      return { round, answer, updatedAt, decimals: feedDecimals };
    },
    tokenDecimals: (token) => agreed((node) => node.decimals(token)),
  };
}

/** Turns a refusal of a node into ChainUnavailable. */
const orUnavailable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof RpcRefusal ? new ChainUnavailable(error.message) : error;
  });

const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

type Node = ReturnType<typeof createNode>;

/**
 * One node. A refused call throws RpcRefusal.
 * @param taken contracts whose logs matter most
 */
function createNode(rpc: JsonRpc, taken: readonly ChainAddress[]) {
  // Remembers the node's limit; otherwise each request would first be refused a few times.
  let blocksAtOnce = MOST_BLOCKS;

  async function askOne(method: string, params: readonly unknown[]): Promise<unknown> {
    const [answer] = await rpc.ask([{ method, params }]);
    return answer;
  }

  async function head(): Promise<Block> {
    return blockIn(await askOne('eth_getBlockByNumber', ['latest', false]));
  }

  async function block(number: bigint): Promise<Block | null> {
    const answer = await askOne('eth_getBlockByNumber', [hex(number), false]);
    return answer === null ? null : numbered(blockIn(answer), number);
  }

  async function finalized(): Promise<Block> {
    const tagged = await askOne('eth_getBlockByNumber', ['finalized', false]).catch((error: unknown) => {
      if (error instanceof RpcRefusal) return null;
      throw error;
    });
    if (tagged !== null) return blockIn(tagged);
    const { number } = await head();
    const below = await block(number > FINAL_DEPTH ? number - FINAL_DEPTH : 0n);
    if (below === null) throw new ChainDisagrees('The RPC has a head, but not the blocks below it');
    return below;
  }

  async function blocksWithTransfers(
    { from, to: end }: BlockRange,
    to: ReadonlySet<ChainAddress>,
  ): Promise<BlockWithTransfers[]> {
    const numbers = numbersOf(from, end);
    const answers = await rpc.ask(
      numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [hex(number), to.size > 0] })),
      to.size > 0 ? FULL_BLOCKS_AT_ONCE : undefined,
    );
    const blocks = answers.map((answer, index) => {
      if (answer === null) throw new ChainDisagrees('The RPC has no final block');
      return {
        block: numbered(blockIn(answer), from + BigInt(index)),
        candidates: to.size === 0 ? [] : candidatesIn(answer, to),
      };
    });
    for (const [index, { block: each }] of blocks.entries()) {
      const parent = blocks[index - 1];
      if (parent !== undefined && parent.block.hash !== each.parentHash)
        throw new ChainDisagrees('The RPC sent blocks that do not form a chain');
    }
    const succeeded = await successesOf(
      blocks.flatMap(({ block: { hash }, candidates }) =>
        candidates.map(({ txHash }) => ({ txHash, blockHash: hash })),
      ),
    );
    return blocks.map(({ block: each, candidates }) => ({
      ...each,
      transfers: candidates.filter(({ txHash }) => succeeded.has(txHash)),
    }));
  }

  /** The transactions among these that succeeded. */
  async function successesOf(sent: readonly { txHash: ChainHash; blockHash: ChainHash }[]): Promise<Set<ChainHash>> {
    const receipts = await rpc.ask(
      sent.map(({ txHash }) => ({ method: 'eth_getTransactionReceipt', params: [txHash] })),
    );
    const succeeded = new Set<ChainHash>();
    for (const [index, { txHash, blockHash }] of sent.entries()) {
      const receipt = receipts[index];
      if (receipt === null || receipt === undefined)
        throw new ChainDisagrees('The RPC has a transaction, but no receipt of it');
      if (hashIn(fieldOf(receipt, 'blockHash')) !== blockHash || hashIn(fieldOf(receipt, 'transactionHash')) !== txHash)
        throw new ChainDisagrees('The RPC has a transaction in two places');
      if (numberIn(fieldOf(receipt, 'status')) === 1n) succeeded.add(txHash);
    }
    return succeeded;
  }

  async function transaction(hash: ChainHash): Promise<ChainTransaction | null> {
    const [sent, receipt] = await rpc.ask([
      { method: 'eth_getTransactionByHash', params: [hash] },
      { method: 'eth_getTransactionReceipt', params: [hash] },
    ]);
    if (sent === null || receipt === null) return null;
    const [value, to] = [numberIn(fieldOf(sent, 'value')), fieldOf(sent, 'to')];
    const tokens = listIn(fieldOf(receipt, 'logs')).flatMap((log) => transferIn(log) ?? []);
    return {
      succeeded: numberIn(fieldOf(receipt, 'status')) === 1n,
      moved: [
        ...(value > 0n && to !== null ? [{ coin: 'bnb' as const, to: addressIn(to), amount: value }] : []),
        ...tokens.map(({ token, to: receiver, amount }) => ({ coin: token, to: receiver, amount })),
      ],
    };
  }

  /** The logs of a range, read in parts that the node answers; too many to spread as arguments. */
  async function logs(range: BlockRange, topics: readonly unknown[]): Promise<unknown[]> {
    const found: unknown[] = [];
    for (let from = range.from; from <= range.to;) {
      const to = from + blocksAtOnce - 1n < range.to ? from + blocksAtOnce - 1n : range.to;
      const size = to - from + 1n;
      try {
        const filter = { fromBlock: hex(from), toBlock: hex(to), topics };
        for (const log of listIn(await askOne('eth_getLogs', [filter]))) found.push(log);
        from = to + 1n;
      } catch (error) {
        const isTooMuch = error instanceof RpcRefusal || error instanceof ChainUnavailable;
        if (size > 1n && isTooMuch) blocksAtOnce = size / 2n;
        // A range that times out is split the next time, unless it is one block.
        if (!isTooMuch || (size > 1n && error instanceof ChainUnavailable)) throw error;
        if (size === 1n) {
          for (const log of await logsOfBlock(from, topics)) found.push(log);
          from += 1n;
        }
      }
    }
    // The refusal may have been temporary, so the next part is twice as large.
    if (blocksAtOnce < MOST_BLOCKS && range.to - range.from + 1n >= blocksAtOnce) blocksAtOnce *= 2n;
    return found;
  }

  /**
   * Anybody may fill a block with logs until a node sends none. Then only the logs of the coins that are taken are
   * read, which are few, so that no flood delays a payment. If the node answers no request for logs at all, the
   * receipts of the block have them.
   */
  async function logsOfBlock(number: bigint, topics: readonly unknown[]): Promise<unknown[]> {
    try {
      const filter = { fromBlock: hex(number), toBlock: hex(number), address: taken, topics };
      return [...listIn(await askOne('eth_getLogs', [filter]))];
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
    }
    const receipts = listIn(await askOne('eth_getBlockReceipts', [hex(number)]));
    return receipts.flatMap((receipt) => [...listIn(fieldOf(receipt, 'logs'))]);
  }

  async function tokenTransfers(
    range: BlockRange,
    to: readonly ChainAddress[] | ReadonlySet<ChainAddress>,
  ): Promise<TokenTransfer[]> {
    const transfers = new Map<string, TokenTransfer>();
    // Not copied, since there may be very many.
    const wanted = 'has' in to ? to : new Set(to);
    for (const receivers of receiversOf(wanted)) {
      for (const log of await logs(range, [TRANSFER, null, receivers])) {
        const transfer = transferIn(log);
        if (transfer === null || !wanted.has(transfer.to)) continue;
        if (transfer.blockNumber < range.from || transfer.blockNumber > range.to)
          throw new ChainDisagrees('The RPC sent a log of another block');
        // A log that is sent twice counts once.
        transfers.set(`${transfer.blockNumber}:${transfer.logIndex}`, transfer);
      }
    }
    return [...transfers.values()].sort((a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex);
  }

  async function call(
    to: ChainAddress,
    functionName: 'decimals' | 'latestRoundData',
    at: bigint | null = null,
  ): Promise<ChainHash> {
    const data = encodeFunctionData({ abi, functionName });
    return bytesIn(await askOne('eth_call', [{ to, data }, at === null ? 'latest' : hex(at)]));
  }

  const ofAll = async (calls: readonly RpcCall[]): Promise<bigint[]> => (await rpc.ask(calls)).map(numberIn);

  return {
    head,
    block,
    finalized,
    blocksWithTransfers,
    transaction,
    tokenTransfers,
    chainId: async () => numberIn(await askOne('eth_chainId', [])),
    balances: (addresses: readonly ChainAddress[], blockNumber: bigint) =>
      ofAll(addresses.map((address) => ({ method: 'eth_getBalance', params: [address, hex(blockNumber)] }))),
    transactionCounts: (addresses: readonly ChainAddress[], blockNumber: bigint) =>
      ofAll(addresses.map((address) => ({ method: 'eth_getTransactionCount', params: [address, hex(blockNumber)] }))),
    tokenBalances: (token: ChainAddress, addresses: readonly ChainAddress[], blockNumber: bigint) =>
      ofAll(
        addresses.map((address) => {
          const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] });
          return { method: 'eth_call', params: [{ to: token, data }, hex(blockNumber)] };
        }),
      ),
    decimals: async (token: ChainAddress) =>
      decoded(await call(token, 'decimals'), (data) => decodeFunctionResult({ abi, functionName: 'decimals', data })),
    latestRound: async (feed: ChainAddress, at: bigint) =>
      decoded(await call(feed, 'latestRoundData', at), (data) =>
        decodeFunctionResult({ abi, functionName: 'latestRoundData', data }),
      ),
  };
}

/** Decodes a contract's answer; a missing contract answers nothing. */
function decoded<T>(data: ChainHash, decode: (data: ChainHash) => T): T {
  try {
    return decode(data);
  } catch {
    throw new ChainDisagrees('A configured contract gave an invalid answer');
  }
}

function numbered(block: Block, number: bigint): Block {
  if (block.number !== number) throw new ChainDisagrees('The RPC sent another block than it was asked for');
  return block;
}

/** BNB that the transactions of a block send to some addresses, if they succeed. */
function candidatesIn(block: unknown, to: ReadonlySet<string>): NativeTransfer[] {
  return listIn(fieldOf(block, 'transactions')).flatMap((transaction) => {
    const receiver = fieldOf(transaction, 'to');
    // Most go elsewhere, so only the relevant ones are parsed fully.
    if (typeof receiver !== 'string' || !to.has(receiver.toLowerCase())) return [];
    const amount = numberIn(fieldOf(transaction, 'value'));
    if (amount === 0n) return [];
    return [
      {
        txHash: hashIn(fieldOf(transaction, 'hash')),
        from: addressIn(fieldOf(transaction, 'from')),
        to: addressIn(receiver),
        amount,
      },
    ];
  });
}

/** A `Transfer` of ERC-20; null for a lookalike, such as that of an NFT. Throws for a removed one. */
function transferIn(log: unknown): TokenTransfer | null {
  const [signature, from, to, ...more] = listIn(fieldOf(log, 'topics'));
  const data = bytesIn(fieldOf(log, 'data'));
  if (signature !== TRANSFER || to === undefined || more.length > 0 || data.length !== 66) return null;
  if (fieldOf(log, 'removed') === true) throw new ChainDisagrees('The RPC removed a log of a final block');
  return {
    token: addressIn(fieldOf(log, 'address')),
    txHash: hashIn(fieldOf(log, 'transactionHash')),
    logIndex: Number(numberUpTo(HIGHEST_PLACE, fieldOf(log, 'logIndex'))),
    blockNumber: numberIn(fieldOf(log, 'blockNumber')),
    blockHash: hashIn(fieldOf(log, 'blockHash')),
    from: addressOfTopic(from),
    to: addressOfTopic(to),
    amount: BigInt(data),
  };
}

/** The receivers that each request names; null, for all receivers, if one request for all is cheaper than many. */
function receiversOf(to: ReadonlySet<ChainAddress>): (readonly string[] | null)[] {
  if (to.size > MOST_NAMED) return [null];
  const topics = [...to].map(topicOf);
  const questions: string[][] = [];
  for (let index = 0; index < topics.length; index += ADDRESSES_AT_ONCE)
    questions.push(topics.slice(index, index + ADDRESSES_AT_ONCE));
  return questions;
}

const hex = (number: bigint): string => `0x${number.toString(16)}`;

const topicOf = (address: ChainAddress): string => `0x${address.slice(2).padStart(64, '0')}`;

const addressOfTopic = (topic: unknown): ChainAddress => addressIn(`0x${hashIn(topic).slice(26)}`);

function numbersOf(from: bigint, to: bigint): bigint[] {
  return Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index));
}
