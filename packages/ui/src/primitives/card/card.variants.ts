import { defineVariants } from '../../lib/variants.ts';

export const cardVariants = defineVariants({
  base: 'ui:rounded-card ui:border ui:text-text ui:forced-colors:border',
  variants: {
    tone: {
      raised: 'ui:border-border ui:bg-surface-raised',
      sunken: 'ui:border-transparent ui:bg-surface-sunken',
      outline: 'ui:border-border',
      accent: 'ui:border-accent ui:bg-surface-raised',
    },
    padding: { none: '', sm: 'ui:p-4', md: 'ui:p-5', lg: 'ui:p-6 ui:sm:p-8' },
  },
  defaults: { tone: 'raised', padding: 'md' },
});
