import type { HTMLAttributes, ReactElement, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { Drawing, type EmptyDrawing } from './drawing.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { emptyStateParts } from './empty-state.parts.ts';

export { type EmptyDrawing, emptyDrawings } from './drawing.tsx';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, RefAttributes<HTMLDivElement> {
  /** What is missing, as a heading. */
  title: string;
  /** What will be here, and how it gets here. */
  children?: ReactNode;
  /** The next step: a Button or LinkButton. */
  action?: ReactNode;
  /** `apart` for people, `stack` for lists, `talk` for conversations, `missing` for what does not exist; one of your own, or `null` for none. */
  drawing?: EmptyDrawing | ReactElement | null;
  /** The heading's level in its page. */
  headingLevel?: 1 | 2 | 3;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof emptyStateParts> | undefined;
}

/** Fills an empty place: says what will be here and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
  drawing = 'apart',
  headingLevel = 2,
  className,
  classNames,
  ...props
}: EmptyStateProps) {
  const part = partsOf<typeof emptyStateParts>('empty-state', classNames);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={join(
        'mu:ui:flex mu:ui:flex-col mu:ui:items-center mu:ui:px-6 mu:ui:py-12 mu:ui:text-center',
        className,
      )}
    >
      {typeof drawing === 'string' ? <Drawing {...part('drawing')} name={drawing} /> : drawing}
      <Heading {...part('title', 'mu:display mu:mt-6 mu:text-xl')}>{title}</Heading>
      {children && <div {...part('text', 'mu:mt-2 mu:max-w-md mu:text-balance mu:text-text-muted')}>{children}</div>}
      {action && <div {...part('action', 'mu:mt-6 mu:flex mu:flex-wrap mu:justify-center mu:gap-3')}>{action}</div>}
    </div>
  );
}
