import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was clicked on a prerendered page before it was hydrated (public/before-paint.js). */
    earlyClick?: { target: HTMLElement | null; stop(): void };
  }
}

/** Once the page is hydrated, does what was asked of it before. */
export function useReplayEarlyClick(): void {
  useEffect(() => {
    const target = window.earlyClick?.target;
    delete window.earlyClick;
    if (target?.isConnected) target.click();
  }, []);
}
