import { defineVariants } from '../../lib/variants.ts';

export const toggleButtonVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:inline-flex mu:ui:shrink-0 mu:ui:cursor-pointer mu:ui:items-center mu:ui:justify-center mu:ui:font-medium mu:ui:whitespace-nowrap mu:ui:select-none mu:ui:focus-ring mu:ui:transition-[background-color,border-color,color] mu:ui:disabled:cursor-default mu:ui:disabled:opacity-50 mu:ui:forced-colors:border mu:ui:forced-colors:selected:forced-color-adjust-none mu:ui:forced-colors:selected:bg-[Highlight] mu:ui:forced-colors:selected:text-[HighlightText]',
  variants: {
    variant: {
      chip: 'mu:ui:rounded-full mu:ui:border mu:ui:border-border mu:ui:bg-control mu:ui:text-text-muted mu:ui:hover:bg-control-hover mu:ui:hover:text-text mu:ui:pressed:bg-control-pressed mu:ui:selected:border-surface-inverse mu:ui:selected:bg-surface-inverse mu:ui:selected:text-on-inverse',
      segment:
        'mu:ui:flex-1 mu:ui:rounded-[calc(var(--mu-radius-control)-2px)] mu:ui:text-text-muted mu:ui:hover:text-text mu:ui:selected:bg-control-thumb mu:ui:selected:text-text mu:ui:selected:shadow-[0_0_0_1px_var(--mu-border),0_1px_2px_oklch(0.2_0.01_85/0.08)]',
      quiet:
        'mu:ui:rounded-control mu:ui:text-text-muted mu:ui:hover:bg-fill-hover mu:ui:hover:text-text mu:ui:pressed:bg-fill-pressed mu:ui:selected:bg-accent-soft mu:ui:selected:text-accent-text',
    },
    size: {
      sm: 'mu:ui:h-control-small mu:ui:gap-1.5 mu:ui:px-3 mu:ui:text-sm mu:ui:touch-target',
      md: 'mu:ui:h-control mu:ui:gap-2 mu:ui:px-4 mu:ui:text-base',
    },
  },
  defaults: { variant: 'chip', size: 'sm' },
});

export const toggleButtonGroupVariants = defineVariants({
  base: 'mu:ui:flex',
  variants: {
    variant: {
      chip: 'mu:ui:flex-wrap mu:ui:gap-2',
      segment: 'mu:ui:gap-0.5 mu:ui:rounded-control mu:ui:bg-fill mu:ui:p-0.5',
      quiet: 'mu:ui:gap-1',
    },
  },
  defaults: { variant: 'chip' },
});
