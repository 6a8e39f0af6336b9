import { useState } from 'react';
import { NetworkSwitch, type NetworkSwitchState } from './network-switch.tsx';

/** With what a wallet needs to add each (EIP-3085). */
const networks = [
  {
    chainId: 56,
    name: 'BNB Chain',
    symbol: 'BNB',
    rpcUrl: 'https://bsc-dataseed.bnbchain.org',
    explorer: 'https://bscscan.com',
  },
  {
    chainId: 97,
    name: 'BNB Chain Testnet',
    isTestnet: true,
    symbol: 'tBNB',
    rpcUrl: 'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
    explorer: 'https://testnet.bscscan.com',
  },
];
const REASONS: Readonly<Record<number, 'rejected' | 'unknown' | 'pending'>> = {
  4001: 'rejected',
  4902: 'unknown',
  [-32002]: 'pending',
};

/** A wallet of the browser (EIP-1193); `chainId` is what its `chainChanged` said last. */
export interface Wallet {
  readonly request: (call: { method: string; params: unknown[] }) => Promise<unknown>;
}

/** The network of a wallet, and the way to BNB Chain. */
export function WalletNetwork({ wallet, chainId }: { wallet: Wallet; chainId: number | null }) {
  const [state, setState] = useState<NetworkSwitchState>({ status: 'idle' });
  async function ask(wanted: number, method: string, more: object = {}): Promise<void> {
    setState({ status: 'asking', chainId: wanted });
    try {
      await wallet.request({ method, params: [{ chainId: `0x${wanted.toString(16)}`, ...more }] });
      setState({ status: 'idle' });
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0;
      setState({ status: 'failed', chainId: wanted, reason: REASONS[code] ?? 'failed' });
    }
  }
  function add(wanted: number): void {
    const network = networks.find((each) => each.chainId === wanted);
    if (!network) return;
    const { name, symbol, rpcUrl, explorer } = network;
    void ask(wanted, 'wallet_addEthereumChain', {
      chainName: name,
      nativeCurrency: { name: symbol, symbol, decimals: 18 },
      rpcUrls: [rpcUrl],
      blockExplorerUrls: [explorer],
    });
  }
  return (
    <NetworkSwitch
      networks={networks}
      chainId={chainId}
      needed={56}
      state={state}
      onSwitch={(id) => void ask(id, 'wallet_switchEthereumChain')}
      onAdd={add}
    />
  );
}
