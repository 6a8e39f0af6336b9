import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

/** The inside of a small box whose search came to nothing. */
export function NothingFound({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-72 flex-col items-center justify-center text-text-muted">
      <Drawing name="missing" />
      {children}
    </div>
  );
}
