import { hasCredentials, isThisMachine, NO_CREDENTIALS, type Reader } from './environment.ts';
import { type ChainAddress, complaintAboutDepositKey, lowerCase } from './integrations/chain/deposit-address.ts';
import { isAddress, isChecksummed } from './lib/eip55.ts';
import { SANDBOX_CHAIN_ID, SANDBOX_CONTRACTS, SANDBOX_XPUB } from './sandbox-chain.ts';

/** The chain that people pay on. */
export interface ChainConfig {
  chainId: number;
  /** The name that people know. */
  networkName: string;
  isTestnet: boolean;
  /** Base address of the explorer: `{explorerUrl}/tx/{hash}`, `{explorerUrl}/address/{address}`. */
  explorerUrl: string;
  /** One RPC, or two that must agree. They may contain a key: never log or send them. */
  rpcUrls: readonly string[];
  /** The extended public key of `m/44'/60'/1'/0`, from which deposit addresses are derived (D16). */
  xpub: string;
  /** The contracts of the tokens (D48). */
  tokens: {
    usdt: TokenConfig;
    /** Null if it is not taken (D18). */
    busd: TokenConfig | null;
  };
  /** Chainlink's price feed: dollars for one BNB (D45). */
  priceFeed: ChainAddress;
  /** How long a payment stays open, in ms. */
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
const SANDBOX_CHAIN: Network = {
  networkName: 'Sandbox chain',
  isTestnet: true,
  explorerUrl: 'http://127.0.0.1/chain',
  usdt: SANDBOX_CONTRACTS.usdt,
  busd: SANDBOX_CONTRACTS.busd,
  priceFeed: SANDBOX_CONTRACTS.feed,
};

const NETWORKS = new Map([
  ['56', BSC],
  ['97', BSC_TESTNET],
  [String(SANDBOX_CHAIN_ID), SANDBOX_CHAIN],
]);
const MOST_RPCS = 2;

/**
 * The real chain if its RPC is configured, else the sandbox's if there is one. Adds errors to `problems`; in
 * production, settings of the sandbox and unencrypted addresses are errors too.
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
  if (rpcUrls.length === 0)
    problems.push('BSC_RPC_URL is missing: DEPOSIT_XPUB is set, but there is no chain to watch.');
  if (xpub === null) problems.push('DEPOSIT_XPUB is missing: there would be no address to pay to.');
  if (rpcUrls.length > MOST_RPCS) problems.push(`BSC_RPC_URL must name one address or two, not ${rpcUrls.length}.`);
  for (const url of rpcUrls) checkRpc(url, production, problems);
  if (rpcUrls.length > new Set(rpcUrls).size)
    problems.push('BSC_RPC_URL names the same address twice: two that must agree are of two nodes.');
  const complaint = xpub === null ? null : complaintAboutDepositKey(xpub);
  if (complaint !== null) problems.push(`DEPOSIT_XPUB ${complaint}.`);
  if (production && xpub === SANDBOX_XPUB)
    problems.push('DEPOSIT_XPUB is the one of the sandbox, whose seed everybody knows: production refuses it.');

  const chainId = read.choice('CHAIN_ID', [...NETWORKS.keys()], '56');
  if (production && Number(chainId) === SANDBOX_CHAIN_ID)
    problems.push('CHAIN_ID is the one of the sandbox, which production refuses.');
  const network = NETWORKS.get(chainId) ?? BSC;
  const usdt = addressOf(read, problems, 'USDT_ADDRESS', network.usdt);
  const busd = read.text('BUSD_ADDRESS') === null ? null : addressOf(read, problems, 'BUSD_ADDRESS', network.busd);
  if (busd === usdt)
    problems.push('BUSD_ADDRESS is the contract of USDT: what is paid in one would count as the other.');
  return {
    chainId: Number(chainId),
    networkName: network.networkName,
    isTestnet: network.isTestnet,
    explorerUrl: (read.url('EXPLORER_URL') ?? network.explorerUrl).replace(/\/$/, ''),
    rpcUrls,
    xpub: xpub ?? '',
    tokens: {
      usdt: { address: usdt },
      busd: busd === null ? null : { address: busd },
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

/** The problem does not quote the address, which may contain a key. */
function checkRpc(url: string, production: boolean, problems: string[]): void {
  const address = URL.parse(url);
  const protocol = address?.protocol;
  if (address === null || (protocol !== 'https:' && protocol !== 'http:'))
    problems.push('BSC_RPC_URL must be one http or https address, or two with a comma between them.');
  else if (hasCredentials(address)) problems.push(`BSC_RPC_URL ${NO_CREDENTIALS}`);
  else if (production && isThisMachine(url))
    problems.push('BSC_RPC_URL points at this machine, which production refuses.');
  else if (production && protocol === 'http:')
    problems.push('BSC_RPC_URL must be an https address: what it says is worth money.');
}

function addressOf(read: Reader, problems: string[], name: string, fallback: ChainAddress): ChainAddress {
  const value = read.text(name);
  if (value === null) return fallback;
  const complaint = complaintAboutAddress(value);
  if (complaint === null) return lowerCase(value);
  problems.push(`${name} ${complaint}, not "${value}".`);
  return fallback;
}

/**
 * Why a text cannot be an address that receives money; null if it can. One in mixed case must have the right checksum
 * (EIP-55).
 * @param options `needsChecksum` refuses an address in one case, which would hide a mistyped digit
 */
export function complaintAboutAddress(text: string, { needsChecksum = false } = {}): string | null {
  if (!isAddress(text)) return 'must be an address (0x and 40 digits, with the right checksum where it has one)';
  if (/^0x0+$/.test(text)) return 'must be an address that somebody has';
  if (needsChecksum && !isChecksummed(text))
    return 'must be written with capital and small letters, as wallets and explorers show it (EIP-55)';
  return null;
}
