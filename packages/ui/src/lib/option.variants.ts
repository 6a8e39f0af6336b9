import { defineVariants } from './variants.ts';

/** A row in a menu or in a list of options. */
export const optionVariants = defineVariants({
  base: 'group/option ui:relative ui:flex ui:min-h-11 ui:w-full ui:cursor-pointer ui:items-center ui:gap-3 ui:rounded-control ui:px-3 ui:py-1.5 ui:text-base ui:no-underline ui:outline-none ui:select-none ui:disabled:cursor-default ui:disabled:text-text-subtle ui:forced-colors:focused:forced-color-adjust-none ui:forced-colors:focused:bg-[Highlight] ui:forced-colors:focused:text-[HighlightText] ui:sm:min-h-10',
  variants: {
    tone: {
      neutral: 'ui:text-text ui:hover:bg-fill-hover ui:focused:bg-fill-hover ui:pressed:bg-fill-pressed',
      danger: 'ui:text-danger-text ui:hover:bg-danger-soft ui:focused:bg-danger-soft ui:pressed:bg-danger-soft',
    },
  },
  defaults: { tone: 'neutral' },
});
