import { useEffect, useState } from 'react';
import type { CopyPhase } from './copy-button.variants.ts';

/** How long success shows. */
export const COPIED_MS = 2000;
/** A failure shows longer: it has to be read. */
export const COPY_FAILED_MS = 4000;

/** Copies a text to the clipboard and exposes the result for a moment. */
export function useCopy(text: string): { phase: CopyPhase; copy: () => void } {
  // A new object for each press: pressing again restarts the moment.
  const [last, setLast] = useState<{ phase: CopyPhase }>({ phase: 'idle' });

  useEffect(() => {
    if (last.phase === 'idle') return undefined;
    const timer = window.setTimeout(
      () => setLast({ phase: 'idle' }),
      last.phase === 'copied' ? COPIED_MS : COPY_FAILED_MS,
    );
    return () => window.clearTimeout(timer);
  }, [last]);

  const copy = async () => {
    // Empties the announcement, so that the same words are announced again.
    setLast({ phase: 'idle' });
    try {
      // Missing on an insecure page: a failure like any other.
      await navigator.clipboard.writeText(text);
      setLast({ phase: 'copied' });
    } catch {
      setLast({ phase: 'failed' });
    }
  };

  return { phase: last.phase, copy: () => void copy() };
}
