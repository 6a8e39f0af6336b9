import { join } from '../../lib/cx.ts';

export type Direction = 'up' | 'down' | 'flat';

const COLOUR = { up: 'mu:text-success-text', down: 'mu:text-danger-text', flat: 'mu:text-text-muted' } as const;
const HALF = { up: 'M6 1l6 7H0z', down: 'M6 9L0 2h12z', flat: 'M0 4h12v2H0z' } as const;

/** A figure's change: half of a diamond that points up or down, and the words with their sign. */
export function Change({ direction, children }: { direction: Direction; children: string }) {
  return (
    <span
      className={join(
        'mu:figures mu:inline-flex mu:items-center mu:gap-1.5 mu:font-medium mu:whitespace-nowrap',
        COLOUR[direction],
      )}
    >
      <svg viewBox="0 0 12 10" fill="currentColor" aria-hidden="true" className="mu:size-2.5 mu:shrink-0">
        <path d={HALF[direction]} />
      </svg>
      {children}
    </span>
  );
}
