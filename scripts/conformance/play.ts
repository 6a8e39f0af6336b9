import type { Browser, Page } from 'playwright';
import type { Fault } from '../../packages/ui/src/docs/conformance/lines.ts';

/** In ms, how long a play function waits for what never comes (.storybook/preview.tsx). */
const PATIENCE = 15_000;

declare global {
  interface Window {
    fault: Fault | undefined;
    /** In ms, in place of a play function's patience. */
    patience: number;
  }
}

/** Runs in the page before anything else: does the fault that `window.fault` is at the time. */
function prepare(usual: number): void {
  const later = window.setTimeout.bind(window);
  window.setTimeout = Object.assign(
    (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(run, wait === usual ? window.patience : wait, ...rest),
    window.setTimeout,
  );
  for (const name of ['keydown', 'keypress', 'keyup', 'paste'])
    window.addEventListener(
      name,
      (event) => {
        const { fault } = window;
        if (!fault || !('events' in fault) || !fault.events.includes(name)) return;
        const key = fault.key === undefined ? undefined : new RegExp(fault.key, 'u');
        if (key && !(event instanceof KeyboardEvent && key.test(event.key))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  new MutationObserver(() => {
    const { fault } = window;
    if (!fault || !('selector' in fault)) return;
    for (const element of document.querySelectorAll(fault.selector))
      for (const [name, value] of Object.entries(fault.attributes)) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Plays a story in the page that shows Storybook; answers whether it passed. */
async function playInPage([id, fault, patience]: readonly [string, Fault | undefined, number]): Promise<boolean> {
  window.fault = fault;
  window.patience = patience;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  let isPassed = true;
  const fail = (): void => {
    isPassed = false;
  };
  const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];
  for (const event of failures) channel.once(event, fail);
  const isShown = new URLSearchParams(location.search).get('id') === id;
  await new Promise<void>((resolve) => {
    channel.once('storyFinished', resolve);
    if (isShown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  return isPassed;
}

/** A page of the Storybook at an address, in which stories are played one after the other. */
export class Player {
  readonly #browser: Browser;
  readonly #url: string;
  #page: Page | undefined;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async #play(story: string, fault?: Fault, patience = PATIENCE): Promise<boolean> {
    if (!this.#page) {
      this.#page = await this.#browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
      await this.#page.addInitScript(prepare, PATIENCE);
      await this.#page.goto(`${this.#url}/iframe.html`);
      await this.#page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
    }
    return await this.#page.evaluate(playInPage, [story, fault, patience] as const);
  }

  /** How long a story takes, in ms. Throws if it fails as it is, in a new page too. */
  async timeOf(story: string): Promise<number> {
    const from = Date.now();
    if (await this.#play(story)) return Date.now() - from;
    await this.close();
    const again = Date.now();
    if (await this.#play(story)) return Date.now() - again;
    throw new Error(`${story} fails as it is.`);
  }

  /** Whether a story fails with a fault, and passes again without it, within this time for each thing that it waits for. */
  async notices(story: string, fault: Fault, patience: number): Promise<boolean> {
    if (await this.#play(story, fault, patience)) return false;
    await this.timeOf(story);
    return true;
  }

  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }
}
