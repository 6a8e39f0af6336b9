import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports the newest message on the screen as seen, in a hidden tab once it is visible again, unless another conversation is open by then.
 */
export function useSeen(conversation: string | null, report: (seq: number) => void): (seq: number) => void {
  const waiting = useRef<{ conversation: string | null; seq: number } | null>(null);
  const look = useEffectEvent(() => {
    if (document.hidden || waiting.current === null) return;
    if (waiting.current.conversation === conversation) report(waiting.current.seq);
    waiting.current = null;
  });
  useEffect(() => {
    const listener = (): void => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return (seq) => {
    if (document.hidden) waiting.current = { conversation, seq };
    else report(seq);
  };
}
