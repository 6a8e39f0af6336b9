import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  /** The page's one first-level heading. */
  title: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** A link back, above it. */
  back?: ReactNode;
  /** The page's actions, at the end of the line; below the title when narrow. */
  actions?: ReactNode;
}

/** The head of a page: what it is and what can be done with all of it. One a screen. */
export function PageHeader({ title, lead, back, actions, className, ...props }: PageHeaderProps) {
  return (
    <header
      {...props}
      className={join('flex flex-col gap-x-8 gap-y-5 sm:flex-row sm:items-end sm:justify-between', className)}
    >
      <div className="min-w-0">
        {back && <div className="mb-3">{back}</div>}
        <h1 className="display text-3xl wrap-anywhere">{title}</h1>
        {lead && <p className="mt-2 max-w-prose text-text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
