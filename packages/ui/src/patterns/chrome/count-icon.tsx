import type { ReactNode } from 'react';
import { CountBadge } from '../../primitives/badge/badge.tsx';

/** A small number on the corner of an icon or icon button. It is visual only: the control's label has the number in words. */
export function CountIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="mu:relative mu:grid mu:place-items-center">
      {children}
      <span aria-hidden="true" className="mu:pointer-events-none mu:absolute mu:bottom-1/2 mu:left-1/2 mu:flex">
        <CountBadge
          count={count}
          label=""
          className="mu:h-4.5 mu:min-w-4.5 mu:px-1 mu:text-[0.6875rem] mu:ring-2 mu:ring-surface"
        />
      </span>
    </span>
  );
}
