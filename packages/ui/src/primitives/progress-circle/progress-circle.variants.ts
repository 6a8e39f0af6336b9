import { defineVariants } from '../../lib/variants.ts';

export const progressCircleVariants = defineVariants({
  base: 'mu:ui:inline-grid mu:ui:place-items-center',
  variants: {
    size: { sm: 'mu:ui:size-4', md: 'mu:ui:size-6', lg: 'mu:ui:size-10' },
    tone: { current: '', accent: 'mu:ui:text-accent-text', muted: 'mu:ui:text-text-muted' },
  },
  defaults: { size: 'md', tone: 'muted' },
});
