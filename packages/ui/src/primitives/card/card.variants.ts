import { defineVariants } from '../../lib/variants.ts';

export const cardVariants = defineVariants({
  base: 'mu:ui:rounded-card mu:ui:border mu:ui:text-text mu:ui:forced-colors:border',
  variants: {
    tone: {
      raised: 'mu:ui:border-border mu:ui:bg-surface-raised',
      sunken: 'mu:ui:border-transparent mu:ui:bg-surface-sunken',
      outline: 'mu:ui:border-border',
      accent: 'mu:ui:border-accent mu:ui:bg-surface-raised',
    },
    padding: { none: '', sm: 'mu:ui:p-4', md: 'mu:ui:p-5', lg: 'mu:ui:p-6 mu:ui:sm:p-8' },
  },
  defaults: { tone: 'raised', padding: 'md' },
});
