import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  /** The page's only first-level heading. */
  title: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** A link back, above it. */
  back?: ReactNode;
  /** The page's actions, at the end of the line; below the title when narrow. */
  actions?: ReactNode;
}

/** The header of a page: its subject and page-wide actions. One per screen. */
export function PageHeader({ title, lead, back, actions, className, ...props }: PageHeaderProps) {
  return (
    <header
      {...props}
      className={join(
        'mu:flex mu:flex-col mu:gap-x-8 mu:gap-y-5 mu:sm:flex-row mu:sm:items-end mu:sm:justify-between',
        className,
      )}
    >
      <div className="mu:min-w-0">
        {back && <div className="mu:mb-3">{back}</div>}
        <h1 className="mu:display mu:text-3xl mu:wrap-anywhere">{title}</h1>
        {lead && <p className="mu:mt-2 mu:max-w-prose mu:text-text-muted">{lead}</p>}
      </div>
      {actions && <div className="mu:flex mu:shrink-0 mu:flex-wrap mu:gap-3">{actions}</div>}
    </header>
  );
}
