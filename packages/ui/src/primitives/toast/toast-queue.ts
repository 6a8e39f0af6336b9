import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { toastVariants } from './toast.variants.ts';

/** A toast's content. */
export interface ToastMessage {
  /** The kind of news. */
  tone?: keyof typeof toastVariants.variants.tone;
  /** Drawn in place of the icon of its kind. */
  icon?: ReactNode;
  title: string;
  description?: string;
  /** One action. The toast closes with it, and stays while the person uses the keyboard or a screen reader. */
  action?: { label: string; onPress: () => void };
}

/** A toast's default duration. The timer pauses while a toast has the pointer or focus. */
export const TOAST_MS = 4000;
/** How many show at once; the others wait. */
export const TOASTS_AT_ONCE = 3;

/** What is left of a toast's time, and what stops its timer while it runs. */
interface Clock {
  leftMs: number;
  stop?: (() => void) | undefined;
}

/**
 * Times its toasts itself: React Aria's timers start also while the region has the pointer or focus, and twice after that. A toast's time passes
 * while it shows and nobody is looking at one or on the way to its action (WCAG 2.2.1).
 */
class TimedQueue extends ToastQueue<ToastMessage> {
  readonly #clocks = new Map<string, Clock>();
  #isHeld = false;
  #areActionsHeld = false;

  constructor() {
    super({ maxVisibleToasts: TOASTS_AT_ONCE });
    this.subscribe(() => this.#time());
  }

  addFor(message: ToastMessage, ms: number): string {
    const key: string = this.add(message, { onClose: () => this.#forget(key) });
    if (Number.isFinite(ms)) this.#clocks.set(key, { leftMs: ms });
    this.#time();
    return key;
  }

  override pauseAll(): void {
    this.#isHeld = true;
    this.#time();
  }

  override resumeAll(): void {
    this.#isHeld = false;
    this.#time();
  }

  /** Whether toasts with an action stay. */
  holdActions(areHeld: boolean): void {
    this.#areActionsHeld = areHeld;
    this.#time();
  }

  override clear(): void {
    for (const key of this.#clocks.keys()) this.#forget(key);
    super.clear();
  }

  #forget(key: string): void {
    this.#clocks.get(key)?.stop?.();
    this.#clocks.delete(key);
  }

  #time(): void {
    // With its last toast the region goes, and does not tell that it lost the pointer or focus.
    if (this.visibleToasts.length === 0) this.#isHeld = false;
    for (const [key, clock] of this.#clocks) {
      const toast = this.visibleToasts.find((each) => each.key === key);
      const runs = toast !== undefined && !this.#isHeld && !(this.#areActionsHeld && toast.content.action);
      if (!runs) {
        clock.stop?.();
        clock.stop = undefined;
      } else clock.stop ??= run(clock, () => this.close(key));
    }
  }
}

function run(clock: Clock, end: () => void): () => void {
  const since = performance.now();
  const timer = setTimeout(end, clock.leftMs);
  return () => {
    clearTimeout(timer);
    clock.leftMs -= performance.now() - since;
  };
}

/** An app's toasts. Create one, pass it to ToastRegion, and call `show` from anywhere. */
export class Toasts {
  readonly queue = new TimedQueue();

  /** Shows a message; `Infinity` keeps it until it is closed. Returns the function that closes it. */
  show(message: ToastMessage, ms: number = TOAST_MS): () => void {
    const key = this.queue.addFor(message, ms);
    return () => this.queue.close(key);
  }

  clear(): void {
    this.queue.clear();
  }
}
