// Constants of every sandbox chain. Those that the server needs are in sandbox-chain.ts.
import { SANDBOX_CHAIN_ID, SANDBOX_CONTRACTS, SANDBOX_XPUB } from '@mutuals/api/sandbox-chain';
import { defineChain, type Address } from 'viem';

export { SANDBOX_CHAIN_ID, SANDBOX_XPUB };

/**
 * The seed of all keys of the chain: its two accounts and, on another branch, the deposit addresses. The server never
 * has it.
 */
export const SANDBOX_WORDS = 'test test test test test test test test test test test junk';

/** Deploys the contracts; their addresses follow from it and their order. */
export const DEPLOYER: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
/** The source of coins that are sent on demand. */
export const FAUCET: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** In lower case, as all addresses in the product. */
export const CONTRACTS = {
  ...SANDBOX_CONTRACTS,
  /** A token that the product does not take. */
  other: '0xcf7ed3acca5a467e9e704c703e8d87f634fb0fc9',
  /** A token that deducts 1% of each transfer. */
  fee: '0xdc64a140aa3e981100a9beca4e685f962f0cf6c9',
  /** A wallet that is a contract. */
  wallet: '0x5fc8d32690cc91d4c39d9d3abcbd16989f875707',
} as const satisfies Record<string, Address>;

/** Where the sandbox's treasury sends payments. Nobody has its key. */
export const SANDBOX_TREASURY: Address = '0x0000000000000000000000000000007265617365';

/** As on BNB Smart Chain: no base fee, and nothing goes below 0.05 gwei. */
export const GAS_PRICE_WEI = 50_000_000n;

/** The first price of the feed, in its 8 decimals. */
export const FIRST_PRICE = 600_00000000n;

export const sandboxChain = defineChain({
  id: SANDBOX_CHAIN_ID,
  name: 'Sandbox chain',
  nativeCurrency: { name: 'Test BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  testnet: true,
});
