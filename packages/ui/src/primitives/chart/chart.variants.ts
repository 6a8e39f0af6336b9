import { defineVariants } from '../../lib/variants.ts';

export const chartVariants = defineVariants({
  base: 'mu:ui:grid mu:ui:gap-x-8 mu:ui:gap-y-4 mu:ui:sm:grid-cols-[minmax(0,1fr)_minmax(11rem,15rem)]',
  variants: {},
  defaults: {},
});
