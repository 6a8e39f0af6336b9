import { defineVariants } from '../../lib/variants.ts';

export const toggleButtonVariants = defineVariants({
  base: 'ui:relative ui:inline-flex ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:font-medium ui:whitespace-nowrap ui:select-none ui:focus-ring ui:transition-[background-color,border-color,color] ui:duration-120 ui:disabled:cursor-default ui:disabled:opacity-50 ui:forced-colors:border ui:forced-colors:selected:forced-color-adjust-none ui:forced-colors:selected:bg-[Highlight] ui:forced-colors:selected:text-[HighlightText]',
  variants: {
    variant: {
      chip: 'ui:rounded-full ui:border ui:border-border ui:bg-control ui:text-text-muted ui:hover:bg-control-hover ui:hover:text-text ui:pressed:bg-control-pressed ui:selected:border-surface-inverse ui:selected:bg-surface-inverse ui:selected:text-on-inverse',
      segment:
        'ui:flex-1 ui:rounded-[6px] ui:text-text-muted ui:hover:text-text ui:selected:bg-control-thumb ui:selected:text-text ui:selected:shadow-[0_0_0_1px_var(--mu-border),0_1px_2px_oklch(0.2_0.01_85/0.08)]',
      quiet:
        'ui:rounded-control ui:text-text-muted ui:hover:bg-fill-hover ui:hover:text-text ui:pressed:bg-fill-pressed ui:selected:bg-accent-soft ui:selected:text-accent-text',
    },
    size: {
      sm: 'ui:h-9 ui:gap-1.5 ui:px-3 ui:text-sm ui:touch-target',
      md: 'ui:h-11 ui:gap-2 ui:px-4 ui:text-base',
    },
  },
  defaults: { variant: 'chip', size: 'sm' },
});

export const toggleButtonGroupVariants = defineVariants({
  base: 'ui:flex',
  variants: {
    variant: {
      chip: 'ui:flex-wrap ui:gap-2',
      segment: 'ui:gap-0.5 ui:rounded-control ui:bg-fill ui:p-0.5',
      quiet: 'ui:gap-1',
    },
  },
  defaults: { variant: 'chip' },
});
