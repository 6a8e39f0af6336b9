import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports what is seen only while the page is in front: what arrives in a hidden tab waits until it is looked at. Answers what to call
 * with the newest message on the screen.
 */
export function useSeen(report: (seq: number) => void): (seq: number) => void {
  const waiting = useRef<number | null>(null);
  const look = useEffectEvent(() => {
    if (document.hidden || waiting.current === null) return;
    report(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    const listener = (): void => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return (seq) => {
    if (document.hidden) waiting.current = seq;
    else report(seq);
  };
}
