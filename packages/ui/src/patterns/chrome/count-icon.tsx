import type { ReactNode } from 'react';
import { CountBadge } from '../../primitives/badge/badge.tsx';

/** A small number on the shoulder of an icon or of an icon's button. It is for the eye: the control says the number in words. */
export function CountIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="relative grid place-items-center">
      {children}
      <span aria-hidden="true" className="pointer-events-none absolute bottom-1/2 left-1/2 flex">
        <CountBadge count={count} label="" className="h-4.5 min-w-4.5 px-1 text-[0.6875rem] ring-2 ring-surface" />
      </span>
    </span>
  );
}
