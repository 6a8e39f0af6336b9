import { defineVariants } from '../../lib/variants.ts';

/** The box whose width decides: from 42rem on a table, below it one card a row. */
export const tableVariants = defineVariants({
  base: 'ui:@container ui:w-full ui:text-text',
  variants: {},
  defaults: {},
});

/** Where a cell stands on the card that its row becomes in a narrow box. */
export const tableCell = {
  all: 'focus-ring -outline-offset-2 @2xl:border-t @2xl:border-border @2xl:px-4 @2xl:py-3 @2xl:align-middle @2xl:first:pl-5 @2xl:last:pr-5',
  title: 'min-w-0 flex-1 font-medium @2xl:text-sm',
  corner: 'order-1 shrink-0',
  line: 'order-2 basis-full text-sm @max-2xl:flex @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-4',
  foot: 'order-3 basis-full pt-1',
  hidden:
    'order-2 basis-full text-sm @max-2xl:flex @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:[&:not(:focus-within)]:sr-only',
} as const;

/** Where a cell stands on a card. */
export type TablePlace = Exclude<keyof typeof tableCell, 'all'>;

/** A column's heading. In a narrow box those that sort become a row of chips; the others show only while they have focus. */
export const tableHeading = {
  all: 'text-sm font-medium whitespace-nowrap text-text-muted focus-ring -outline-offset-2 @2xl:h-11 @2xl:bg-surface-sunken @2xl:px-4 @2xl:first:pl-5 @2xl:last:pr-5',
  sorts:
    'group/heading cursor-pointer @max-2xl:relative @max-2xl:flex @max-2xl:h-9 @max-2xl:items-center @max-2xl:rounded-full @max-2xl:border @max-2xl:border-border @max-2xl:bg-control @max-2xl:px-3 @max-2xl:touch-target hover:text-text pressed:text-text data-[sort-direction]:text-text',
  fixed: '@max-2xl:[&:not(:focus)]:sr-only',
} as const;
