import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { Drawing, type EmptyDrawing } from './drawing.tsx';

export { type EmptyDrawing, emptyDrawings } from './drawing.tsx';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, RefAttributes<HTMLDivElement> {
  /** What is not here yet, as a heading. */
  title: string;
  /** What will be here, and how it gets here. */
  children?: ReactNode;
  /** The next step: a Button or LinkButton. */
  action?: ReactNode;
  /** `apart` for people, `stack` for lists, `talk` for conversations, `missing` for what does not exist. */
  drawing?: EmptyDrawing;
  /** The level of the heading in its page. */
  headingLevel?: 1 | 2 | 3;
}

/** Stands where nothing is yet: says what will be here and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
  drawing = 'apart',
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...props} className={join('ui:flex ui:flex-col ui:items-center ui:px-6 ui:py-12 ui:text-center', className)}>
      <Drawing name={drawing} />
      <Heading className="display mt-6 text-xl">{title}</Heading>
      {children && <div className="mt-2 max-w-md text-balance text-text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
