import { defineVariants } from '../../lib/variants.ts';

export const tabListVariants = defineVariants({
  base: 'ui:flex',
  variants: {
    variant: {
      line: 'ui:gap-4 ui:overflow-x-auto ui:border-b ui:border-border ui:[scrollbar-width:none]',
      segment: 'ui:w-fit ui:gap-0.5 ui:rounded-control ui:bg-fill ui:p-0.5',
    },
  },
  defaults: { variant: 'line' },
});

/** One tab. The row of `line` scrolls and would cut a ring around it off, so the ring lies inside. */
export const tabVariants = defineVariants({
  base: 'ui:relative ui:flex ui:cursor-pointer ui:items-center ui:gap-2 ui:font-medium ui:whitespace-nowrap ui:text-text-muted ui:outline-none ui:select-none ui:focus-ring ui:transition-colors ui:duration-120 ui:hover:text-text ui:selected:text-text ui:disabled:cursor-default ui:disabled:text-text-subtle',
  variants: {
    variant: {
      line: 'ui:min-h-11 ui:rounded-small ui:px-2 ui:focus-visible:-outline-offset-2',
      segment: 'ui:min-h-9 ui:rounded-[6px] ui:px-4 ui:text-sm ui:touch-target',
    },
  },
  defaults: { variant: 'line' },
});
