import { defineVariants } from '../../lib/variants.ts';

export const tooltipVariants = defineVariants({
  base: 'mu:ui:max-w-64 mu:ui:rounded-control mu:ui:bg-surface-inverse mu:ui:px-2.5 mu:ui:py-1.5 mu:ui:text-sm mu:ui:text-on-inverse mu:ui:shadow-float mu:ui:entering:animate-rise-in mu:ui:exiting:animate-fade-out mu:ui:forced-colors:border',
  variants: {},
  defaults: {},
});
