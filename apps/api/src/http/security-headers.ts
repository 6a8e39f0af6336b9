import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { PageHashes } from './pages.ts';

const PRIVY = {
  connect: ['https://auth.privy.io', 'https://*.rpc.privy.systems'],
  frame: ['https://auth.privy.io', 'https://challenges.cloudflare.com'],
  script: ['https://challenges.cloudflare.com'],
};
const ABLY = ['https://*.ably.net', 'wss://*.ably.net', 'https://*.ably-realtime.com', 'wss://*.ably-realtime.com'];

const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. Whatever is not a page may load nothing. */
export const securityHeaders = (production: boolean) => ({
  'content-security-policy': NOTHING_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Adds the headers to every answer, except those that the answer sets: a page its content policy, a picture its
 * embedding rule.
 */
export function registerSecurityHeaders(app: FastifyInstance, { production }: Pick<Config, 'production'>): void {
  const {
    'content-security-policy': policy,
    'cross-origin-resource-policy': shown,
    ...headers
  } = securityHeaders(production);
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', shown);
    return payload;
  });
}

/** The worker fetches for the pages that it serves, from here alone. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** For an SVG with its own styles, opened by itself. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The content policy of a page: our own scripts and those in it by their hashes, styles with the page's nonce or one of its
 * hashes, and the configured services.
 */
export function pagePolicy(config: Config, nonce: string, hashes: PageHashes): string {
  const privy = config.identity !== null && config.sandboxUrl === null;
  const pictures = [
    new URL(config.picturesUrl).origin,
    ...(config.identity?.pictureOrigins ?? []),
    ...(config.gifs?.mediaPrefixes ?? []).map((prefix) => new URL(prefix).origin),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.script, ...(privy ? PRIVY.script : [])],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    ...(hashes.style.length === 0 ? {} : { 'style-src-attr': ["'unsafe-hashes'", ...hashes.style] }),
    'img-src': ["'self'", 'data:', 'blob:', ...new Set(pictures)],
    'font-src': ["'self'"],
    'connect-src': [
      ...new Set(["'self'", ...realtimeOrigins(config), ...(privy ? PRIVY.connect : []), ...sandboxOrigins(config)]),
    ],
    'frame-src': privy ? PRIVY.frame : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The web app has two Trusted Types policies: one allows no HTML, the other the worker's address alone. Privy's scripts create others.
    ...(privy ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'worker'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function realtimeOrigins({ realtime }: Config): readonly string[] {
  if (realtime === null) return [];
  if (realtime.endpoint === null) return ABLY;
  return [realtime.endpoint, realtime.endpoint.replace(/^http/, 'ws')];
}

function sandboxOrigins({ sandboxUrl }: Config): readonly string[] {
  return sandboxUrl === null ? [] : [sandboxUrl];
}
