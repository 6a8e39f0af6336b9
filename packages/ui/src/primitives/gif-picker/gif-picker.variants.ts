import { defineVariants } from '../../lib/variants.ts';

export const gifPickerVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-92 mu:ui:max-w-full mu:ui:flex-col mu:ui:gap-3 mu:ui:text-text',
  variants: {},
  defaults: {},
});

/** One GIF in the grid. */
export const gifVariants = defineVariants({
  base: 'mu:ui:aspect-4/3 mu:ui:cursor-pointer mu:ui:overflow-hidden mu:ui:rounded-control mu:ui:bg-fill mu:ui:outline-offset-2 mu:ui:outline-focus mu:ui:transition-opacity mu:ui:hover:opacity-85 mu:ui:pressed:opacity-70 mu:ui:focus-visible:outline-2 mu:ui:forced-colors:border mu:ui:forced-colors:outline-[Highlight]',
  variants: {},
  defaults: {},
});
