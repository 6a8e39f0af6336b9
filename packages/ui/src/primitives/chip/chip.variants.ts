import { defineVariants } from '../../lib/variants.ts';

export const chipVariants = defineVariants({
  base: 'mu:ui:inline-flex mu:ui:max-w-full mu:ui:shrink-0 mu:ui:items-center mu:ui:gap-1.5 mu:ui:rounded-full mu:ui:border mu:ui:font-medium mu:ui:select-none mu:ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'mu:ui:border-border mu:ui:bg-control mu:ui:text-text-muted',
      accent: 'mu:ui:border-transparent mu:ui:bg-accent-soft mu:ui:text-accent-text',
    },
    size: {
      sm: 'mu:ui:h-7 mu:ui:px-2.5 mu:ui:text-sm',
      md: 'mu:ui:h-9 mu:ui:px-3.5 mu:ui:text-sm',
    },
  },
  defaults: { tone: 'neutral', size: 'sm' },
});

/** What selection adds to a chip. */
export const chipChoiceVariants = defineVariants({
  base: 'mu:ui:cursor-pointer mu:ui:focus-ring mu:ui:transition-colors mu:ui:hover:bg-control-hover mu:ui:hover:text-text mu:ui:selected:border-surface-inverse mu:ui:selected:bg-surface-inverse mu:ui:selected:text-on-inverse mu:ui:disabled:cursor-default mu:ui:disabled:opacity-50 mu:ui:forced-colors:selected:forced-color-adjust-none mu:ui:forced-colors:selected:bg-[Highlight] mu:ui:forced-colors:selected:text-[HighlightText]',
  variants: {},
  defaults: {},
});
