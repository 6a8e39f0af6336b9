import { useLocation } from 'react-router';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/** What the address names after its `#`. A server never learns it: undefined until the page that it sent is hydrated. */
export function useHash(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated && hash !== '' ? decodeHash(hash.slice(1)) : undefined;
}

/** What an address names after its `#`, which may be escaped. */
export function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A broken escape names nothing.
  }
}
