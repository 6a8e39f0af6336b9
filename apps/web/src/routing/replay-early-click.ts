import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed on a page that did not answer yet (public/before-paint.js). */
    earlyPress?: { target: HTMLElement | null; stop(): void };
  }
}

/** Once this page answers, does what was asked of it before. */
export function useEarlyPress(): void {
  useEffect(() => {
    const target = window.earlyPress?.target;
    delete window.earlyPress;
    if (target?.isConnected) target.click();
  }, []);
}
