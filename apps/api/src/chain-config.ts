import { isThisMachine, type Reader } from './environment.ts';
import { type ChainAddress, complaintAboutDepositKey, lowerCase } from './integrations/chain/deposit-address.ts';

/** The chain that people pay on. */
export interface ChainConfig {
  chainId: number;
  /** As people know it. */
  networkName: string;
  isTestnet: boolean;
  /** A transaction is at `{explorerUrl}/tx/{hash}`, an address at `{explorerUrl}/address/{address}`. */
  explorerUrl: string;
  /** One, or two that must agree. They may hold a key: never to be logged or sent. */
  rpcUrls: readonly string[];
  /** The extended public key of `m/44'/60'/1'/0`, which deposit addresses are derived from (D16). */
  xpub: string;
  /** The contracts of the tokens (D48). */
  tokens: {
    usdt: TokenConfig;
    /** Null: it is not taken (D18). */
    busd: TokenConfig | null;
  };
  /** Chainlink's feed of dollars for one BNB (D45). */
  priceFeed: ChainAddress;
  /** How long a payment is open, in ms. */
  windowMs: number;
}

export interface TokenConfig {
  address: ChainAddress;
}

interface Network {
  networkName: string;
  isTestnet: boolean;
  explorerUrl: string;
  usdt: ChainAddress;
  busd: ChainAddress;
  priceFeed: ChainAddress;
}

const BSC: Network = {
  networkName: 'BNB Smart Chain',
  isTestnet: false,
  explorerUrl: 'https://bscscan.com',
  usdt: '0x55d398326f99059ff775485246999027b3197955',
  busd: '0xe9e7cea3dedca5984780bafc599bd69add087d56',
  priceFeed: '0x0567f2323251f0aab15c8dfb1967e4e8a7d42aee',
};
const BSC_TESTNET: Network = {
  networkName: 'BNB Smart Chain Testnet',
  isTestnet: true,
  explorerUrl: 'https://testnet.bscscan.com',
  usdt: '0x337610d27c682e347c9cd60bd4b3b107c9d34ddd',
  busd: '0xed24fc36d5ee211ea25a80239fb8c4cfd80f12ee',
  priceFeed: '0x2514895c72f50d8bd4b4f9b1110f0d6bd2c97526',
};
/** The sandbox's: its contracts are the first three that the first account of the chain makes, so they are always the same. */
const SANDBOX_CHAIN: Network = {
  networkName: 'Sandbox chain',
  isTestnet: true,
  explorerUrl: 'http://127.0.0.1/chain',
  usdt: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  busd: '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512',
  priceFeed: '0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0',
};
/** Never 56 or 97, so that no real wallet pays into it by mistake (D20). */
const SANDBOX_CHAIN_ID = 31_337;
/** Of "test test test test test test test test test test test junk", whose coins are worth nothing. */
const SANDBOX_XPUB =
  'xpub6EFHUEbYV13535ChA9yg5xZTWowwFCmFoWnhLbwkd91xHoirGu89GTZwBSUBnBpFeY5EV2cgof8yuyDnkeGALcD8DgGYJSiQfkxKpunWTX1';

const NETWORKS = new Map([
  ['56', BSC],
  ['97', BSC_TESTNET],
  [String(SANDBOX_CHAIN_ID), SANDBOX_CHAIN],
]);
const MOST_RPCS = 2;

/**
 * The real chain where its RPC is named, else the sandbox's where there is one. What is wrong is added to `problems`; in production that is
 * also what belongs to the sandbox or goes unencrypted.
 */
export function chainOf(
  read: Reader,
  problems: string[],
  { production, sandboxUrl }: { production: boolean; sandboxUrl: string | null },
): ChainConfig | null {
  const rpcUrls = read.list('BSC_RPC_URL');
  const xpub = read.text('DEPOSIT_XPUB');
  const windowMs = read.integer('PAYMENT_WINDOW_MS', 900_000, 1000, 86_400_000);
  if (rpcUrls.length === 0 && xpub === null)
    return sandboxUrl === null ? null : { ...sandboxChain(sandboxUrl), windowMs };
  if (sandboxUrl !== null)
    problems.push('SANDBOX_URL and BSC_RPC_URL are both set: choose the chain of the sandbox or a real one.');
  if (rpcUrls.length === 0) problems.push('BSC_RPC_URL is missing: DEPOSIT_XPUB is set, and no chain to look at.');
  if (xpub === null) problems.push('DEPOSIT_XPUB is missing: there would be no address to pay to.');
  if (rpcUrls.length > MOST_RPCS) problems.push(`BSC_RPC_URL must name one address or two, not ${rpcUrls.length}.`);
  for (const url of rpcUrls) checkRpc(url, production, problems);
  const complaint = xpub === null ? null : complaintAboutDepositKey(xpub);
  if (complaint !== null) problems.push(`DEPOSIT_XPUB ${complaint}.`);

  const chainId = read.choice('CHAIN_ID', [...NETWORKS.keys()], '56');
  if (production && Number(chainId) === SANDBOX_CHAIN_ID)
    problems.push('CHAIN_ID is the one of the sandbox, which production refuses.');
  const network = NETWORKS.get(chainId) ?? BSC;
  const busd = read.text('BUSD_ADDRESS');
  return {
    chainId: Number(chainId),
    networkName: network.networkName,
    isTestnet: network.isTestnet,
    explorerUrl: (read.url('EXPLORER_URL') ?? network.explorerUrl).replace(/\/$/, ''),
    rpcUrls,
    xpub: xpub ?? '',
    tokens: {
      usdt: { address: addressOf(read, problems, 'USDT_ADDRESS', network.usdt) },
      busd: busd === null ? null : { address: addressOf(read, problems, 'BUSD_ADDRESS', network.busd) },
    },
    priceFeed: addressOf(read, problems, 'BNB_USD_FEED', network.priceFeed),
    windowMs,
  };
}

const sandboxChain = (sandboxUrl: string): Omit<ChainConfig, 'windowMs'> => ({
  chainId: SANDBOX_CHAIN_ID,
  networkName: SANDBOX_CHAIN.networkName,
  isTestnet: true,
  explorerUrl: `${sandboxUrl}/chain`,
  rpcUrls: [`${sandboxUrl}/chain/rpc`],
  xpub: SANDBOX_XPUB,
  tokens: { usdt: { address: SANDBOX_CHAIN.usdt }, busd: { address: SANDBOX_CHAIN.busd } },
  priceFeed: SANDBOX_CHAIN.priceFeed,
});

/** It is not said what the address is: it may hold a key. */
function checkRpc(url: string, production: boolean, problems: string[]): void {
  const protocol = URL.parse(url)?.protocol;
  if (protocol !== 'https:' && protocol !== 'http:')
    problems.push('BSC_RPC_URL must be one http or https address, or two with a comma between them.');
  else if (production && isThisMachine(url))
    problems.push('BSC_RPC_URL points at this machine, which production refuses.');
  else if (production && protocol === 'http:')
    problems.push('BSC_RPC_URL must be an https address: what it says is worth money.');
}

function addressOf(read: Reader, problems: string[], name: string, fallback: ChainAddress): ChainAddress {
  const value = read.text(name) ?? fallback;
  if (/^0x[0-9a-f]{40}$/i.test(value)) return lowerCase(value);
  problems.push(`${name} must be the address of a contract (0x and 40 digits), not "${value}".`);
  return fallback;
}
