import { defineVariants } from '../../lib/variants.ts';

export const toastVariants = defineVariants({
  base: 'mu:ui:pointer-events-auto mu:ui:flex mu:ui:w-full mu:ui:items-start mu:ui:gap-3 mu:ui:rounded-card mu:ui:bg-surface-floating mu:ui:p-4 mu:ui:text-text mu:ui:shadow-float mu:ui:focus-ring mu:ui:animate-rise-in mu:ui:[--mu-from-y:12px] mu:ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'mu:ui:[&>svg]:text-text-muted',
      success: 'mu:ui:[&>svg]:text-success-text',
      warning: 'mu:ui:[&>svg]:text-warning-text',
      danger: 'mu:ui:[&>svg]:text-danger-text',
    },
  },
  defaults: { tone: 'neutral' },
});
