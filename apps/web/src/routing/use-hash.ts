import { useLocation } from 'react-router';
import { useTakenOver } from '../lib/use-is-hydrated.ts';

/** What the address names after its `#`. A server never learns it: undefined until the page that it sent is taken over. */
export function useHash(): string | undefined {
  const { hash } = useLocation();
  const isTakenOver = useTakenOver();
  return isTakenOver && hash !== '' ? decodeHash(hash.slice(1)) : undefined;
}

/** What an address names after its `#`, which may be escaped. */
export function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A broken escape names nothing.
  }
}
