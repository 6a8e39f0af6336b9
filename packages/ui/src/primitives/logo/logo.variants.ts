import { defineVariants } from '../../lib/variants.ts';

export const logoVariants = defineVariants({
  base: 'ui:inline-flex ui:items-center ui:text-text',
  variants: {
    size: {
      sm: 'ui:gap-2 ui:text-lg ui:[&_svg]:h-5',
      md: 'ui:gap-2.5 ui:text-xl ui:[&_svg]:h-6',
      lg: 'ui:gap-3.5 ui:text-3xl ui:[&_svg]:h-9',
    },
  },
  defaults: { size: 'md' },
});
