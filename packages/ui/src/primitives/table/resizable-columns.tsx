import type { ReactNode } from 'react';
import { ColumnResizer, ResizableTableContainer } from 'react-aria-components/Table';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { ColumnEdge, columnOf } from './table.around.ts';
import type { resizableColumnsParts } from './table.parts.ts';
import type { ColumnWidth } from './table.tsx';

export interface ResizableColumnsProps {
  /** The Table. A VirtualRows stands around this, not in it. */
  children: ReactNode;
  /** Called once a width is chosen, with that of each column by its id: keep it, and give it to the columns as `width` next time. */
  onResizeEnd?: ((widths: Readonly<Record<string, ColumnWidth>>) => void) | undefined;
  className?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof resizableColumnsParts> | undefined;
}

/** Around a Table: its columns can be made wider and narrower, by mouse, touch and keyboard. Cards, in a narrow box, have none. */
export function ResizableColumns({ children, onResizeEnd, className = '', classNames }: ResizableColumnsProps) {
  const part = partsOf<typeof resizableColumnsParts>('resizable-columns', classNames);
  return (
    <ResizableTableContainer
      data-slot="resizable-columns"
      className={className}
      onResizeEnd={(widths) =>
        onResizeEnd?.(
          Object.fromEntries(
            [...widths].flatMap(([key, width]) => {
              const id = columnOf(key);
              return id === undefined ? [] : [[id, width]];
            }),
          ),
        )
      }
    >
      <ColumnEdge
        value={
          <ColumnResizer
            {...part(
              'edge',
              'mu:absolute mu:end-0 mu:inset-y-0 mu:hidden mu:w-4 mu:cursor-col-resize mu:touch-none mu:place-items-center mu:text-border-strong mu:focus-ring mu:-outline-offset-2 mu:hover:text-text mu:data-resizing:bg-accent-soft mu:data-resizing:text-accent-text mu:@2xl:grid',
            )}
          >
            <span aria-hidden="true" className="mu:h-4 mu:w-0.5 mu:bg-current mu:forced-colors:bg-[ButtonText]" />
          </ColumnResizer>
        }
      >
        {children}
      </ColumnEdge>
    </ResizableTableContainer>
  );
}
