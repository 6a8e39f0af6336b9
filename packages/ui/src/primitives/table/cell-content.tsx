import type { ReactNode } from 'react';
import { join } from '../../lib/cx.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TablePlace } from './table.variants.ts';

const isLine = (place: TablePlace) => place === 'line' || place === 'hidden';

/** What a cell shows; on a card, a line of it begins with the column's name, which a screen reader says anyway. */
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
      <span aria-hidden="true" className="shrink-0 text-text-muted @2xl:hidden">
        {title}
      </span>
      <div className={join('min-w-0 @max-2xl:text-right', isWaiting && 'self-center')}>{children}</div>
    </>
  );
}

const lengths = ['w-20', 'w-14', 'w-16', 'w-12'] as const;

/** A text that has not come yet; lengths differ from cell to cell, as those of texts do. */
export function WaitingText({ place, isAtEnd }: { place: number; isAtEnd: boolean }) {
  return <Skeleton className={join(lengths[place % lengths.length], isAtEnd && '@2xl:ml-auto')} />;
}
