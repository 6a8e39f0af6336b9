import { Button } from '@mutuals/ui/primitives/button';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import type { Recovery } from '../../lib/recovery.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { PrivyIdentity } from './privy-identity.ts';
import type { SandboxIdentity } from './sandbox-identity.ts';
import type { SignIn } from './sign-in.ts';

/** Set while the page is reloaded for the code of signing in: the person goes on where they pressed. */
const SIGNING_IN = 'mutuals.signingIn';

/** Where people sign in; nothing of it is loaded before it is wanted. */
export function IdentityHost({ signIn, recovery }: { signIn: SignIn; recovery: Recovery }) {
  const { identity } = signIn;
  useEffect(() => {
    if (readStored('session', SIGNING_IN) !== null && identity.getState().status === 'signedOut') identity.signIn();
  }, [identity]);
  switch (signIn.kind) {
    case 'privy':
      return <Privy identity={signIn.identity} recovery={recovery} />;
    case 'sandbox':
      return <Sandbox identity={signIn.identity} recovery={recovery} />;
    case 'none':
      return null;
  }
}

function Privy({ identity, recovery }: { identity: PrivyIdentity; recovery: Recovery }) {
  const isWanted = useSyncExternalStore(identity.wanted.subscribe, identity.wanted.get, () => false);
  const load = () => import('./privy-host.tsx').then(({ PrivyHost }) => <PrivyHost identity={identity} />);
  return (
    <OnDemand
      recovery={recovery}
      isWanted={isWanted}
      load={load}
      onUnavailable={identity.unavailable}
      onTryAgain={identity.signIn}
    />
  );
}

function Sandbox({ identity, recovery }: { identity: SandboxIdentity; recovery: Recovery }) {
  const { i18n } = useTranslation();
  const isAsking = useSyncExternalStore(identity.dialog.subscribe, identity.dialog.get, () => false);
  const load = async () => {
    const [{ SandboxHost }] = await Promise.all([
      import('./sandbox-host.tsx'),
      loadTexts(i18n, ['signIn', 'profiles']),
    ]);
    return <SandboxHost identity={identity} />;
  };
  return (
    <OnDemand
      recovery={recovery}
      isWanted={isAsking}
      load={load}
      onUnavailable={identity.dialog.close}
      onTryAgain={identity.signIn}
    />
  );
}

type OnDemandProps = {
  recovery: Recovery;
  isWanted: boolean;
  load: () => Promise<ReactNode>;
  /** Neither asking nor reloading the page has brought it. */
  onUnavailable: () => void;
  onTryAgain: () => void;
};

/** Shows a part while it is wanted, fetched when it first is. Where it cannot be fetched the person is told, and may try again. */
function OnDemand({ recovery, isWanted, load, onUnavailable, onTryAgain }: OnDemandProps) {
  const [part, setPart] = useState<{ status: 'loading' | 'unavailable' } | { status: 'loaded'; content: ReactNode }>({
    status: 'loading',
  });
  const isMissing = isWanted && part.status !== 'loaded';

  function onFailure(signal: AbortSignal): void {
    if (readStored('session', SIGNING_IN) === null) {
      store('session', SIGNING_IN, '1');
      void recovery.reload(signal);
    } else {
      setPart({ status: 'unavailable' });
      onUnavailable();
    }
  }

  const fetchPart = useEffectEvent((signal: AbortSignal) => {
    load().then(
      (content) => setPart({ status: 'loaded', content }),
      () => onFailure(signal),
    );
  });
  useEffect(() => {
    if (!isMissing) return;
    const leaving = new AbortController();
    fetchPart(leaving.signal);
    return () => {
      leaving.abort();
      store('session', SIGNING_IN, null);
    };
  }, [isMissing]);

  if (isWanted) return part.status === 'loaded' ? part.content : null;
  return part.status === 'unavailable' ? <Unavailable onTryAgain={onTryAgain} /> : null;
}

function Unavailable({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-lg animate-fade-in flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface-raised p-4 shadow-float"
    >
      <p className="min-w-0 flex-1 basis-48">{t('errors:unreachable')}</p>
      <Button size="sm" variant="strong" onPress={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
