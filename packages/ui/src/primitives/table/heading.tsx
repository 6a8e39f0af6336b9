import { ChevronsUpDown } from 'lucide-react';
import { join } from '../../lib/cx.ts';
import { ArrowDownIcon } from '../icons/icons.ts';

/** A column's name and, where it sorts, which way it does. */
export function Heading({
  title,
  isHidden,
  isSortable,
  direction,
}: {
  title: string;
  isHidden: boolean;
  isSortable: boolean;
  direction: 'ascending' | 'descending' | undefined;
}) {
  const Arrow = direction ? ArrowDownIcon : ChevronsUpDown;
  if (isHidden) return <span className="sr-only">{title}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      {title}
      {isSortable && (
        <Arrow
          aria-hidden="true"
          className={join(
            'size-3.5 shrink-0',
            !direction && 'text-text-subtle group-hover/heading:text-text',
            direction === 'ascending' && 'rotate-180',
          )}
        />
      )}
    </span>
  );
}
