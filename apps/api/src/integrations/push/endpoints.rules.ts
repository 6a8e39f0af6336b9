// An endpoint comes from a browser, and the server calls it: only push services that browsers have are called.

/** The hosts of push services: Chrome and most others, Firefox, Edge, Safari. A dot in front stands for all below. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether an address may be a subscription's endpoint: `https` on the usual port of a known push service, without a
 * password. `local` is the sandbox's push service, which has no TLS.
 */
export function isPushEndpoint(address: string, local: string | null): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (isLocal(url.href, local)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return HOSTS.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
}

/** Whether an address is of the sandbox's push service. */
export const isLocal = (address: string, local: string | null): boolean =>
  local !== null && address.startsWith(`${local}/push/`);

/**
 * Whether a push must show something: Safari ends a subscription after three that do not, so it is never told to close
 * what it shows.
 */
export const mustShow = (endpoint: string): boolean => new URL(endpoint).hostname.endsWith('.push.apple.com');
