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
    <Card {...props} className={join('flex flex-col gap-1', className)}>
      <p className="text-sm text-text-muted">{label}</p>
      {value === null ? (
        <Loading label={loadingLabel} className="flex items-center text-2xl">
          <span className="invisible -mr-2">&nbsp;</span>
          <Skeleton className="-my-1 h-6 w-32" />
        </Loading>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-2xl font-semibold tracking-tight wrap-anywhere">{value}</span>
          {unit && <span className="text-text-muted">{unit}</span>}
        </p>
      )}
      {(change || note) && (
        <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-text-muted">
          {value !== null && change && <Change direction={change.direction}>{change.text}</Change>}
          {note}
        </p>
      )}
    </Card>
  );
}
