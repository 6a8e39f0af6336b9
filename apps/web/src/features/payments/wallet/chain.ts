import type { NetworkConfig } from '@mutuals/api-client';
import type { Eip1193Provider } from './provider.ts';
import { codeOf, problemOf, WalletFault } from './wallet-fault.ts';

/** The wallet does not know the chain (SPEC 8). */
const UNKNOWN_CHAIN = 4902;

/** The first account that the wallet lets this page use. Asks the person, once. */
export async function accountOf(provider: Eip1193Provider): Promise<`0x${string}`> {
  const [first] = await accountsOf(provider);
  if (first === undefined) throw new WalletFault('locked');
  return first;
}

/** All accounts that the wallet lets this page use. Asks the person, once. */
export async function accountsOf(provider: Eip1193Provider): Promise<readonly `0x${string}`[]> {
  const accounts = await ask(provider, 'eth_requestAccounts');
  return Array.isArray(accounts) ? accounts.filter(isAddress) : [];
}

/** Has the wallet on the chain where it is paid: switched, and added where the wallet does not know it. */
export async function ensureChain(provider: Eip1193Provider, network: NetworkConfig): Promise<void> {
  if (await isOn(provider, network)) return;
  const target = [{ chainId: network.chainIdHex }];
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: target });
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_CHAIN) throw new WalletFault(switchProblem(error));
    await add(provider, network);
    if (!(await isOn(provider, network)))
      await provider.request({ method: 'wallet_switchEthereumChain', params: target }).catch((again: unknown) => {
        throw new WalletFault(switchProblem(again));
      });
  }
  if (!(await isOn(provider, network))) throw new WalletFault('wrongNetwork');
}

async function add(provider: Eip1193Provider, network: NetworkConfig): Promise<void> {
  const { chainIdHex, networkName, nativeCurrency, rpcUrl, blockExplorerUrl } = network;
  const chain = {
    chainId: chainIdHex,
    chainName: networkName,
    nativeCurrency,
    rpcUrls: [rpcUrl],
    ...(blockExplorerUrl === null ? {} : { blockExplorerUrls: [blockExplorerUrl] }),
  };
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [chain] });
  } catch (error) {
    throw new WalletFault(switchProblem(error));
  }
}

/** Who declines another network is told which one it must be. */
const switchProblem = (error: unknown) => {
  const problem = problemOf(error);
  return problem === 'locked' || problem === 'closed' ? problem : 'wrongNetwork';
};

async function isOn(provider: Eip1193Provider, { chainId }: NetworkConfig): Promise<boolean> {
  const answer = await ask(provider, 'eth_chainId');
  return Number(answer) === chainId;
}

/** Asks the wallet; what it refuses is a WalletFault. */
export async function ask(provider: Eip1193Provider, method: string, ...params: readonly unknown[]): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (error) {
    throw new WalletFault(problemOf(error));
  }
}

export const isAddress = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value);
