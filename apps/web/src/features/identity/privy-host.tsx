import { getAccessToken, getIdentityToken, PrivyProvider, useLogin, usePrivy } from '@privy-io/react-auth';
import { useEffect } from 'react';
import type { PrivySdk } from './privy-provider.ts';

/** Privy's SDK and its modal; fetched on demand (privy-provider.ts), because it weighs more than the whole app. */
export function PrivyHost({ sdk }: { sdk: PrivySdk }) {
  return (
    <PrivyProvider
      appId={sdk.appId}
      config={{
        loginMethods: ['twitter'],
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
  const privyId = authenticated ? (user?.id ?? null) : null;

  useEffect(() => {
    if (!ready) return;
    sdk.connect(
      {
        login,
        logout,
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
