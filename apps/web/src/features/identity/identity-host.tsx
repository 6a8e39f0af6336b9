import { type ReactNode, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { PrivyIdentity } from './privy-identity.ts';
import type { SandboxIdentity } from './sandbox-identity.ts';
import type { SignIn } from './sign-in.ts';

/** Where people sign in; nothing of it is loaded before it is wanted. */
export function IdentityHost({ signIn }: { signIn: SignIn }) {
  switch (signIn.kind) {
    case 'privy':
      return <Privy identity={signIn.identity} />;
    case 'sandbox':
      return <Sandbox identity={signIn.identity} />;
    case 'none':
      return null;
  }
}

function Privy({ identity }: { identity: PrivyIdentity }) {
  const isWanted = useSyncExternalStore(identity.wanted.subscribe, identity.wanted.get, () => false);
  const load = () => import('./privy-host.tsx').then(({ PrivyHost }) => <PrivyHost identity={identity} />);
  return useWanted(isWanted, load, identity.unavailable);
}

function Sandbox({ identity }: { identity: SandboxIdentity }) {
  const isAsking = useSyncExternalStore(identity.dialog.subscribe, identity.dialog.get, () => false);
  const load = () => import('./sandbox-host.tsx').then(({ SandboxHost }) => <SandboxHost identity={identity} />);
  const host = useWanted(isAsking, load, identity.dialog.close);
  // Its texts come while the page stays as it is.
  return host && <Suspense>{host}</Suspense>;
}

/** What is shown while it is wanted, fetched when it first is; `onFailure` when it cannot be, so that it may be wanted again. */
function useWanted(isWanted: boolean, load: () => Promise<ReactNode>, onFailure: () => void): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null);
  const isMissing = isWanted && shown === null;
  const fetchIt = useEffectEvent(() => void load().then(setShown, onFailure));
  useEffect(() => {
    if (isMissing) fetchIt();
  }, [isMissing]);
  return isWanted ? shown : null;
}
