import { defineVariants } from '../../lib/variants.ts';

export const badgeVariants = defineVariants({
  base: 'mu:ui:inline-flex mu:ui:shrink-0 mu:ui:items-center mu:ui:justify-center mu:ui:gap-1 mu:ui:rounded-full mu:ui:font-medium mu:ui:whitespace-nowrap mu:ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'mu:ui:bg-fill-hover mu:ui:text-text-muted',
      accent: 'mu:ui:bg-accent-soft mu:ui:text-accent-text',
      success: 'mu:ui:bg-success-soft mu:ui:text-success-text',
      warning: 'mu:ui:bg-warning-soft mu:ui:text-warning-text',
      danger: 'mu:ui:bg-danger-soft mu:ui:text-danger-text',
      info: 'mu:ui:bg-info-soft mu:ui:text-info-text',
    },
    size: {
      sm: 'mu:ui:h-5 mu:ui:px-2 mu:ui:text-xs mu:ui:[&_svg]:size-3',
      md: 'mu:ui:h-6 mu:ui:px-2.5 mu:ui:text-sm mu:ui:[&_svg]:size-3.5',
    },
  },
  defaults: { tone: 'neutral', size: 'sm' },
});

export const countBadgeVariants = defineVariants({
  base: 'mu:ui:figures mu:ui:inline-grid mu:ui:h-5 mu:ui:min-w-5 mu:ui:shrink-0 mu:ui:place-items-center mu:ui:rounded-full mu:ui:px-1.5 mu:ui:text-xs mu:ui:font-semibold mu:ui:forced-colors:border',
  variants: {
    tone: {
      accent: 'mu:ui:bg-accent mu:ui:text-on-accent',
      neutral: 'mu:ui:bg-fill-pressed mu:ui:text-text',
    },
  },
  defaults: { tone: 'accent' },
});
