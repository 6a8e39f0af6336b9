import { createIdentityMachine, type IdentityEvent, identityView, type IdentityView } from '@mutuals/machines/identity';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import type { WebConfig } from '../../config.ts';
import type { Identity, IdentityPage } from './identity.ts';
import { createPrivyProvider } from './privy-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

// In the same file of the build: it is needed as soon as it is known who is signed in.
export { keepAnswers } from '../../lib/kept-answers.ts';

export type RunningIdentity = Pick<Identity, 'tokens'> & { send: (event: IdentityEvent) => void };

type RunOptions = {
  config: WebConfig['identity'];
  page: IdentityPage;
  /** Puts the service's part of the page in place. */
  show: (host: ReactNode) => void;
  /** Calls from before this was loaded. */
  events: readonly IdentityEvent[];
  onView: (view: IdentityView) => void;
};

/** Runs the machine with the installation's sign-in service. */
export function runIdentity({ config, page, show, events, onView }: RunOptions): RunningIdentity {
  const provider = providerOf(config, page, show);
  const actor = createActor(createIdentityMachine({ provider: provider.logic }));
  const tell = (): void => onView(identityView(actor.getSnapshot()));
  actor.start();
  for (const event of events) actor.send(event);
  tell();
  actor.subscribe(tell);
  return {
    send: (event) => actor.send(event),
    async tokens(request) {
      const { status } = identityView(actor.getSnapshot());
      return status === 'signedOut' || status === 'expired' ? null : provider.tokens(request);
    },
  };
}

function providerOf(config: WebConfig['identity'], page: IdentityPage, show: RunOptions['show']) {
  switch (config.kind) {
    case 'privy':
      return createPrivyProvider(config.appId, page, show);
    case 'sandbox':
      return createSandboxProvider(config.url, page, show);
    case 'none':
      throw new Error('This installation has no sign-in service.');
  }
}
