import { defineVariants } from '../../lib/variants.ts';

export const radioGroupVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:items-start mu:ui:gap-1.5 mu:ui:[&>[data-options]]:flex',
  variants: {
    /** One below the other, or side by side as long as there is room. */
    direction: {
      column: 'mu:ui:[&>[data-options]]:flex-col',
      row: 'mu:ui:[&>[data-options]]:flex-wrap mu:ui:[&>[data-options]]:gap-x-6',
    },
  },
  defaults: { direction: 'column' },
});

export const radioOptionVariants = defineVariants({
  base: 'mu:group/radio mu:ui:relative mu:ui:flex mu:ui:min-h-control mu:ui:cursor-pointer mu:ui:items-start mu:ui:gap-3 mu:ui:py-2.5 mu:ui:text-base mu:ui:text-text mu:ui:disabled:cursor-default mu:ui:disabled:text-text-subtle mu:ui:forced-colors:disabled:text-[GrayText]',
  variants: {},
  defaults: {},
});

/** The circle, with and without its dot. */
export const radioMark = {
  all: 'mu:mt-0.5 mu:grid mu:size-5 mu:shrink-0 mu:place-items-center mu:rounded-full mu:border mu:outline-offset-2 mu:transition-colors mu:group-invalid/radio:border-danger mu:group-focus-visible/radio:outline-2 mu:group-focus-visible/radio:outline-focus mu:group-disabled/radio:border-border mu:group-disabled/radio:bg-surface-sunken',
  off: 'mu:border-border-strong mu:bg-surface-raised mu:group-hover/radio:border-text-subtle mu:group-pressed/radio:bg-surface-sunken',
  on: 'mu:border-accent mu:bg-accent mu:group-hover/radio:bg-accent-hover mu:group-pressed/radio:bg-accent-pressed',
} as const;
