import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { iconButtonVariants } from '../icon-button/icon-button.variants.ts';
import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';
import type { monthParts } from './month-parts.ts';

const step = iconButtonVariants.classes({ size: 'sm' });

/** A month inside React Aria's Calendar or RangeCalendar: its name between two steps, and its days. */
export function Month({ part, isRange = false }: { part: PartProps<keyof typeof monthParts>; isRange?: boolean }) {
  const { 'data-slot': slot, className: own } = part('cell');
  return (
    <>
      <header {...part('header', 'mu:flex mu:items-center mu:justify-between mu:pb-2')}>
        <Button slot="previous" {...part('previous', step)}>
          <ChevronLeft aria-hidden="true" className="mu:rtl:-scale-x-100" />
        </Button>
        <Heading {...part('month', 'mu:text-sm mu:font-medium')} />
        <Button slot="next" {...part('next', step)}>
          <ChevronRight aria-hidden="true" className="mu:rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid {...part('grid', 'mu:border-collapse mu:text-sm')}>
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell {...part('weekday', 'mu:pb-1 mu:text-xs mu:font-normal mu:text-text-subtle')}>
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              data-slot={slot}
              className={({ isSelected, isSelectionStart, isSelectionEnd, isOutsideMonth }) =>
                join(
                  'mu:my-px mu:grid mu:size-10 mu:cursor-pointer mu:place-items-center mu:tabular-nums mu:focus-ring mu:-outline-offset-2 mu:disabled:cursor-default mu:disabled:text-text-subtle mu:data-[unavailable]:line-through mu:forced-colors:selected:bg-[Highlight] mu:forced-colors:selected:text-[HighlightText]',
                  isSelected ? '' : 'mu:rounded-control mu:border mu:border-transparent mu:hover:border-border-strong',
                  isSelectionStart || isSelectionEnd || (isSelected && !isRange)
                    ? 'mu:bg-accent mu:text-on-accent'
                    : isSelected
                      ? 'mu:bg-accent-soft'
                      : '',
                  isSelected && !isRange ? 'mu:rounded-control' : '',
                  isSelectionStart ? 'mu:rounded-s-control' : '',
                  isSelectionEnd ? 'mu:rounded-e-control' : '',
                  isOutsideMonth ? 'mu:invisible' : '',
                  own,
                )
              }
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
