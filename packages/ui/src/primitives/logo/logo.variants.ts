import { defineVariants } from '../../lib/variants.ts';

export const logoVariants = defineVariants({
  base: 'mu:ui:inline-flex mu:ui:items-center mu:ui:text-text',
  variants: {
    size: {
      sm: 'mu:ui:gap-2 mu:ui:text-lg mu:ui:[&_svg]:h-5',
      md: 'mu:ui:gap-2.5 mu:ui:text-xl mu:ui:[&_svg]:h-6',
      lg: 'mu:ui:gap-3.5 mu:ui:text-3xl mu:ui:[&_svg]:h-9',
    },
  },
  defaults: { size: 'md' },
});
