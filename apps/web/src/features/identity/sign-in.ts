import type { WebConfig } from '../../config.ts';
import type { Identity } from './identity.ts';
import { createPrivyIdentity, type PrivyIdentity } from './privy-identity.ts';
import { createSandboxIdentity, type SandboxIdentity } from './sandbox-identity.ts';

/** The way of signing in that the installation offers. */
export type SignIn =
  | { kind: 'privy'; identity: PrivyIdentity }
  | { kind: 'sandbox'; identity: SandboxIdentity }
  | { kind: 'none'; identity: Identity };

export function createSignIn(config: WebConfig['identity']): SignIn {
  switch (config.kind) {
    case 'privy':
      return { kind: 'privy', identity: createPrivyIdentity(config.appId) };
    case 'sandbox':
      return { kind: 'sandbox', identity: createSandboxIdentity(config.url) };
    case 'none':
      return { kind: 'none', identity: nobody };
  }
}

/** No identity service is configured: everyone is a guest. */
const nobody: Identity = {
  getState: () => guest,
  subscribe: () => () => {},
  signIn() {},
  opening: { get: () => false, subscribe: () => () => {} },
  signOut() {},
  tokens: async () => null,
  expire() {},
};
const guest = { status: 'signedOut' } as const;
