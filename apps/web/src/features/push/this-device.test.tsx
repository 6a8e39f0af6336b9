import type { ApiClient } from '@mutuals/api-client';
import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored } from '../../lib/storage.ts';
import { apiOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { counts, notification, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import AtRest from './at-rest.tsx';
import { compare, subscribe, unsubscribe } from './browser.ts';
import { ThisDevice } from './this-device.tsx';
import { comparisonKey, decisionKey } from './use-push.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

/** A browser that may push, whose subscriptions end where they are asked to. */
function fakeBrowser(onSubscribe = () => {}) {
  let isPushed = false;
  let key: string | undefined;
  const subscription = {
    endpoint: 'https://push.example/one',
    options: {
      get applicationServerKey() {
        return key === undefined ? null : new TextEncoder().encode(key);
      },
    },
    toJSON: () => ({ endpoint: 'https://push.example/one', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      isPushed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isPushed ? subscription : null),
    subscribe: async (options?: { applicationServerKey: string }) => {
      onSubscribe();
      // A subscription belongs to its key for life.
      if (isPushed && key !== options?.applicationServerKey) throw new DOMException('', 'InvalidStateError');
      isPushed = true;
      key = options?.applicationServerKey;
      return subscription;
    },
  };
  const update = vi.fn<() => Promise<void>>(async () => {});
  const told = vi.fn<(visit: unknown) => void>();
  const registration = { pushManager, update, active: { postMessage: told } };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    controller: null,
    register: async () => registration,
    getRegistration: async () => registration,
    startMessages() {},
  });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(container as never);
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  return { container, pushManager, update, told, isPushed: () => isPushed };
}

/** Of a person who stays signed in. */
const { signal: stays } = new AbortController();

const apiOfPushes = (answers: Partial<ApiClient> = {}) =>
  apiOf({
    getPushKey: async () => ({ publicKey: 'key', keyId: 'one' }),
    listPushSubscriptions: async () => ({ data: [], keyId: 'one' }),
    createPushSubscription: async () => ({}) as never,
    ...answers,
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('ends a subscription that its person cancelled while the browser made it (PU6)', async () => {
  const leaving = new AbortController();
  const { isPushed } = fakeBrowser(() => leaving.abort());
  await subscribe(apiOfPushes(), leaving.signal);
  expect(isPushed()).toBe(false);
});

it('ends a subscription that the browser has though its person turned it off, and tells the server of none', async () => {
  const { isPushed, pushManager } = fakeBrowser();
  await pushManager.subscribe();
  const createPushSubscription = vi.fn<ApiClient['createPushSubscription']>(async () => ({}) as never);
  expect(await compare(apiOfPushes({ createPushSubscription }), 'off', stays)).toBe(false);
  expect([isPushed(), createPushSubscription.mock.calls]).toEqual([false, []]);
});

const endpointHash = '3fi5KdDLYw90NP0cokjnOJoWSXZFRc3HJLdQWmxL5us';
const createdAt = '2026-11-20T09:00:00.000Z';

it.each([
  { where: 'at the server too, and that of no other browser', isAway: false, ended: ['own'] },
  { where: 'in the browser alone where the server cannot be reached', isAway: true, ended: [] },
])('a subscription that is turned off ends $where (PU7)', async ({ isAway, ended }) => {
  const { isPushed, pushManager } = fakeBrowser();
  await pushManager.subscribe();
  const gone: string[] = [];
  const api = apiOfPushes({
    async listPushSubscriptions() {
      if (isAway) throw new Error('Away');
      const of = (_id: string, hash: string) => ({ _id, endpointHash: hash, keyId: 'one', createdAt });
      return { data: [of('other', 'another'), of('own', endpointHash)], keyId: 'one' };
    },
    deletePushSubscription: async ({ path }) => void gone.push(path.subscriptionId),
  });
  await unsubscribe(api);
  expect([isPushed(), gone]).toEqual([false, ended]);
});

const keyId = 'LHDhK3oGRvki';
it.each([
  { is: 'known on both sides', has: 'key', knows: [{ endpointHash, keyId }], told: true, created: 0 },
  { is: 'unknown to the server', has: 'key', knows: [], told: true, created: 1 },
  {
    is: 'of an older key at the server',
    has: 'key',
    knows: [{ endpointHash, keyId: 'older' }],
    told: true,
    created: 1,
  },
  { is: 'of an older key in the browser', has: 'older', knows: [{ endpointHash, keyId }], told: true, created: 1 },
  { is: 'lost by the browser', decision: 'on', knows: [{ endpointHash, keyId }], told: true, created: 1 },
  { is: 'not there, and nobody asked for it', knows: [], told: false, created: 0 },
  { is: 'forbidden since', has: 'key', decision: 'on', permission: 'denied', knows: [], told: false, created: 0 },
  { is: 'of a server that pushes no more', has: 'key', serverKey: null, knows: [], told: false, created: 0 },
])(
  'compares a subscription that is $is with the server (D71)',
  async ({ has, decision = null, permission = 'granted', serverKey = keyId, knows, told, created }) => {
    const { pushManager } = fakeBrowser();
    vi.stubGlobal('Notification', { permission });
    if (has !== undefined) await pushManager.subscribe({ applicationServerKey: has });
    const createPushSubscription = vi.fn<ApiClient['createPushSubscription']>(async () => ({}) as never);
    const api = apiOfPushes({
      getPushKey: async () => ({ publicKey: 'key', keyId }),
      listPushSubscriptions: async () => ({
        data: knows.map((each) => ({ ...each, _id: 'one', createdAt })),
        keyId: serverKey,
      }),
      createPushSubscription,
    });
    expect([await compare(api, decision, stays), createPushSubscription.mock.calls.length]).toEqual([told, created]);
    if (created > 0) {
      expect(createPushSubscription.mock.calls[0]?.[0].body).toMatchObject({ keyId });
      const subscription = await pushManager.getSubscription();
      expect(subscription?.options.applicationServerKey).toEqual(new TextEncoder().encode('key'));
    }
  },
);

it.each(['the list is answered', 'the key is answered', 'the browser subscribes'])(
  'subscribes nobody any more whose visit ends while %s, and tells the server of none',
  async (end) => {
    const leaving = new AbortController();
    const leaveAt = (here: string) => here === end && leaving.abort();
    const { isPushed } = fakeBrowser(() => leaveAt('the browser subscribes'));
    const created = vi.fn<() => void>();
    // Each call rejects once its signal is aborted, as the client's do.
    const api = apiOfPushes({
      async listPushSubscriptions({ signal } = {}) {
        leaveAt('the list is answered');
        signal?.throwIfAborted();
        return { data: [], keyId };
      },
      async getPushKey({ signal } = {}) {
        leaveAt('the key is answered');
        signal?.throwIfAborted();
        return { publicKey: 'key', keyId };
      },
      async createPushSubscription({ signal }) {
        signal?.throwIfAborted();
        created();
        return {} as never;
      },
    });
    await expect(compare(api, 'on', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect([isPushed(), created.mock.calls]).toEqual([false, []]);
  },
);

it('says the same to whoever leaves the settings and looks again', async () => {
  const { isPushed } = fakeBrowser();
  function Settings() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Settings
        </button>
        {isOpen && <ThisDevice />}
      </>
    );
  }
  const { screen } = await renderMember(<Settings />, apiOfPushes(), {
    texts: ['settings'],
    services: { push: true, hasWorker: true },
  });
  const lookAgain = async () => {
    await screen.getByRole('button', { name: 'Settings' }).click();
    await expect.element(screen.getByText(/^This device/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Settings' }).click();
  };
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await lookAgain();
  await expect.element(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(isPushed()).toBe(true);
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await lookAgain();
  await expect.element(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(isPushed()).toBe(false);
});

it('goes where a pressed notification leads, and tells the worker so; never elsewhere', async () => {
  const { container } = fakeBrowser();
  const listening = vi.spyOn(container, 'startMessages');
  const { router } = await renderMember(<AtRest />, apiOfPushes(), { services: { hasWorker: true } });
  await expect.poll(() => listening.mock.calls.length).toBeGreaterThan(0);
  const answers: string[] = [];
  const press = (open: string) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => answers.push(open));
    const heard = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    container.dispatchEvent(new MessageEvent('message', { data: { open }, ports: [port2] }));
    return heard;
  };
  void press('//evil.example');
  await press('/messages');
  expect(answers).toEqual(['/messages']);
  expect(router.state.location.pathname).toBe('/messages');
});

/** What the server answers to whoever asks for a page. */
const serves = (html: string, headers: HeadersInit = { 'x-page': 'shell' }) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(html, { headers }));

it('offers a new version when its worker takes over, and goes on as it is until somebody takes it (D75)', async () => {
  const { container } = fakeBrowser();
  const listening = vi.spyOn(container, 'startMessages');
  Reflect.set(container, 'controller', {});
  const page = (
    <>
      <AtRest />
      <input aria-label="Draft" />
    </>
  );
  const { screen } = await renderMember(page, apiOfPushes(), { services: { hasWorker: true } });
  await screen.getByRole('textbox', { name: 'Draft' }).fill('Half a thought');
  await expect.poll(() => listening.mock.calls.length).toBeGreaterThan(0);
  serves('another release');
  container.dispatchEvent(new Event('controllerchange'));
  await expect.element(screen.getByText('There is a new version of Mutuals')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Draft' })).toHaveValue('Half a thought');
});

it.each([
  [
    'a page that has it: the first page of a release begins under the last one’s worker',
    () => serves(document.documentElement.outerHTML),
  ],
  ['a page whose network answers in the place of the server', () => serves('Sign in to the hotel', {})],
])('offers no version to %s', async (_whom, answer) => {
  const { container } = fakeBrowser();
  Reflect.set(container, 'controller', {});
  const listening = vi.spyOn(container, 'startMessages');
  const { screen } = await renderMember(<AtRest />, apiOfPushes(), { services: { hasWorker: true } });
  await expect.poll(() => listening.mock.calls.length).toBeGreaterThan(0);
  const asked = answer();
  container.dispatchEvent(new Event('controllerchange'));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.poll(() => asked.mock.settledResults.length).toBe(1);
  // It would show within a frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  expect(screen.getByText('There is a new version of Mutuals').query()).toBeNull();
});

it('says nothing of a version to a page that had no worker before: the first one is its own, the next is not', async () => {
  const { container } = fakeBrowser();
  const listening = vi.spyOn(container, 'startMessages');
  const { screen, router } = await renderMember(<AtRest />, apiOfPushes(), { services: { hasWorker: true } });
  await expect.poll(() => listening.mock.calls.length).toBeGreaterThan(0);
  container.dispatchEvent(new Event('controllerchange'));
  // What it would say shows before the page has gone elsewhere.
  container.dispatchEvent(new MessageEvent('message', { data: { open: '/messages' } }));
  await expect.poll(() => router.state.location.pathname).toBe('/messages');
  expect(screen.getByText('There is a new version of Mutuals').query()).toBeNull();
  serves('another release');
  container.dispatchEvent(new Event('controllerchange'));
  await expect.element(screen.getByText('There is a new version of Mutuals')).toBeVisible();
});

it('offers a version later that the server could not tell of, or an older server beside it denied, when its worker took over', async () => {
  const { container } = fakeBrowser();
  Reflect.set(container, 'controller', {});
  const listening = vi.spyOn(container, 'startMessages');
  vi.useFakeTimers({ toFake: ['Date'] });
  const { screen } = await renderMember(<AtRest />, apiOfPushes(), { services: { hasWorker: true } });
  await expect.poll(() => listening.mock.calls.length).toBeGreaterThan(0);
  const comeBack = () => {
    vi.setSystemTime(Date.now() + 60 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const asked = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  serves(document.documentElement.outerHTML);
  container.dispatchEvent(new Event('controllerchange'));
  await expect.poll(() => asked.mock.settledResults.length).toBe(1);
  comeBack();
  await expect.poll(() => asked.mock.settledResults.length).toBe(2);
  expect(screen.getByText('There is a new version of Mutuals').query()).toBeNull();
  serves('another release');
  comeBack();
  await expect.element(screen.getByText('There is a new version of Mutuals')).toBeVisible();
});

it('looks for a new version when somebody comes back to it, once an hour at most (D75)', async () => {
  const { container, update } = fakeBrowser();
  const listening = vi.spyOn(container, 'startMessages');
  vi.useFakeTimers({ toFake: ['Date'] });
  await renderMember(<AtRest />, apiOfPushes(), { services: { hasWorker: true } });
  await expect.poll(() => listening.mock.calls.length).toBeGreaterThan(0);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  pass(59);
  comeBack();
  // It would ask within a frame.
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  expect(update).not.toHaveBeenCalled();
  pass(1);
  comeBack();
  comeBack();
  await expect.poll(() => update.mock.calls.length).toBe(1);
  pass(60);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  comeBack();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  comeBack();
  await expect.poll(() => update.mock.calls.length).toBe(2);
});

it('has the worker keep the visit, once more in another language and for another worker', async () => {
  const { container, told } = fakeBrowser();
  const { screen } = await renderMember(<Language />, apiOfPushes(), { services: { hasWorker: true } });
  const languages = () => told.mock.calls.map(([visit]) => Object(visit).lang);
  await expect.poll(languages).toEqual(['en']);
  await screen.getByRole('button', { name: 'Français' }).click();
  await expect.poll(languages).toEqual(['en', 'fr']);
  container.dispatchEvent(new Event('controllerchange'));
  await expect.poll(languages).toEqual(['en', 'fr', 'fr']);
});

function Language() {
  const { i18n } = useTranslation();
  return (
    <>
      <button type="button" onClick={() => void i18n.changeLanguage('fr')}>
        Français
      </button>
      <AtRest />
    </>
  );
}

/** A member who has a first message, before an offer could show. */
async function withMessage(
  fill: (client: QueryClient) => void = () => {},
  news = notification('new_message', { senderName: 'Lin' }),
) {
  const { container, isPushed } = fakeBrowser();
  const begun = vi.spyOn(container, 'startMessages');
  let client: QueryClient | undefined;
  const { screen } = await renderMember(<AtRest />, apiOfPushes(), {
    texts: ['settings'],
    services: { push: true, hasWorker: true },
    fill(filled) {
      client = filled;
      const page = {
        data: [news],
        meta: { total: 1, unread: 1, limit: 50, offset: 0, nextCursor: null },
      };
      const { queryKey } = pagesOf(apiOf(), 'listNotifications', { query: { limit: 50 } });
      filled.setQueryData(queryKey, { pages: [page], pageParams: [undefined] });
      fill(filled);
    },
  });
  const show = screen.getByRole('button', { name: 'Show me' });
  async function showsNothing(): Promise<void> {
    await expect.poll(() => begun).toHaveBeenCalled();
    await expect.poll(() => client?.getQueryState(comparisonKey)?.status).toBe('success');
    // It would show with the next frame.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    expect(show.elements()).toEqual([]);
  }
  return { screen, show, showsNothing, isPushed };
}

it('is offered after a first message, and not again once its person said "not now"', async () => {
  const { screen, show } = await withMessage();
  await show.click();
  await screen.getByRole('button', { name: 'Not now' }).click();
  await screen.unmount();
  // Another visit.
  sessionStorage.clear();
  const again = await withMessage();
  await again.showsNothing();
});

it('is offered once in a visit to who decides nothing: no load of a page offers it again', async () => {
  const { screen, show } = await withMessage();
  await expect.element(show).toBeVisible();
  await screen.unmount();
  const again = await withMessage();
  await again.showsNothing();
});

it('is not offered to whom this device tells already', async () => {
  const { showsNothing } = await withMessage((client) => client.setQueryData(comparisonKey, true));
  await showsNothing();
});

it('is not offered after a like alone', async () => {
  const { showsNothing } = await withMessage(undefined, notification('new_like'));
  await showsNothing();
});

it('stays on for who turned it on where it was offered, and closes that', async () => {
  const { screen, show, isPushed } = await withMessage();
  await show.click();
  await screen.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect.element(screen.getByText('This device tells you while Mutuals is closed.')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect([isPushed(), readStored('local', decisionKey(user._id))]).toEqual([true, 'on']);
});

it('has what is unread on its icon, and nothing once all is read', async () => {
  fakeBrowser();
  const shown: (number | undefined)[] = [];
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count) => void shown.push(count));
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => void shown.push(0));
  let client: QueryClient | undefined;
  const api = apiOfPushes({ getNotificationCounts: async () => ({ ...counts, unread: 3, unreadMessages: 2 }) });
  await renderMember(<AtRest />, api, { texts: ['settings'], fill: (filled) => void (client = filled) });
  await expect.poll(() => shown).toEqual([3]);
  client?.setQueryData(queryOf(api, 'getNotificationCounts').queryKey, counts);
  await expect.poll(() => shown).toEqual([3, 0]);
});
