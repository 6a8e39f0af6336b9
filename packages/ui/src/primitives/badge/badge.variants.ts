import { defineVariants } from '../../lib/variants.ts';

export const badgeVariants = defineVariants({
  base: 'ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:gap-1 ui:rounded-full ui:font-medium ui:whitespace-nowrap ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'ui:bg-fill-hover ui:text-text-muted',
      accent: 'ui:bg-accent-soft ui:text-accent-text',
      like: 'ui:bg-like-soft ui:text-like-text',
      'super-like': 'ui:bg-super-like-soft ui:text-super-like-text',
      success: 'ui:bg-success-soft ui:text-success-text',
      warning: 'ui:bg-warning-soft ui:text-warning-text',
      danger: 'ui:bg-danger-soft ui:text-danger-text',
      info: 'ui:bg-info-soft ui:text-info-text',
    },
    size: {
      sm: 'ui:h-5 ui:px-2 ui:text-xs ui:[&_svg]:size-3',
      md: 'ui:h-6 ui:px-2.5 ui:text-sm ui:[&_svg]:size-3.5',
    },
  },
  defaults: { tone: 'neutral', size: 'sm' },
});

export const countBadgeVariants = defineVariants({
  base: 'ui:figures ui:inline-grid ui:h-5 ui:min-w-5 ui:shrink-0 ui:place-items-center ui:rounded-full ui:px-1.5 ui:text-xs ui:font-semibold ui:forced-colors:border',
  variants: {
    tone: {
      accent: 'ui:bg-accent ui:text-on-accent',
      neutral: 'ui:bg-fill-pressed ui:text-text',
    },
  },
  defaults: { tone: 'accent' },
});
