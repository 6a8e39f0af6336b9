import { getAccessToken, getIdentityToken, PrivyProvider, useLogin, usePrivy } from '@privy-io/react-auth';
import { useEffect } from 'react';
import type { PrivyIdentity } from './privy-identity.ts';

/** Privy's SDK and its modal; loaded on demand (identity-host.tsx), because it weighs more than the whole app. */
export function PrivyHost({ identity }: { identity: PrivyIdentity }) {
  return (
    <PrivyProvider
      appId={identity.appId}
      config={{
        loginMethods: ['twitter'],
        embeddedWallets: { ethereum: { createOnLogin: 'users-without-wallets' } },
        // Nobody signs in by wallet: no list of them is fetched.
        externalWallets: { walletConnect: { enabled: false } },
        appearance: { theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light' },
      }}
    >
      <Bridge identity={identity} />
    </PrivyProvider>
  );
}

function Bridge({ identity }: { identity: PrivyIdentity }) {
  const { ready, authenticated, user, logout } = usePrivy();
  const { login } = useLogin();
  const privyId = authenticated ? (user?.id ?? null) : null;

  useEffect(() => {
    if (!ready) return;
    identity.connect(
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
  }, [identity, ready, privyId, login, logout]);

  return null;
}
