import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type WebSocket,
} from '@playwright/test';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { recordPresses } from './presses.ts';

/** A person with their own browser. */
export interface Visitor {
  page: Page;
  handle: string;
}

/** A person with a profile, with a browser and able to act without it. */
export type Member = Visitor & Person;

interface Fixtures {
  /** Errors in the browser's console that a journey expects; any other fails it. */
  expectedErrors: RegExp;
  /** A person's browser, with nothing open yet. */
  browse(options?: BrowserContextOptions): Promise<Page>;
  /** A person who has just opened the landing page. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A person who is signed in and has opened nothing yet. */
  signedIn(handle: string, options?: BrowserContextOptions): Promise<Visitor>;
  /** The same with a profile, created without the browser. */
  member(handle: string, options?: BrowserContextOptions): Promise<Member>;
  /** A person with a profile, without a browser. */
  absent(handle: string): Promise<Person>;
}

/** The browser's words for a server or network that is down, the last for the worker's script. */
export const AWAY =
  /^Failed to load resource: (net::ERR_|the server responded with a status of 50\d)|^WebSocket connection to .* failed|^An unknown error occurred when fetching the script/;

/** The browser's words for a refusal. */
export const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;
const NONE = /^$/;

/** Where the sandbox's sign-in stores its session in the browser. */
export const SESSION = 'mutuals.sandbox.session';

/** Ably's codes for its messages. */
const [ATTACH, ATTACHED] = [10, 11];
const HAS_BACKLOG = 1 << 1;

let people = 0;

/** A handle that no other test uses. */
export const newHandle = (name: string) => `${name}_${(people += 1)}`;

export const test = base.extend<Fixtures & { handles: Set<string> }, { product: Product }>({
  product: [
    async ({}, give) => {
      const product = await startProduct();
      await give(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [NONE, { option: true }],
  // Everyone in a journey leaves at its end, so the next one finds nobody in its deck. A failed journey gets a new product anyway. Set up first, so
  // it is torn down last: by then nobody's page is open.
  handles: [
    async ({ product }, give, journey) => {
      const handles = new Set<string>();
      await give(handles);
      if (journey.status !== 'passed') return;
      for (const handle of handles) await product.leave(handle);
    },
    { auto: true },
  ],
  browse: async ({ browser, product, expectedErrors }, give) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await give(async (options = {}) => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      contexts.push(context);
      const { PRESSES_FILE: presses } = process.env;
      if (presses) await recordPresses(context, presses);
      // The console reports violations of the content security policy too.
      context.on('console', (message) => {
        // The sandbox translates texts of its own people (D43); people of a test are read in the original.
        if (message.type() === 'error' && !message.location().url.endsWith('/translation/profile'))
          errors.push(message.text());
      });
      context.on('weberror', (failure) => errors.push(failure.error().stack ?? failure.error().message));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(
      errors.filter((text) => !expectedErrors.test(text)),
      'errors in the console',
    ).toEqual([]);
  },
  visitor: async ({ browse }, give) => {
    await give(async (options) => {
      const page = await browse(options);
      await page.goto('/');
      return page;
    });
  },
  signedIn: async ({ browse, product, handles }, give) => {
    await give(async (handle, options) => {
      handles.add(handle);
      const value = JSON.stringify(await product.sessionOf(handle));
      const origins = [{ origin: product.url, localStorage: [{ name: SESSION, value }] }];
      return { page: await browse({ ...options, storageState: { cookies: [], origins } }), handle };
    });
  },
  absent: async ({ product, handles }, give) => {
    await give((handle) => {
      handles.add(handle);
      return product.join(handle);
    });
  },
  member: async ({ absent, signedIn }, give) => {
    await give(async (handle, options) => {
      const person = await absent(handle);
      return { ...person, ...(await signedIn(handle, options)) };
    });
  },
});

/** A product with payments, on its own chain. */
export const paying = (paymentWindowMs: number) =>
  test.extend<object, { product: Product }>({
    product: [
      async ({}, give) => {
        const product = await startProduct({ paymentWindowMs });
        await give(product);
        await product.stop();
      },
      { scope: 'worker' },
    ],
  });

export { expect };

/** Signs in through the sandbox's dialog, as a person does. */
export async function signIn(page: Page, handle: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with X' }).first().click();
  await fillSignIn(page, handle);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Signs out by the account menu of a wide window. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).first().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
}

/** Answers the sandbox's open sign-in dialog. */
export async function fillSignIn(page: Page, handle: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Any X handle' }).fill(handle);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens a page and waits until it receives realtime events. */
export async function openListening(page: Page, path: string): Promise<void> {
  await Promise.all([socketOf(page, path).then(attached), page.goto(path)]);
}

/** The same, and waits until the page asks for nothing more. */
export async function openToRest(page: Page, path: string): Promise<void> {
  await openListening(page, path);
  await page.waitForLoadState('networkidle');
}

/** The realtime connection of a page that opens now: the page before it may still open its own. */
async function socketOf(page: Page, path: string): Promise<WebSocket> {
  await page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame() && frame.url().endsWith(path));
  return page.waitForEvent('websocket');
}

/** Every channel is attached, with nothing to be fetched again before it. */
async function attached(socket: WebSocket): Promise<void> {
  const asked = new Set<string>();
  const messageOf = ({
    payload,
  }: {
    payload: string | Buffer;
  }): { action?: number; channel?: string; flags?: number } => JSON.parse(payload.toString());
  socket.on('framesent', (frame) => {
    const { action, channel } = messageOf(frame);
    if (action === ATTACH && channel !== undefined) asked.add(channel);
  });
  await socket.waitForEvent('framereceived', (frame) => {
    const { action, channel, flags = 0 } = messageOf(frame);
    if (action !== ATTACHED || channel === undefined || (flags & HAS_BACKLOG) !== 0) return false;
    return asked.delete(channel) && asked.size === 0;
  });
}

/** Two people like each other; returns their conversation. */
export async function match(one: Person, other: Person): Promise<string> {
  await one.api.likeProfile({
    path: { profileId: other.profileId },
    body: { userProfileId: one.profileId, isSuperLike: false },
  });
  const { conversationId } = await other.api.likeProfile({
    path: { profileId: one.profileId },
    body: { userProfileId: other.profileId, isSuperLike: false },
  });
  if (conversationId === null) throw new Error('They did not match');
  return conversationId;
}

/** A conversation's address for this person. */
export const conversationPath = ({ profileId }: Person, conversationId: string) =>
  `/profiles/${profileId}/messages/${conversationId}`;
