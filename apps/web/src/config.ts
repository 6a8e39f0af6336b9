// What the server tells the page about itself: it stands as JSON in index.html, so that one build serves every installation.

import type { Operator } from '@mutuals/ui/operator';

export type WebConfig = {
  /** Where people reach this installation: what addresses in the page's head begin with. */
  origin: string;
  /** Who runs this installation. */
  operator: Operator;
  /** Where people sign in; `none` when the installation has no identity service configured. */
  identity: { kind: 'privy'; appId: string } | { kind: 'sandbox'; url: string } | { kind: 'none' };
  /** The realtime service: Ably itself when `origin` is null, else a server that speaks its protocol. */
  realtime: { origin: string | null } | null;
  /** Whether there is a GIF service, so that people can send GIFs. */
  gifs: boolean;
  /** Whether this installation has a service worker; if not, browsers get the one that removes itself. */
  worker: boolean;
  /** Whether browsers can be pushed to. */
  push: boolean;
};

/** Reads the configuration; the server wrote it, so a page without it is a broken installation and fails loudly. */
export function readConfig(): WebConfig {
  const text = document.getElementById('mutuals-config')?.textContent;
  if (!text) throw new Error('index.html has no mutuals-config: serve this build by the API.');
  const config: WebConfig = JSON.parse(text);
  return config;
}
