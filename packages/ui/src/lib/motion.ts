import { useSyncExternalStore } from 'react';

/** Whether things may travel here: the theme sets `--mu-motion` to 0 where motion is reduced, by the device or by choice. */
export const travels = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--mu-motion').trim() !== '0';

function onPreference(changed: () => void): () => void {
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
}

/** The same for the whole page, for what has to be decided while rendering. */
export const usePageTravels = (): boolean =>
  useSyncExternalStore(
    onPreference,
    () => travels(document.documentElement),
    () => true,
  );
