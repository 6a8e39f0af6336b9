import type { Toasts } from '@mutuals/ui/primitives/toast';
import { createContext, use } from 'react';

export const ToastsContext = createContext<Toasts | null>(null);

/** How long a toast offers undo: reading it and reaching the button takes a moment. */
export const UNDO_TOAST_MS = 10_000;

/** The passing messages of the signed-in person. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsContext');
  return toasts;
}
