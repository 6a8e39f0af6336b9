import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { IsVirtual } from './table.around.ts';

export interface VirtualRowsProps {
  /** The Table, as wide as this box and without `detail`; a ResizableColumns stands between the two, not around them. */
  children: ReactNode;
  /** The height of each row, in px: what is higher is cut off. */
  rowHeight?: number | undefined;
  className?: string | undefined;
}

/** The width from which a Table has columns, as its classes have it. */
const COLUMNS_FROM_REM = 42;

/** Around a Table with thousands of rows: only those in sight are drawn. In a narrow box they are cards, all of them: give fewer rows there. */
export function VirtualRows({ children, rowHeight = 48, className }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState<boolean>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setIsWide(entry.contentRect.width >= COLUMNS_FROM_REM * rem);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div data-slot="virtual-rows" ref={box} className={className}>
      {isWide === undefined ? null : isWide ? (
        <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: 44 }}>
          <IsVirtual value={true}>{children}</IsVirtual>
        </Virtualizer>
      ) : (
        children
      )}
    </div>
  );
}
