import { defineVariants } from '../../lib/variants.ts';

export const gifPickerVariants = defineVariants({
  base: 'ui:flex ui:w-92 ui:max-w-full ui:flex-col ui:gap-3 ui:text-text',
  variants: {},
  defaults: {},
});

/** One GIF in the grid. */
export const gifVariants = defineVariants({
  base: 'ui:aspect-4/3 ui:cursor-pointer ui:overflow-hidden ui:rounded-control ui:bg-fill ui:outline-offset-2 ui:outline-focus ui:transition-opacity ui:hover:opacity-85 ui:pressed:opacity-70 ui:focus-visible:outline-2 ui:forced-colors:border ui:forced-colors:outline-[Highlight]',
  variants: {},
  defaults: {},
});
