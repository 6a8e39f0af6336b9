import { useState } from 'react';
import { NetworkSwitch, type NetworkSwitchState } from './network-switch.tsx';

const networks = [
  { chainId: 56, name: 'BNB Chain' },
  { chainId: 97, name: 'BNB Chain Testnet', isTestnet: true },
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
  async function switchTo(wanted: number): Promise<void> {
    setState({ status: 'asking', chainId: wanted });
    try {
      await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: `0x${wanted.toString(16)}` }] });
      setState({ status: 'idle' });
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0;
      setState({ status: 'failed', chainId: wanted, reason: REASONS[code] ?? 'failed' });
    }
  }
  return (
    <NetworkSwitch
      networks={networks}
      chainId={chainId}
      needed={56}
      state={state}
      onSwitch={(id) => void switchTo(id)}
    />
  );
}
