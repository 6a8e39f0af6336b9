// What is the same on every sandbox chain, so that the server can name it before the chain runs. The coins are worth nothing, and the words
// are known to everybody: never 56 or 97, so that no real wallet pays into it by mistake (D20).
import { defineChain, type Address } from 'viem';

export const SANDBOX_CHAIN_ID = 31_337;

/** All keys of the chain come from them: its two accounts and, on another branch, the deposit addresses. The server never has them. */
export const SANDBOX_WORDS = 'test test test test test test test test test test test junk';

/** The branch of the deposit addresses; the server has its extended public key (D16). */
export const DEPOSIT_PATH = "m/44'/60'/1'/0";
export const SANDBOX_XPUB =
  'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1';

/** Makes the contracts; their addresses follow from it and their order. */
export const DEPLOYER: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
/** Has what is sent on demand. */
export const FAUCET: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** Lower case, as all addresses in the product. */
export const CONTRACTS = {
  usdt: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  busd: '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512',
  /** Chainlink's shape: dollars for one BNB. */
  feed: '0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0',
  /** A token that the product does not take. */
  other: '0xcf7ed3acca5a467e9e704c703e8d87f634fb0fc9',
  /** A token that keeps 1% of each transfer. */
  fee: '0xdc64a140aa3e981100a9beca4e685f962f0cf6c9',
  /** A wallet that is a contract. */
  wallet: '0x5fc8d32690cc91d4c39d9d3abcbd16989f875707',
} as const satisfies Record<string, Address>;

/** Where the treasury of the sandbox moves what was paid. Nobody has its key. */
export const SANDBOX_TREASURY: Address = '0x0000000000000000000000000000007265617365';

/** As on BNB Smart Chain: no base fee, and nothing goes below 0.05 gwei. */
export const GAS_PRICE_WEI = 50_000_000n;

/** The price that the feed begins with, in its own 8 decimals. */
export const FIRST_PRICE = 600_00000000n;

export const sandboxChain = defineChain({
  id: SANDBOX_CHAIN_ID,
  name: 'Sandbox chain',
  nativeCurrency: { name: 'Test BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  testnet: true,
});
