import { defineVariants } from '../../lib/variants.ts';

export const progressCircleVariants = defineVariants({
  base: 'ui:inline-grid ui:place-items-center',
  variants: {
    size: { sm: 'ui:size-4', md: 'ui:size-6', lg: 'ui:size-10' },
    tone: { current: '', accent: 'ui:text-accent-text', muted: 'ui:text-text-muted' },
  },
  defaults: { size: 'md', tone: 'muted' },
});
