import { defineVariants } from '../../lib/variants.ts';

/** The box whose width decides: from 28rem on, every page number; below it, the current position. */
export const paginationVariants = defineVariants({
  base: 'mu:ui:@container mu:ui:w-full mu:ui:text-text',
  variants: {},
  defaults: {},
});

/** A page, or the step to the next one. `end` is a disabled step. */
export const pageVariants = defineVariants({
  base: 'mu:ui:figures mu:ui:grid mu:ui:h-control mu:ui:min-w-control mu:ui:place-items-center mu:ui:rounded-control mu:ui:px-2 mu:ui:no-underline mu:ui:select-none mu:ui:focus-ring mu:ui:transition-colors',
  variants: {
    state: {
      rest: 'mu:ui:cursor-pointer mu:ui:text-text-muted mu:ui:hover:bg-fill-hover mu:ui:hover:text-text mu:ui:pressed:bg-fill-pressed mu:ui:pressed:text-text',
      current:
        'mu:ui:cursor-default mu:ui:bg-fill-hover mu:ui:font-medium mu:ui:text-text mu:ui:forced-colors:border mu:ui:forced-colors:border-[Highlight]',
      end: 'mu:ui:cursor-default mu:ui:text-text-subtle mu:ui:[&_svg]:opacity-50 mu:ui:forced-colors:text-[GrayText]',
    },
  },
  defaults: { state: 'rest' },
});
