import { defineVariants } from '../../lib/variants.ts';

/** The box whose width decides: from 42rem on a table, below it one card per row. */
export const tableVariants = defineVariants({
  base: 'mu:ui:@container mu:ui:w-full mu:ui:text-text',
  variants: {},
  defaults: {},
});

/** A cell's place on its row's card in a narrow box. */
export const tableCell = {
  all: 'mu:focus-ring mu:-outline-offset-2 mu:@2xl:border-t mu:@2xl:border-border mu:@2xl:align-middle',
  spaced: 'mu:@2xl:px-3 mu:@2xl:py-3 mu:@4xl:px-4 mu:@2xl:first:ps-5 mu:@2xl:last:pe-5',
  dense: 'mu:@2xl:px-3 mu:@2xl:py-2 mu:@2xl:text-sm mu:@2xl:first:ps-4 mu:@2xl:last:pe-4',
  box: 'mu:shrink-0 mu:@2xl:w-5',
  title: 'mu:min-w-0 mu:flex-1 mu:font-medium mu:@2xl:text-sm',
  corner: 'mu:order-1 mu:shrink-0',
  line: 'mu:order-2 mu:basis-full mu:text-sm mu:@max-2xl:flex mu:@max-2xl:items-baseline mu:@max-2xl:justify-between mu:@max-2xl:gap-4',
  foot: 'mu:order-3 mu:basis-full mu:pt-1',
  hidden:
    'mu:order-2 mu:basis-full mu:text-sm mu:@max-2xl:flex mu:@max-2xl:items-baseline mu:@max-2xl:justify-between mu:@max-2xl:gap-4 mu:@max-2xl:[&:not(:focus-within)]:sr-only',
} as const;

/** The detail of an open row: the lower part of its card, or its own row across the columns. */
export const tableDetail =
  'mu:block mu:rounded-b-card mu:border-t mu:border-border mu:p-4 mu:focus-ring mu:-outline-offset-2 mu:@2xl:table-cell mu:@2xl:rounded-none mu:@2xl:bg-surface-sunken mu:@2xl:p-6';

/** In a VirtualRows each row and each cell has its place and its height from the layout. */
export const tableVirtual = {
  grid: 'mu:h-[max(20rem,calc(100svh-22rem))] mu:overflow-auto',
  cell: 'mu:flex mu:h-full mu:items-center mu:overflow-hidden mu:px-4',
} as const;

/** In a ResizableColumns widths are written on the elements; on cards nothing of them is left. */
export const tableResizable = {
  grid: 'mu:@max-2xl:w-full!',
  heading: 'mu:overflow-hidden mu:text-ellipsis mu:@max-2xl:w-auto!',
} as const;

/** A cell's place on a card. */
export type TablePlace = Exclude<keyof typeof tableCell, 'all' | 'spaced' | 'dense' | 'box'>;

/** A column's heading. In a narrow box those that sort become a row of chips; the others show only while focused. */
export const tableHeading = {
  all: 'mu:text-sm mu:font-medium mu:whitespace-nowrap mu:text-text-muted mu:focus-ring mu:-outline-offset-2 mu:@2xl:bg-surface-sunken',
  spaced: 'mu:@2xl:h-11 mu:@2xl:px-3 mu:@4xl:px-4 mu:@2xl:first:ps-5 mu:@2xl:last:pe-5',
  dense: 'mu:@2xl:sticky mu:@2xl:top-0 mu:@2xl:z-1 mu:@2xl:h-9 mu:@2xl:px-3 mu:@2xl:first:ps-4 mu:@2xl:last:pe-4',
  sorts:
    'mu:group/heading mu:cursor-pointer mu:@max-2xl:relative mu:@max-2xl:flex mu:@max-2xl:h-9 mu:@max-2xl:items-center mu:@max-2xl:rounded-full mu:@max-2xl:border mu:@max-2xl:border-border mu:@max-2xl:bg-control mu:@max-2xl:px-3 mu:@max-2xl:touch-target mu:hover:text-text mu:pressed:text-text mu:data-[sort-direction]:text-text',
  fixed: 'mu:@max-2xl:[&:not(:focus)]:sr-only',
  box: 'mu:text-start mu:focus-ring mu:-outline-offset-2 mu:@max-2xl:flex mu:@max-2xl:h-9 mu:@max-2xl:items-center mu:@2xl:bg-surface-sunken',
} as const;
