import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

/** The content of a small box whose search has no results. */
export function NothingFound({ children }: { children: ReactNode }) {
  return (
    <div className="mu:flex mu:h-72 mu:flex-col mu:items-center mu:justify-center mu:text-text-muted">
      <Drawing name="missing" />
      {children}
    </div>
  );
}
