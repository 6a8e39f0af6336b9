import { defineVariants } from './variants.ts';

/** A row in a menu or in a list of options. */
export const optionVariants = defineVariants({
  base: 'mu:group/option mu:ui:relative mu:ui:flex mu:ui:min-h-control mu:ui:w-full mu:ui:cursor-pointer mu:ui:items-center mu:ui:gap-3 mu:ui:rounded-control mu:ui:px-3 mu:ui:py-1.5 mu:ui:text-base mu:ui:no-underline mu:ui:outline-none mu:ui:select-none mu:ui:disabled:cursor-default mu:ui:disabled:text-text-subtle mu:ui:forced-colors:focused:forced-color-adjust-none mu:ui:forced-colors:focused:bg-[Highlight] mu:ui:forced-colors:focused:text-[HighlightText] mu:ui:sm:min-h-10',
  variants: {
    tone: {
      neutral: 'mu:ui:text-text mu:ui:hover:bg-fill-hover mu:ui:focused:bg-fill-hover mu:ui:pressed:bg-fill-pressed',
      danger:
        'mu:ui:text-danger-text mu:ui:hover:bg-danger-soft mu:ui:focused:bg-danger-soft mu:ui:pressed:bg-danger-soft',
    },
  },
  defaults: { tone: 'neutral' },
});
