import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { toastVariants } from './toast.variants.ts';

/** What a toast says. */
export interface ToastMessage {
  /** The kind of news; `match` carries the mark. */
  tone?: keyof typeof toastVariants.variants.tone;
  title: string;
  description?: string;
  /** One thing to do about it. The toast closes with it. */
  action?: { label: string; onPress: () => void };
}

/** How long a toast stays, unless told otherwise. The clock stops while the pointer or the focus is on it. */
export const TOAST_MS = 4000;
/** How many show at once; the others wait. */
export const TOASTS_AT_ONCE = 3;

/** The toasts of one app. Make one, hand it to ToastRegion, and call `show` from anywhere. */
export class Toasts {
  readonly queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: TOASTS_AT_ONCE });

  /** Shows a message; `Infinity` keeps it until it is closed. Answers the function that closes it. */
  show(message: ToastMessage, ms: number = TOAST_MS): () => void {
    const key = this.queue.add(message, Number.isFinite(ms) ? { timeout: ms } : {});
    return () => this.queue.close(key);
  }

  clear(): void {
    this.queue.clear();
  }
}
