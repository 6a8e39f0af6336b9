import { defineVariants } from '../../lib/variants.ts';

export const stackVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:min-w-0',
  variants: {
    direction: { column: 'mu:ui:flex-col', row: 'mu:ui:flex-row mu:ui:flex-wrap' },
    gap: {
      none: '',
      xs: 'mu:ui:gap-1',
      sm: 'mu:ui:gap-2',
      md: 'mu:ui:gap-4',
      lg: 'mu:ui:gap-6',
      xl: 'mu:ui:gap-10',
    },
    align: {
      stretch: 'mu:ui:items-stretch',
      start: 'mu:ui:items-start',
      center: 'mu:ui:items-center',
      end: 'mu:ui:items-end',
    },
    justify: {
      start: '',
      center: 'mu:ui:justify-center',
      end: 'mu:ui:justify-end',
      between: 'mu:ui:justify-between',
    },
  },
  defaults: { direction: 'column', gap: 'md', align: 'stretch', justify: 'start' },
});
