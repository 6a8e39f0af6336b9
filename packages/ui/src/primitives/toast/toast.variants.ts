import { defineVariants } from '../../lib/variants.ts';

export const toastVariants = defineVariants({
  base: 'ui:pointer-events-auto ui:flex ui:w-full ui:items-start ui:gap-3 ui:rounded-card ui:bg-surface-floating ui:p-4 ui:text-text ui:shadow-float ui:focus-ring ui:animate-rise-in ui:[--mu-from-y:12px] ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'ui:[&>svg]:text-text-muted',
      success: 'ui:[&>svg]:text-success-text',
      warning: 'ui:[&>svg]:text-warning-text',
      danger: 'ui:[&>svg]:text-danger-text',
      match: 'ui:[&>svg]:text-text',
    },
  },
  defaults: { tone: 'neutral' },
});
