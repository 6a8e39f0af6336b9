import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { toastVariants } from './toast.variants.ts';

/** A toast's content. */
export interface ToastMessage {
  /** The kind of news; `match` shows the mark. */
  tone?: keyof typeof toastVariants.variants.tone;
  title: string;
  description?: string;
  /** One action. The toast closes with it. */
  action?: { label: string; onPress: () => void };
}

/** A toast's default duration. The timer pauses while the toast has the pointer or focus. */
export const TOAST_MS = 4000;
/** How many show at once; the others wait. */
export const TOASTS_AT_ONCE = 3;

/** An app's toasts. Create one, pass it to ToastRegion, and call `show` from anywhere. */
export class Toasts {
  readonly queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: TOASTS_AT_ONCE });

  /** Shows a message; `Infinity` keeps it until it is closed. Returns the function that closes it. */
  show(message: ToastMessage, ms: number = TOAST_MS): () => void {
    const key = this.queue.add(message, Number.isFinite(ms) ? { timeout: ms } : {});
    return () => this.queue.close(key);
  }

  clear(): void {
    this.queue.clear();
  }
}
