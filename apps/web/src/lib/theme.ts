// The theme of the page: a stored choice, else what the device prefers. public/before-paint.js sets it before the first paint.
import type { ThemeChoice } from '@mutuals/ui/primitives/theme-switch';
import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';
import { readStored, store } from './storage.ts';

const STORED = 'mutuals.theme';
/** There is no device where pages are prerendered. */
const device = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');
const choice = observable<ThemeChoice>(readChoice());

device?.addEventListener('change', apply);
choice.subscribe(apply);

function readChoice(): ThemeChoice {
  const stored = readStored('local', STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const isDark = choice.get() === 'dark' || (choice.get() === 'system' && device?.matches === true);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function chooseTheme(next: ThemeChoice): void {
  store('local', STORED, next);
  choice.set(next);
}

/** What the person chose. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(choice.subscribe, choice.get, () => 'system');
}
