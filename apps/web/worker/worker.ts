// The service worker: it shows what is pushed, opens what is pressed, and keeps the files of a release. It keeps no tokens and no answers of the API, and
// never shows an old page while the server answers (D74, D75; docs/decisions/058-push-and-the-worker.md).
declare const self: ServiceWorkerGlobalScope;
/** Names this build's files. */
declare const VERSION: string;

const FILES = 'files-';
const OWN_FILES = FILES + VERSION;
/** One page without anything of a person, for when there is no network. */
const PAGES = 'pages';
const SHELL = '/discover';
/** What other apps share stands in its address, which may be longer than servers take: the worker asks for the page without it, and the page reads it there. The browser's own preload still asks with it; its refusal is ignored. */
const SHARE = '/share';
const AS_PAGE = { headers: { accept: 'text/html' } };
/** How long a page may take to answer, in ms. */
const PATIENCE_MS = 500;

/** What the server pushes: something to show, or what was seen elsewhere meanwhile (domains/push-subscriptions/push-message.rules.ts). */
type Push = {
  title?: string;
  body?: string;
  tag?: string;
  url?: string;
  lang?: string;
  close?: string[];
  unread?: number;
};

/** What a page says of itself once it is at rest: its files, what its release is known by in the document, and its language. */
type Visit = { files: string[]; marks: string[]; lang: string };

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // The last release's files stay for pages that are open, and for what did not change.
  const [, ...older] = (await fileCaches()).filter((name) => name !== OWN_FILES);
  await Promise.all(older.map((name) => caches.delete(name)));
  // A page is asked for while the worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The caches of releases, the newest first. */
const fileCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(FILES)).toReversed();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(event, request));
  else if (request.mode === 'navigate') event.respondWith(page(event, pathname));
});

/** A file whose name changes with its content. */
async function file(event: ExtendableEvent, request: Request): Promise<Response> {
  const own = await kept(request, { cacheName: OWN_FILES, ignoreVary: true });
  if (own) return own;
  const found = (await kept(request, { ignoreVary: true })) ?? (await fetch(request));
  if (found.ok && found.headers.get('cache-control')?.includes('immutable')) keep(event, OWN_FILES, request, found);
  return found;
}

/** The server's page; without a network the kept one, which draws any address. */
async function page(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    if (pathname === SHARE) return await fetch(SHARE, AS_PAGE);
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const shell = await keptShell();
    if (shell && (await canRun(shell.clone()))) return shell;
    throw error;
  }
}

/** Whether all that a page begins with is here: a full disk or the browser may have taken some of it, and the page would stay empty. */
async function canRun(shell: Response): Promise<boolean> {
  const named = (await shell.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)/g);
  const found = await Promise.all([...named].map(([, address = '']) => kept(address, { ignoreVary: true })));
  return found.every(Boolean);
}

const keptShell = () => kept(SHELL, { cacheName: PAGES, ignoreVary: true });

/**
 * Keeps what a page at rest is made of, which it mostly fetched before there was a worker, and then a shell of the same release, in the page's
 * language. One of another release stays away: its other files are not here.
 */
async function keepVisit(event: ExtendableEvent, { files, marks, lang }: Visit): Promise<void> {
  await Promise.all(files.map((address) => file(event, new Request(address))));
  const isOfPage = (html: string) => marks.every((mark) => html.includes(mark));
  const known = (await (await keptShell())?.text()) ?? '';
  if (isOfPage(known) && known.includes(`<html lang="${lang}"`)) return;
  const shell = await fetch(SHELL, AS_PAGE);
  const isShell = shell.headers.get('x-page') === 'shell';
  if (isShell && isOfPage(await shell.clone().text())) keep(event, PAGES, SHELL, shell);
}

/** What was kept; nothing where the browser cannot read it. */
const kept = (key: Request | string, options: MultiCacheQueryOptions): Promise<Response | undefined> =>
  caches.match(key, options).catch(() => undefined);

/** Beside the answer, which waits for nothing here; where the disk is full, nothing is kept. */
function keep(event: ExtendableEvent, name: string, key: Request | string, answer: Response): void {
  const copy = answer.clone();
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.put(key, copy))
      .catch(() => {}),
  );
}

/** Settles once all that was pushed so far is shown. */
let taking = Promise.resolve();

self.addEventListener('push', (event) => {
  taking = Promise.allSettled([taking, take(read(event.data))]).then(() => undefined);
  event.waitUntil(taking);
});

function read(data: PushMessageData | null): Push {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

async function take({
  title = 'Mutuals',
  body = '',
  tag = '',
  url = '/',
  lang = '',
  close,
  unread,
}: Push): Promise<void> {
  if (unread !== undefined) await badge(unread);
  if (close) {
    const shown = await self.registration.getNotifications();
    for (const each of shown) if (close.includes(each.tag)) each.close();
    return;
  }
  // Whoever looks at Mutuals already is told there; something is shown all the same, or the browser would end the subscription.
  const isHere = (await windows()).some((each) => each.focused);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    silent: isHere,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: url,
  });
}

async function badge(unread: number): Promise<void> {
  try {
    await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge());
  } catch {
    // Not installed, or a browser without badges.
  }
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'forget') event.waitUntil(forget());
  else if (data?.files) event.waitUntil(keepVisit(event, data).catch(() => {}));
});

/** The person signed out, or somebody else signed in: this device says nothing more of them. */
async function forget(): Promise<void> {
  // Nothing is shown or pushed otherwise, and a browser without a screen ends where it is asked. The page takes off its badge.
  if (Notification.permission !== 'granted') return;
  // What is shown goes at once: the rest may fail, or wait for a slow network.
  await Promise.allSettled([clear(), unsubscribe()]);
  // Also what was pushed in just that moment.
  await taking;
  await clear();
}

async function clear(): Promise<void> {
  for (const each of await self.registration.getNotifications()) each.close();
  await badge(0);
}

async function unsubscribe(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** In a window that is open, else in a new one; never an address elsewhere. */
async function open(address: string): Promise<void> {
  const { origin, href } = new URL(address, location.origin);
  const target = origin === location.origin ? href : `${location.origin}/`;
  const all = await windows();
  const client = all.find(({ focused }) => focused) ?? all[0];
  if (!client) return void (await self.clients.openWindow(target));
  const { port1, port2 } = new MessageChannel();
  // Where a page is by now, only the page knows: it goes there by itself, and answers.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a client of this worker, not a window
  client.postMessage({ open: target.slice(location.origin.length) }, [port2]);
  await client.focus().catch(() => {});
  const isHeard = await new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(resolve, PATIENCE_MS, false);
  });
  // A page that still loads hears nothing; a worker may not lead a page that an older one serves.
  if (!isHeard) await client.navigate(target).catch(() => self.clients.openWindow(target));
}
