import { useEffect, useEffectEvent } from 'react';
import { useLazy } from '../../lib/use-lazy.ts';
import type { ToastRegionProps } from '../../primitives/toast/toast.tsx';

const loadRegion = () => import('../../primitives/toast/toast.tsx');

/** A ToastRegion whose code comes after the frame shows, and with the next toast if it did not. */
export function ShellToasts(props: ToastRegionProps) {
  const { queue } = props.toasts;
  const { value: toast, request } = useLazy(loadRegion);
  const load = useEffectEvent(request);
  useEffect(() => {
    load();
    const unsubscribe = queue.subscribe(() => load());
    return () => void unsubscribe();
  }, [queue]);
  return toast && <toast.ToastRegion {...props} />;
}
