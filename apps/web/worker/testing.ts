// A site with the worker, in a real browser. What a browser in a headless shell refuses, notifications, the worker's own registration records instead.
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';

/** Runs in the worker before it. */
const STAND_IN = `{
  const shown = [];
  self.registration.showNotification = async (title, options = {}) => {
    const at = shown.findIndex(({ tag }) => tag !== '' && tag === options.tag);
    if (at >= 0) shown.splice(at, 1);
    const each = { title, ...options, close: () => shown.splice(shown.indexOf(each), 1) };
    shown.push(each);
  };
  Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true });
  self.registration.getNotifications = async () => [...shown];
  let subscription = { unsubscribe: async () => { subscription = null; return true; } };
  self.registration.pushManager.getSubscription = async () => subscription;
  self.navigator.setAppBadge = async (count) => { self.badge = count; };
  self.navigator.clearAppBadge = async () => { self.badge = 0; };
  self.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === 'shown') port.postMessage({ shown: shown.map(({ close, ...each }) => each), badge: self.badge ?? null, isPushed: subscription !== null });
    if (data?.press) {
      const event = new ExtendableEvent('notificationclick');
      const notification = shown.find(({ tag }) => tag === data.press);
      Object.defineProperty(event, 'notification', { value: notification });
      // Only the browser's own events wait.
      event.waitUntil = () => {};
      self.dispatchEvent(event);
    }
  });
}`;

export interface Shown {
  shown: { title: string; body: string; tag: string; lang: string; silent: boolean; data: string }[];
  badge: number | null;
  /** Its subscription was not ended. */
  isPushed: boolean;
}

/** The code of the worker, or of the one that takes it back. */
export async function buildWorker(name: 'worker' | 'off', version = 'one'): Promise<string> {
  process.env['WORKER'] = name;
  process.env['WORKER_VERSION'] = version;
  const configFile = path.join(import.meta.dirname, 'vite.config.ts');
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built.');
  return chunk.code;
}

export interface Site {
  origin: string;
  page: Page;
  context: BrowserContext;
  /** The addresses that the server was asked for since the last call. */
  asked(): string[];
  /** What each address answers; the worker's own is served as it is, with the stand-in before it. */
  answers: Map<string, { body: string; headers?: Record<string, string>; status?: number }>;
  serveWorker(code: string): void;
  /** Opens `/` with the worker in control. */
  start(): Promise<void>;
  push(data: unknown): Promise<void>;
  shown(): Promise<Shown>;
  press(tag: string): Promise<void>;
  /** Sends the worker a message of the page. */
  tell(message: unknown): Promise<void>;
  close(): Promise<void>;
}

const HTML = { 'content-type': 'text/html' };
const PAGE = '<!doctype html><title>Mutuals</title><p>page</p>';

export async function openSite(browser: Browser, code: string): Promise<Site> {
  let worker = code;
  let asked: string[] = [];
  const answers: Site['answers'] = new Map();
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url === '/worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      return void response.end(`${STAND_IN}\n${worker}`);
    }
    const { body, headers, status } = answers.get(url) ?? { body: PAGE, headers: HTML };
    response.writeHead(status ?? 200, { 'cache-control': 'no-cache', ...headers }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${Object(server.address()).port}`;
  const context = await browser.newContext();
  const page = await context.newPage();
  let cdp: CDPSession;
  let registrationId = '';

  /** Asks the worker over a port of its own. */
  const ask = (message: unknown, answers: boolean): Promise<unknown> =>
    page.evaluate(
      async ([sent, waits]) => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        const answer = new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data)));
        port1.start();
        active?.postMessage(sent, [port2]);
        return waits ? answer : undefined;
      },
      [message, answers] as const,
    );

  return {
    origin,
    page,
    context,
    answers,
    asked() {
      const since = asked;
      asked = [];
      return since;
    },
    serveWorker: (next) => void (worker = next),
    async start() {
      cdp = await context.newCDPSession(page);
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        registrationId = registrations.at(-1)?.registrationId ?? registrationId;
      });
      await cdp.send('ServiceWorker.enable');
      await page.goto(origin);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      });
      asked = [];
    },
    async push(data) {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
    },
    async shown() {
      const answer: Shown = Object(await ask('shown', true));
      return answer;
    },
    tell: async (message) => void (await ask(message, false)),
    press: async (tag) => void (await ask({ press: tag }, false)),
    async close() {
      await context.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export const launch = async (): Promise<Browser> => chromium.launch(await browserLaunchOptions());
