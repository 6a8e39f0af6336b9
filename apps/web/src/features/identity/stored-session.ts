import type { WebConfig } from '../../config.ts';
import { readStored } from '../../lib/storage.ts';

/** Where the sign-in services keep the session, shared by tabs. public/before-paint.js reads it too, so that no member sees a guest's page. */
export const SESSION_KEYS = { privy: 'mutuals.privy.session', sandbox: 'mutuals.sandbox.session' } as const;

/** Whether there seems to be a session to open: a stored one, or one that Privy begins as the person comes back from X. */
export function hasSession(kind: WebConfig['identity']['kind']): boolean {
  switch (kind) {
    case 'privy':
      return (
        new URLSearchParams(location.search).has('privy_oauth_code') || readStored('local', SESSION_KEYS[kind]) !== null
      );
    case 'sandbox':
      return readStored('local', SESSION_KEYS[kind])?.startsWith('{') ?? false;
    case 'none':
      return false;
  }
}
