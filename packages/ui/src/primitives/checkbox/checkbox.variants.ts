import { defineVariants } from '../../lib/variants.ts';

export const checkboxVariants = defineVariants({
  base: 'mu:group/checkbox mu:ui:flex mu:ui:min-h-control mu:ui:cursor-pointer mu:ui:items-start mu:ui:gap-3 mu:ui:py-2.5 mu:ui:text-base mu:ui:text-text mu:ui:disabled:cursor-default mu:ui:disabled:text-text-subtle mu:ui:forced-colors:disabled:text-[GrayText]',
  variants: {},
  defaults: {},
});

/** The box itself, with and without its tick. */
export const checkboxBox = {
  all: 'mu:mt-0.5 mu:grid mu:size-5 mu:shrink-0 mu:place-items-center mu:rounded-[min(5px,var(--mu-radius-control))] mu:border mu:outline-offset-2 mu:transition-colors mu:group-invalid/checkbox:border-danger mu:group-focus-visible/checkbox:outline-2 mu:group-focus-visible/checkbox:outline-focus mu:group-disabled/checkbox:border-border mu:group-disabled/checkbox:bg-surface-sunken mu:group-disabled/checkbox:text-text-subtle mu:forced-colors:group-invalid/checkbox:border-2',
  off: 'mu:border-border-strong mu:bg-surface-raised mu:group-hover/checkbox:border-text-subtle mu:group-pressed/checkbox:bg-surface-sunken',
  on: 'mu:border-accent mu:bg-accent mu:text-on-accent mu:group-hover/checkbox:bg-accent-hover mu:group-pressed/checkbox:bg-accent-pressed mu:forced-colors:bg-[Highlight] mu:forced-colors:group-disabled/checkbox:bg-[GrayText]',
} as const;
