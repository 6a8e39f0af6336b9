import { defineVariants } from '../../lib/variants.ts';

export const headingVariants = defineVariants({
  base: 'mu:ui:display mu:ui:text-balance mu:ui:text-text',
  variants: {
    size: {
      sm: 'mu:ui:text-lg',
      md: 'mu:ui:text-xl',
      lg: 'mu:ui:text-2xl',
      xl: 'mu:ui:text-3xl',
    },
  },
  defaults: { size: 'md' },
});
