import { ChevronsUpDown } from 'lucide-react';
import { join } from '../../lib/cx.ts';
import { ArrowDownIcon } from '../icons/icons.ts';

/** A column's name and, if it sorts, its direction. */
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
  if (isHidden) return <span className="mu:sr-only">{title}</span>;
  return (
    <span className="mu:inline-flex mu:items-center mu:gap-1.5">
      {title}
      {isSortable && (
        <Arrow
          aria-hidden="true"
          className={join(
            'mu:size-3.5 mu:shrink-0',
            !direction && 'mu:text-text-subtle mu:group-hover/heading:text-text',
            direction === 'ascending' && 'mu:rotate-180',
          )}
        />
      )}
    </span>
  );
}
