import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { Card } from '../../primitives/card/card.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Change, type Direction } from './change.tsx';

export { Change, type Direction } from './change.tsx';

export interface StatCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  /** What is counted. */
  label: string;
  /** The figure in the reader's way of writing it; `null` while it is loading. */
  value: string | null;
  /** What the figure is in: "BNB". */
  unit?: string | undefined;
  /** How it moved, with its sign: "+12.4%". */
  change?: { readonly direction: Direction; readonly text: string } | undefined;
  /** Since when, or what it means. */
  note?: ReactNode;
  /** Read while it is loading: "Loading the figures…". */
  loadingLabel: string;
}

/** One figure that a person watches, with how it moved. Several that belong to one thing are a StatRow. */
export function StatCard({ label, value, unit, change, note, loadingLabel, className, ...props }: StatCardProps) {
  return (
    <Card {...props} className={join('mu:flex mu:flex-col mu:gap-1', className)}>
      <p className="mu:text-sm mu:text-text-muted">{label}</p>
      {value === null ? (
        <Loading label={loadingLabel} className="mu:flex mu:items-center mu:text-2xl">
          <span className="mu:invisible mu:-mr-2">&nbsp;</span>
          <Skeleton className="mu:-my-1 mu:h-6 mu:w-32" />
        </Loading>
      ) : (
        <p className="mu:flex mu:flex-wrap mu:items-baseline mu:gap-x-2">
          <span className="mu:figures mu:text-2xl mu:font-semibold mu:tracking-tight mu:wrap-anywhere">{value}</span>
          {unit && <span className="mu:text-text-muted">{unit}</span>}
        </p>
      )}
      {(change || note) && (
        <p className="mu:flex mu:min-h-5 mu:flex-wrap mu:items-center mu:gap-x-2 mu:text-sm mu:text-text-muted">
          {value !== null && change && <Change direction={change.direction}>{change.text}</Change>}
          {note}
        </p>
      )}
    </Card>
  );
}
