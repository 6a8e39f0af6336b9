import type { ChainAddress } from './chain.ts';

export type CollectionStandard = 'erc721' | 'erc1155';

/** A contract that passes calls on to another one (EIP-1967, EIP-1167). */
export interface Proxy {
  implementation: ChainAddress;
  /** Who may change the implementation (EIP-1967); null if nobody is named. */
  admin: ChainAddress | null;
}

/**
 * Looks at contracts on the chain for proofs (D84). Every call ends within seconds, and throws OutsideAway if the chain
 * or the explorer is away, or if two RPCs contradict each other (D86).
 */
export interface Contracts {
  /** Whether there is code at an address. */
  isContract(address: ChainAddress): Promise<boolean>;
  /**
   * Who owns a contract, as `owner()` (EIP-173) or `getOwner()` (BEP-20) says; of a proxy, its own owner. Null if it does
   * not say, or if it is nobody: a contract whose owner gave it up has the zero address, a burn address or itself.
   */
  owner(contract: ChainAddress): Promise<ChainAddress | null>;
  /** Null for a contract that is no proxy. */
  proxy(contract: ChainAddress): Promise<Proxy | null>;
  /**
   * Who sent the transaction that created a contract, as the explorer says and the chain confirms. Null if that is not
   * known: without an explorer, or if a bundler sent it for somebody.
   */
  deployer(contract: ChainAddress): Promise<ChainAddress | null>;
  /** Whether an address deployed a contract: by its own transaction, which needs no explorer, or as `deployer` says. */
  isDeployedBy(contract: ChainAddress, address: ChainAddress): Promise<boolean>;
  /** The standard of a collection; null for another contract. */
  collection(contract: ChainAddress): Promise<CollectionStandard | null>;
  /** How many pieces an address holds; null if that is not known (ERC-1155 without an explorer). */
  held(contract: ChainAddress, standard: CollectionStandard, holder: ChainAddress): Promise<number | null>;
  /** How many pieces were made for an address, 1000 at most; null without an explorer. */
  minted(contract: ChainAddress, standard: CollectionStandard, holder: ChainAddress): Promise<number | null>;
}
