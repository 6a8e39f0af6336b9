import { defineVariants } from '../../lib/variants.ts';

export const accordionVariants = defineVariants({
  base: 'mu:ui:w-full mu:ui:border-t mu:ui:border-border mu:ui:text-text',
  variants: {},
  defaults: {},
});

/** One question with its answer. */
export const accordionItemVariants = defineVariants({
  base: 'mu:group/item mu:ui:border-b mu:ui:border-border',
  variants: {},
  defaults: {},
});

/** The question, which opens the answer. */
export const accordionTrigger =
  'mu:group/trigger mu:flex mu:min-h-14 mu:w-full mu:cursor-pointer mu:items-center mu:justify-between mu:gap-6 mu:rounded-control mu:px-2 mu:py-4 mu:text-start mu:text-lg mu:font-medium mu:focus-ring mu:-outline-offset-2 mu:disabled:cursor-default mu:disabled:text-text-subtle mu:forced-colors:disabled:text-[GrayText]';
