import { useEffect } from 'react';
import { useRealtime } from './realtime.tsx';

/** Toasts wait while the moment of a match has the attention. */
export function useHeldToasts(isMoment: boolean): void {
  const { toastHold } = useRealtime();
  useEffect(() => (isMoment ? toastHold.hold() : undefined), [toastHold, isMoment]);
}
