import { defineVariants } from '../../lib/variants.ts';

export const tabListVariants = defineVariants({
  base: 'mu:ui:flex',
  variants: {
    variant: {
      line: 'mu:ui:gap-4 mu:ui:overflow-x-auto mu:ui:border-b mu:ui:border-border mu:ui:[scrollbar-width:none]',
      segment: 'mu:ui:w-fit mu:ui:gap-0.5 mu:ui:rounded-control mu:ui:bg-fill mu:ui:p-0.5',
    },
  },
  defaults: { variant: 'line' },
});

/** One tab. The scrolling row of `line` would clip a ring around it, so the ring is inside. */
export const tabVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:flex mu:ui:cursor-pointer mu:ui:items-center mu:ui:gap-2 mu:ui:font-medium mu:ui:whitespace-nowrap mu:ui:text-text-muted mu:ui:outline-none mu:ui:select-none mu:ui:focus-ring mu:ui:transition-colors mu:ui:hover:text-text mu:ui:selected:text-text mu:ui:disabled:cursor-default mu:ui:disabled:text-text-subtle',
  variants: {
    variant: {
      line: 'mu:ui:min-h-control mu:ui:rounded-small mu:ui:px-2 mu:ui:focus-visible:-outline-offset-2',
      segment:
        'mu:ui:min-h-control-small mu:ui:rounded-[calc(var(--mu-radius-control)-2px)] mu:ui:px-4 mu:ui:text-sm mu:ui:touch-target',
    },
  },
  defaults: { variant: 'line' },
});
