import { getAccessToken, getIdentityToken, PrivyProvider, useLogin, usePrivy, useWallets } from '@privy-io/react-auth';
import { useEffect, useRef } from 'react';
import { bsc, bscTestnet } from 'viem/chains';
import type { PrivySdk } from './privy-provider.ts';

const CHAINS = [
  { ...bsc, testnet: false },
  { ...bscTestnet, testnet: true },
] as const;

/** Privy's SDK and its modal; fetched on demand (privy-provider.ts), because it weighs more than the whole app. */
export function PrivyHost({ sdk }: { sdk: PrivySdk }) {
  return (
    <PrivyProvider
      appId={sdk.appId}
      config={{
        loginMethods: ['twitter'],
        // Where plans are paid.
        defaultChain: CHAINS[0],
        supportedChains: [...CHAINS],
        embeddedWallets: { ethereum: { createOnLogin: 'users-without-wallets' } },
        // Nobody signs in by wallet: no list of them is fetched.
        externalWallets: { walletConnect: { enabled: false } },
        appearance: { theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light' },
      }}
    >
      <Bridge sdk={sdk} />
    </PrivyProvider>
  );
}

function Bridge({ sdk }: { sdk: PrivySdk }) {
  const { ready, authenticated, user, logout } = usePrivy();
  const { login } = useLogin();
  const { wallets } = useWallets();
  const embedded = useRef(wallets[0]);
  useEffect(() => {
    embedded.current = wallets.find(({ walletClientType }) => walletClientType === 'privy');
  }, [wallets]);
  const privyId = authenticated ? (user?.id ?? null) : null;

  useEffect(() => {
    if (!ready) return;
    sdk.connect(
      {
        login,
        logout,
        async walletRequest({ method, params = [] }) {
          const wallet = embedded.current;
          if (!wallet) throw new Error('There is no embedded wallet.');
          const provider = await wallet.getEthereumProvider();
          return provider.request({ method, params: [...params] });
        },
        async tokens() {
          const [accessToken, identityToken] = await Promise.all([getAccessToken(), getIdentityToken()]);
          return accessToken && identityToken ? { accessToken, identityToken } : null;
        },
      },
      privyId,
    );
  }, [sdk, ready, privyId, login, logout]);

  return null;
}
