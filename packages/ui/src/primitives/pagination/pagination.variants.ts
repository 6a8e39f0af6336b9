import { defineVariants } from '../../lib/variants.ts';

/** The box whose width decides: from 28rem on every page by its number, below it where one is. */
export const paginationVariants = defineVariants({
  base: 'ui:@container ui:w-full ui:text-text',
  variants: {},
  defaults: {},
});

/** A page, or the step to the next one. `end` is a step that leads nowhere. */
export const pageVariants = defineVariants({
  base: 'ui:figures ui:grid ui:h-11 ui:min-w-11 ui:place-items-center ui:rounded-control ui:px-2 ui:no-underline ui:select-none ui:focus-ring ui:transition-colors ui:duration-120',
  variants: {
    state: {
      rest: 'ui:cursor-pointer ui:text-text-muted ui:hover:bg-fill-hover ui:hover:text-text ui:pressed:bg-fill-pressed ui:pressed:text-text',
      current:
        'ui:cursor-default ui:bg-fill-hover ui:font-medium ui:text-text ui:forced-colors:border ui:forced-colors:border-[Highlight]',
      end: 'ui:cursor-default ui:text-text-subtle ui:[&_svg]:opacity-50 ui:forced-colors:text-[GrayText]',
    },
  },
  defaults: { state: 'rest' },
});
