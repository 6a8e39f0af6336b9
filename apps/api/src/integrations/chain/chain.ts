import type { ChainAddress } from './deposit-address.ts';

export type { ChainAddress } from './deposit-address.ts';

/** A hash of a block or a transaction, in lower case. */
export type ChainHash = `0x${string}`;

export interface Block {
  number: bigint;
  hash: ChainHash;
  parentHash: ChainHash;
  /** Unix time in seconds. */
  timestamp: bigint;
}

/** BNB that a successful transaction sent to a watched address. */
export interface NativeTransfer {
  txHash: ChainHash;
  from: ChainAddress;
  to: ChainAddress;
  /** Wei. */
  amount: bigint;
}

/** A block with its transfers to watched addresses. */
export interface BlockWithTransfers extends Block {
  transfers: readonly NativeTransfer[];
}

/** A `Transfer` event (ERC-20) of a token contract. Only the contract itself vouches for it. */
export interface TokenTransfer {
  token: ChainAddress;
  txHash: ChainHash;
  logIndex: number;
  blockNumber: bigint;
  blockHash: ChainHash;
  from: ChainAddress;
  to: ChainAddress;
  /** In the token's smallest unit: wei for 18 decimals. */
  amount: bigint;
}

/** A mined transaction with its transfers. */
export interface ChainTransaction {
  succeeded: boolean;
  /** The BNB that it sent, and the `Transfer` events of token contracts. Wei. */
  moved: readonly { coin: 'bnb' | ChainAddress; to: ChainAddress; amount: bigint }[];
}

/** A reading of the price feed. */
export interface PriceRound {
  round: bigint;
  /** Dollars for one BNB in units of `10 ** -decimals`; may be 0 or less if the feed is broken. */
  answer: bigint;
  decimals: number;
  /** Unix time in seconds. */
  updatedAt: bigint;
}

/** Both ends included. */
export interface BlockRange {
  from: bigint;
  to: bigint;
}

/** Reads of a range of blocks. */
export interface ChainReads {
  /** The blocks of a range, each the parent of the next, with the BNB that successful transactions sent to `to`. */
  blocksWithTransfers(range: BlockRange, to: ReadonlySet<ChainAddress>): Promise<BlockWithTransfers[]>;
  /**
   * Token transfers to some addresses, of any contract, in the order of the chain. If a block has more logs than the
   * RPC sends, only those of the coins that are taken.
   */
  tokenTransfers(range: BlockRange, to: readonly ChainAddress[] | ReadonlySet<ChainAddress>): Promise<TokenTransfer[]>;
  /** Wei of BNB at the end of a block, in the order of the addresses. */
  balances(addresses: readonly ChainAddress[], blockNumber: bigint): Promise<bigint[]>;
}

/**
 * Reads of the chain. Every call ends within seconds. Each throws ChainUnavailable if the chain cannot be read, and
 * ChainDisagrees if the answers contradict each other, so that no conclusion can be drawn.
 */
export interface Chain extends ChainReads {
  readonly chainId: number;
  /** Reads from the first RPC alone, which may be ahead of the second: for what is shown but never booked (D17). */
  readonly newest: ChainReads;
  /** Whether the RPC serves the configured chain. */
  verify(): Promise<boolean>;
  /** The newest block, which may still be replaced. */
  head(): Promise<Block>;
  /** The newest final block (D17). With two RPCs, the older of theirs, which both have. */
  finalized(): Promise<Block>;
  /** A block by its number; null if the chain has none yet. */
  block(number: bigint): Promise<Block | null>;
  /** A transaction by its hash; null if it is not mined. */
  transaction(hash: ChainHash): Promise<ChainTransaction | null>;
  /** How many transactions each address sent up to the end of a block, in the order of the addresses. */
  transactionCounts(addresses: readonly ChainAddress[], blockNumber: bigint): Promise<bigint[]>;
  /** Token balances in the smallest unit at the end of a block, in the order of the addresses. */
  tokenBalances(token: ChainAddress, addresses: readonly ChainAddress[], blockNumber: bigint): Promise<bigint[]>;
  /** Dollars for one BNB, from the feed at the newest block that every RPC knows (D45). */
  latestPrice(): Promise<PriceRound>;
  /** The decimals of a token (D48). */
  tokenDecimals(token: ChainAddress): Promise<number>;
}

/**
 * The chain cannot be read now: no answer, a late one, or an error. The message has no address, which may contain a
 * key.
 */
export class ChainUnavailable extends Error {
  override name = 'ChainUnavailable';
}

/** Answers that cannot be true: two RPCs contradict each other, or one contradicts itself. */
export class ChainDisagrees extends Error {
  override name = 'ChainDisagrees';
}
