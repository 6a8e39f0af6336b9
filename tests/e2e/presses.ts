// What each press of the journeys cost, for `npm run bench:inp`: on a processor four times slower, one line of JSON an event.
import { appendFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** An event of a press, as the browser timed it: milliseconds from the input to the next frame. */
export interface PressEvent {
  /** Events of one press share it. */
  press: string;
  type: string;
  /** The address's path when it was pressed. */
  path: string;
  /** What was pressed. */
  what: string;
  ms: number;
  /** Of it: until the page's code began, and until that ended; the rest is drawing. */
  waitedMs: number;
  ranMs: number;
}

const CPU_RATE = 4;

declare global {
  interface Window {
    notePress(event: PressEvent): Promise<void>;
  }
}

/** Slows down this browser's pages and appends what is pressed in them to a file. */
export async function recordPresses(context: BrowserContext, file: string): Promise<void> {
  context.on('page', async (page) => {
    // A page that is closed meanwhile needs no slowing down.
    const devtools = await context.newCDPSession(page).catch(() => null);
    await devtools?.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE }).catch(() => undefined);
  });
  await context.exposeFunction('notePress', (event: PressEvent) => appendFileSync(file, `${JSON.stringify(event)}\n`));
  await context.addInitScript(observe);
}

/** Runs in the page. */
function observe(): void {
  const document = Math.random().toString(36).slice(2);
  const pressed = new Map<number, Pick<PressEvent, 'path' | 'what'>>();
  // An element may be gone when its event is reported, so it is named while it is pressed.
  const name = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest('button, a, input, textarea, select, label, summary, [role]') ?? target;
    const text = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    const kind = element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? 'page';
    const key = event instanceof KeyboardEvent ? `${event.key.length === 1 ? 'a letter' : event.key} at ` : '';
    pressed.set(event.timeStamp, {
      path: location.pathname,
      what: `${key}${kind} "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`,
    });
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, name, { capture: true, passive: true });
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const { startTime, processingStart, processingEnd, interactionId } = entry;
      void window.notePress({
        press: `${document} ${interactionId}`,
        type: entry.name,
        ...(pressed.get(startTime) ?? { path: location.pathname, what: 'page' }),
        ms: entry.duration,
        waitedMs: processingStart - startTime,
        ranMs: processingEnd - processingStart,
      });
    }
  }).observe(options);
}
