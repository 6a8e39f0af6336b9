import { defineVariants } from '../../lib/variants.ts';

export const bannerVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-full mu:ui:items-start mu:ui:gap-3 mu:ui:rounded-card mu:ui:p-4 mu:ui:text-base mu:ui:text-text mu:ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'mu:ui:bg-fill',
      info: 'mu:ui:bg-info-soft',
      success: 'mu:ui:bg-success-soft',
      warning: 'mu:ui:bg-warning-soft',
      danger: 'mu:ui:bg-danger-soft',
    },
  },
  defaults: { tone: 'neutral' },
});
