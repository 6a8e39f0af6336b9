import { defineVariants } from '../../lib/variants.ts';

export const sliderVariants = defineVariants({
  base: 'mu:group/slider mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:gap-1.5 mu:ui:text-sm',
  variants: {},
  defaults: {},
});
