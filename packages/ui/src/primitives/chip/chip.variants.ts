import { defineVariants } from '../../lib/variants.ts';

/** `shared` is for what two profiles have in common: it carries the overlapping diamonds. */
export const chipVariants = defineVariants({
  base: 'ui:inline-flex ui:max-w-full ui:shrink-0 ui:items-center ui:gap-1.5 ui:rounded-full ui:border ui:font-medium ui:select-none ui:forced-colors:border',
  variants: {
    tone: {
      neutral: 'ui:border-border ui:bg-control ui:text-text-muted',
      shared: 'ui:border-transparent ui:bg-accent-soft ui:text-accent-text',
    },
    size: {
      sm: 'ui:h-7 ui:px-2.5 ui:text-sm',
      md: 'ui:h-9 ui:px-3.5 ui:text-sm',
    },
  },
  defaults: { tone: 'neutral', size: 'sm' },
});

/** What a chip adds when it can be chosen. */
export const chipChoiceVariants = defineVariants({
  base: 'ui:cursor-pointer ui:focus-ring ui:transition-colors ui:duration-120 ui:hover:bg-control-hover ui:hover:text-text ui:selected:border-surface-inverse ui:selected:bg-surface-inverse ui:selected:text-on-inverse ui:disabled:cursor-default ui:disabled:opacity-50 ui:forced-colors:selected:forced-color-adjust-none ui:forced-colors:selected:bg-[Highlight] ui:forced-colors:selected:text-[HighlightText]',
  variants: {},
  defaults: {},
});
