import { useSyncExternalStore } from 'react';

/** Whether an element may move: the theme sets `--mu-motion` to 0 when motion is reduced, by the device or by choice. */
export const isMotionAllowed = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--mu-motion').trim() !== '0';

function onPreference(changed: () => void): () => void {
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** The same for the whole page, for decisions during rendering. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    onPreference,
    () => isMotionAllowed(document.documentElement),
    () => true,
  );
