import { defineVariants } from '../../lib/variants.ts';

export const checkboxGroupVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:items-start mu:ui:gap-1.5',
  variants: {},
  defaults: {},
});
