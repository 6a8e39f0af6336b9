import type { ChainAddress } from './deposit-address.ts';

export type { ChainAddress } from './deposit-address.ts';

/** A hash of a block or a transaction, in lower case. */
export type ChainHash = `0x${string}`;

export interface Block {
  number: bigint;
  hash: ChainHash;
  parentHash: ChainHash;
  /** Seconds since 1970, as the chain has it. */
  timestamp: bigint;
}

/** BNB that a successful transaction sent to one of the addresses that were asked for. */
export interface NativeTransfer {
  txHash: ChainHash;
  from: ChainAddress;
  to: ChainAddress;
  /** Wei. */
  amount: bigint;
}

/** A block with what its transactions sent to certain addresses. */
export interface BlockWithTransfers extends Block {
  transfers: readonly NativeTransfer[];
}

/** What a token's contract says that it moved: a `Transfer` event (ERC-20). Nothing but that contract stands behind it. */
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

/** A transaction that is in a block, with what it moved. */
export interface ChainTransaction {
  succeeded: boolean;
  /** BNB that it sent, and what the contracts of tokens say that they moved. Wei. */
  moved: readonly { coin: 'bnb' | ChainAddress; to: ChainAddress; amount: bigint }[];
}

/** What the price feed says. */
export interface PriceRound {
  round: bigint;
  /** Dollars for one BNB in units of `10 ** -decimals`; may be 0 or less when the feed is broken. */
  answer: bigint;
  decimals: number;
  /** Seconds since 1970. */
  updatedAt: bigint;
}

/** From and to, both included. */
export interface BlockRange {
  from: bigint;
  to: bigint;
}

/** What can be read of a part of the chain. */
export interface ChainReads {
  /** The blocks of a range, each the parent of the next, with the BNB that successful transactions sent to `to`. */
  blocksWithTransfers(range: BlockRange, to: ReadonlySet<ChainAddress>): Promise<BlockWithTransfers[]>;
  /**
   * What the contracts of any tokens say that they moved to some addresses, in the order of the chain; where a block has more than the RPC
   * sends, those of the coins that are taken alone.
   */
  tokenTransfers(range: BlockRange, to: readonly ChainAddress[] | ReadonlySet<ChainAddress>): Promise<TokenTransfer[]>;
  /** Wei of BNB at the end of a block, in the order of the addresses. */
  balances(addresses: readonly ChainAddress[], blockNumber: bigint): Promise<bigint[]>;
}

/**
 * What the product reads from the chain. Every call ends within some seconds. All of them throw ChainUnavailable when the chain cannot be
 * read, and ChainDisagrees when what was read cannot be true: then nothing may be concluded from it.
 */
export interface Chain extends ChainReads {
  readonly chainId: number;
  /** The same by the first RPC alone, which may be ahead of the second: for what is shown and booked nowhere (D17). */
  readonly newest: ChainReads;
  /** Whether the RPC is one of the chain that is configured. */
  verify(): Promise<boolean>;
  /** The newest block, which may still be replaced. */
  head(): Promise<Block>;
  /** The newest block that nothing can replace (D17). With two RPCs the older one's, which both have. */
  finalized(): Promise<Block>;
  /** A block by its number; null where the chain has none yet. */
  block(number: bigint): Promise<Block | null>;
  /** A transaction by its hash; null while it is in no block. */
  transaction(hash: ChainHash): Promise<ChainTransaction | null>;
  /** How many transactions each address has sent up to the end of a block, in the order of the addresses. */
  transactionCounts(addresses: readonly ChainAddress[], blockNumber: bigint): Promise<bigint[]>;
  /** Of a token, in its smallest unit, at the end of a block, in the order of the addresses. */
  tokenBalances(token: ChainAddress, addresses: readonly ChainAddress[], blockNumber: bigint): Promise<bigint[]>;
  /** Dollars for one BNB, as the feed has them in the newest block that every RPC knows (D45). */
  latestPrice(): Promise<PriceRound>;
  /** How many decimals the unit of a token has (D48). */
  tokenDecimals(token: ChainAddress): Promise<number>;
}

/** The chain cannot be read now: no answer, a late one, or one that says no. The message holds no address: there may be a key in it. */
export class ChainUnavailable extends Error {
  override name = 'ChainUnavailable';
}

/** What was read cannot be true: two RPCs say different things, or one contradicts itself. */
export class ChainDisagrees extends Error {
  override name = 'ChainDisagrees';
}
