import { defineVariants } from '../../lib/variants.ts';

/** Variants of Button: `primary` for the one main action of a screen, `secondary` beside it, `quiet` in toolbars and rows. */
export const buttonVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:inline-flex mu:ui:shrink-0 mu:ui:cursor-pointer mu:ui:touch-manipulation mu:ui:items-center mu:ui:justify-center mu:ui:rounded-control mu:ui:border mu:ui:font-medium mu:ui:whitespace-nowrap mu:ui:select-none mu:ui:focus-ring mu:ui:transition-[background-color,border-color,color,transform] mu:ui:pressed:scale-[0.985] mu:ui:pending:cursor-progress mu:ui:disabled:cursor-default mu:ui:disabled:border-transparent mu:ui:disabled:text-text-subtle mu:ui:forced-colors:border-[ButtonText] mu:ui:forced-colors:disabled:border-[GrayText] mu:ui:forced-colors:disabled:text-[GrayText]',
  variants: {
    variant: {
      primary:
        'mu:ui:border-transparent mu:ui:bg-accent mu:ui:text-on-accent mu:ui:hover:bg-accent-hover mu:ui:pressed:bg-accent-pressed mu:ui:disabled:bg-fill',
      secondary:
        'mu:ui:border-border mu:ui:bg-control mu:ui:text-text mu:ui:hover:bg-control-hover mu:ui:pressed:bg-control-pressed mu:ui:disabled:bg-fill',
      strong:
        'mu:ui:border-transparent mu:ui:bg-surface-inverse mu:ui:text-on-inverse mu:ui:hover:bg-surface-inverse/88 mu:ui:pressed:bg-surface-inverse/80 mu:ui:disabled:bg-fill',
      quiet: 'mu:ui:border-transparent mu:ui:text-text mu:ui:hover:bg-fill-hover mu:ui:pressed:bg-fill-pressed',
      danger:
        'mu:ui:border-transparent mu:ui:bg-danger mu:ui:text-on-danger mu:ui:hover:bg-danger-hover mu:ui:pressed:bg-danger-pressed mu:ui:disabled:bg-fill',
    },
    size: {
      sm: 'mu:ui:h-control-small mu:ui:gap-1.5 mu:ui:px-3 mu:ui:text-sm mu:ui:touch-target',
      md: 'mu:ui:h-control mu:ui:gap-2 mu:ui:px-4 mu:ui:text-base',
      lg: 'mu:ui:h-control-large mu:ui:gap-2.5 mu:ui:px-6 mu:ui:text-base',
    },
    width: {
      auto: '',
      full: 'mu:ui:w-full',
    },
  },
  defaults: { variant: 'secondary', size: 'md', width: 'auto' },
});
