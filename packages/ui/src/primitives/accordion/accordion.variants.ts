import { defineVariants } from '../../lib/variants.ts';

export const accordionVariants = defineVariants({
  base: 'ui:w-full ui:border-t ui:border-border ui:text-text',
  variants: {},
  defaults: {},
});

/** One question with its answer. */
export const accordionItemVariants = defineVariants({
  base: 'group/item ui:border-b ui:border-border',
  variants: {},
  defaults: {},
});

/** The question, which opens the answer. */
export const accordionTrigger =
  'group/trigger flex min-h-14 w-full cursor-pointer items-center justify-between gap-6 rounded-control px-2 py-4 text-left text-lg font-medium focus-ring -outline-offset-2 disabled:cursor-default disabled:text-text-subtle forced-colors:disabled:text-[GrayText]';
