import { defineVariants } from '../../lib/variants.ts';

export const dividerVariants = defineVariants({
  base: 'mu:ui:shrink-0 mu:ui:border-0 mu:ui:bg-border mu:ui:forced-colors:bg-[CanvasText]',
  variants: {
    orientation: { horizontal: 'mu:ui:h-px mu:ui:w-full', vertical: 'mu:ui:w-px mu:ui:self-stretch' },
  },
  defaults: { orientation: 'horizontal' },
});
