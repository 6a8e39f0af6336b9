// Constants of every sandbox chain (D20), shared by the server, which names the chain before it runs, and the sandbox,
// which runs it. Its coins are worth nothing.

/** Neither 56 nor 97, so that no real wallet pays into it by mistake. */
export const SANDBOX_CHAIN_ID = 31_337;

/** The extended public key of its deposit addresses, from a publicly known seed phrase; production refuses it. */
export const SANDBOX_XPUB =
  'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1';

/** The first contracts that the chain's first account deploys, so their addresses never change. */
export const SANDBOX_CONTRACTS = {
  usdt: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  busd: '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512',
  /** In Chainlink's format: dollars for one BNB. */
  feed: '0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0',
} as const;
