import type { IdentityEvent, IdentityView } from '@mutuals/machines/identity';
import type { ReactNode } from 'react';
import type { WebConfig } from '../../config.ts';
import { observable } from '../../lib/observable.ts';
import { endReload, isReloadedToSignIn } from './fetch-on-press.ts';
import { endWait, setSignedOutEverywhere } from './forget-on-sign-out.ts';
import type { Identity, IdentityPage } from './identity.ts';
import type { RunningIdentity } from './running-identity.ts';
import { hasSession, SESSION_KEYS } from './stored-session.ts';

/** Of the page itself: until it closes. */
const forEver = new AbortController().signal;

/** Identity by the installation's sign-in service. Its code, machine included, is fetched with a session to open or on the wish to sign in. */
export function createIdentity(config: WebConfig['identity'], page: IdentityPage): Identity {
  const { kind } = config;
  const view = observable<IdentityView>({
    status: hasSession(kind) ? 'loading' : 'signedOut',
    person: null,
    dialog: 'closed',
  });
  const host = observable<ReactNode>(null);
  const waiting: IdentityEvent[] = [];
  let starting: Promise<RunningIdentity> | null = null;
  let running: RunningIdentity | null = null;

  function setView(next: IdentityView): void {
    if (next.status !== 'loading' && next.dialog !== 'opening') endReload();
    view.set(next);
  }

  function start(): Promise<RunningIdentity> {
    starting ??= page
      .fetchCode(() => import('./running-identity.ts'), forEver)
      .then(({ runIdentity }) => {
        running = runIdentity({ config, page, show: host.set, events: waiting.splice(0), onView: setView });
        return running;
      });
    return starting;
  }

  async function startOrSaySo(): Promise<void> {
    try {
      await start();
    } catch {
      starting = null;
      waiting.length = 0;
      const { status } = view.get();
      setView({ status: status === 'loading' ? 'unavailable' : status, person: null, dialog: 'unavailable' });
    }
  }

  function send(event: IdentityEvent): void {
    if (running) return running.send(event);
    waiting.push(event);
    void startOrSaySo();
  }

  const identity: Identity = {
    kind,
    get: view.get,
    subscribe: view.subscribe,
    host,
    async start() {
      if (view.get().status === 'loading') await startOrSaySo();
    },
    signIn() {
      if (kind === 'none') return;
      if (!running) setView({ ...view.get(), dialog: 'opening' });
      send({ type: 'SIGN_IN' });
    },
    signOut() {
      endWait();
      send({ type: 'SIGN_OUT' });
    },
    signedOutEverywhere() {
      setSignedOutEverywhere(true);
      identity.signOut();
    },
    leaveExpired: () => send({ type: 'SIGN_OUT' }),
    tokens: async (request) => (starting ? (await starting).tokens(request) : null),
    expire: () => running?.send({ type: 'EXPIRE' }),
  };

  if (kind !== 'none') {
    // Somebody signs in in another tab: from here on the service itself watches the others.
    addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEYS[kind] && !starting && hasSession(kind)) void startOrSaySo();
    });
    if (isReloadedToSignIn() && view.get().status === 'signedOut') identity.signIn();
  }
  return identity;
}
