import { defineVariants } from '../../lib/variants.ts';

export const bannerVariants = defineVariants({
  base: 'ui:flex ui:w-full ui:items-start ui:gap-3 ui:rounded-card ui:p-4 ui:text-base ui:text-text ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'ui:bg-fill',
      info: 'ui:bg-info-soft',
      success: 'ui:bg-success-soft',
      warning: 'ui:bg-warning-soft',
      danger: 'ui:bg-danger-soft',
    },
  },
  defaults: { tone: 'neutral' },
});
