// This browser's side of pushes: its worker, its question, its subscription.
import type { ApiClient } from '@mutuals/api-client';
import type { BrowserSubscription, PushInput } from '@mutuals/machines/push';
import { routes } from '../../routes.ts';

/** How this browser stands, before anything is asked. */
export function supportOf(isPushed: boolean): PushInput['support'] {
  if (!isPushed || !('serviceWorker' in navigator)) return 'missing';
  // Safari on iPhones and iPads has pushes in installed apps alone.
  if (!('PushManager' in window)) return isTouchApple() && !isInstalled() ? 'needsInstall' : 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** An iPad says that it is a Mac. */
const isTouchApple = (): boolean =>
  /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

const WORKER = '/worker.js';
/** The page's policy takes no address of a script as a mere text, where the browser knows of such policies (security-headers.ts). */
const trusted = window.trustedTypes?.createPolicy('worker', {
  createScriptURL: (address) => (address === WORKER ? address : ''),
});

/** The worker of the installation, or the one that takes it back. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trusted?.createScriptURL?.(WORKER) ?? WORKER, { updateViaCache: 'none' });

/** Has the worker keep what this page is made of and a page that begins like it, for a visit without a network (apps/web/worker). */
export async function keepVisit(lang: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  registration.active?.postMessage({ files, marks: marksOfPage(), lang }, []);
}

/** What this page's release is known by in its document. */
function marksOfPage(): string[] {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  // A release may change what runs before the first paint alone, which stands in the document.
  const first = document.querySelector('#page-files + script')?.textContent ?? '';
  return [entry.slice(location.origin.length), first];
}

/** Whether the server has another release than this page's. A worker that takes over does not say so: the first page of a release begins under the last one's. */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(routes.discover.href(), { headers: { accept: 'text/html' } });
  const html = await answer.text();
  return answer.headers.get('x-page') === 'shell' && !marksOfPage().every((mark) => html.includes(mark));
}

/** This browser's subscription; null if there is none, or no worker. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Subscribes with the server's present key; a subscription with another one is ended first, since it belongs to its key. */
export async function subscribe(api: ApiClient, signal: AbortSignal): Promise<BrowserSubscription> {
  const { publicKey, keyId } = await api.getPushKey({ signal });
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && (await keyIdOf(known)) !== keyId) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options);
  // The browser does not stop for whoever cancelled meanwhile (PU6).
  if (signal.aborted) await subscription.unsubscribe();
  return forServer(subscription, keyId);
}

/** Ends it in this browser, so that nothing arrives; what the server has ends with the next push, or now where it is reached. */
export async function unsubscribe(api: ApiClient): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) return;
  const hash = await hashOf(subscription.endpoint);
  await subscription.unsubscribe();
  const known = await api.listPushSubscriptions().catch(() => null);
  const own = known?.data.find(({ endpointHash }) => endpointHash === hash);
  if (own) await api.deletePushSubscription({ path: { subscriptionId: own._id } }).catch(() => {});
}

/**
 * Compares this browser's subscription with the server's, and mends what does not fit: one that the server does not know, has of somebody else or
 * made with an older key, or that the browser lost though its person wants it, or has though they do not. Returns whether this device is told.
 * @param decision what the person decided on this device; null for nothing yet
 * @param signal ends it with its person's visit: somebody else may be signed in by the next step
 */
export async function compare(api: ApiClient, decision: string | null, signal: AbortSignal): Promise<boolean> {
  const subscription = await currentSubscription();
  if (decision === 'off') {
    await unsubscribe(api);
    return false;
  }
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  if (!isAllowed || (subscription === null && decision !== 'on')) return false;
  const { data, keyId } = await api.listPushSubscriptions({ signal });
  if (keyId === null) return false;
  const isCurrent = subscription !== null && (await keyIdOf(subscription)) === keyId;
  if (isCurrent) {
    const hash = await hashOf(subscription.endpoint);
    if (data.some((each) => each.endpointHash === hash && each.keyId === keyId)) return true;
  }
  const body = isCurrent ? forServer(subscription, keyId) : await subscribe(api, signal);
  await api.createPushSubscription({ body, signal });
  return true;
}

/** The number on the installed app's icon. */
export async function showBadge(unread: number): Promise<void> {
  try {
    await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge());
  } catch {
    // Not installed, or a browser without badges.
  }
}

function forServer(subscription: PushSubscription, keyId: string): BrowserSubscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keyId, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** As the server names its keys. */
async function keyIdOf({ options: { applicationServerKey } }: PushSubscription): Promise<string | null> {
  return applicationServerKey === null ? null : (await digest(applicationServerKey)).slice(0, 12);
}

const hashOf = (endpoint: string): Promise<string> => digest(new TextEncoder().encode(endpoint));

async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
