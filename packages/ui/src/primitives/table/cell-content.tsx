import type { ReactNode } from 'react';
import { join } from '../../lib/cx.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TablePlace } from './table.variants.ts';

const isLine = (place: TablePlace) => place === 'line' || place === 'hidden';

/** A cell's content; on a card, its line begins with the column's name, which a screen reader announces anyway. */
export function CellContent({
  title,
  place,
  isWaiting,
  children,
}: {
  title: string;
  place: TablePlace;
  isWaiting: boolean;
  children: ReactNode;
}) {
  if (!isLine(place)) return children;
  return (
    <>
      <span aria-hidden="true" className="mu:shrink-0 mu:text-text-muted mu:@2xl:hidden">
        {title}
      </span>
      <div className={join('mu:min-w-0 mu:@max-2xl:text-end', isWaiting && 'mu:self-center')}>{children}</div>
    </>
  );
}

const lengths = ['mu:w-20', 'mu:w-14', 'mu:w-16', 'mu:w-12'] as const;

/** A text that is loading; lengths differ from cell to cell, like real texts. */
export function WaitingText({ place, isAtEnd }: { place: number; isAtEnd: boolean }) {
  return <Skeleton className={join(lengths[place % lengths.length], isAtEnd && 'mu:@2xl:ms-auto')} />;
}
