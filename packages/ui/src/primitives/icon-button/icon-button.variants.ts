import { defineVariants } from '../../lib/variants.ts';

export const iconButtonVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:inline-grid mu:ui:shrink-0 mu:ui:cursor-pointer mu:ui:place-items-center mu:ui:rounded-full mu:ui:border mu:ui:select-none mu:ui:focus-ring mu:ui:transition-[background-color,border-color,color,transform] mu:ui:pressed:scale-[0.95] mu:ui:pending:cursor-progress mu:ui:disabled:cursor-default mu:ui:disabled:border-transparent mu:ui:disabled:text-text-subtle mu:ui:forced-colors:border-[ButtonText] mu:ui:forced-colors:disabled:border-[GrayText] mu:ui:forced-colors:disabled:text-[GrayText]',
  variants: {
    variant: {
      quiet:
        'mu:ui:border-transparent mu:ui:text-text-muted mu:ui:hover:bg-fill-hover mu:ui:hover:text-text mu:ui:pressed:bg-fill-pressed mu:ui:pressed:text-text mu:ui:disabled:opacity-50',
      secondary:
        'mu:ui:border-border mu:ui:bg-control mu:ui:text-text mu:ui:hover:bg-control-hover mu:ui:pressed:bg-control-pressed mu:ui:disabled:bg-fill',
      primary:
        'mu:ui:border-transparent mu:ui:bg-accent mu:ui:text-on-accent mu:ui:hover:bg-accent-hover mu:ui:pressed:bg-accent-pressed mu:ui:disabled:bg-fill',
      danger:
        'mu:ui:border-transparent mu:ui:text-danger-text mu:ui:hover:bg-danger-soft mu:ui:pressed:bg-danger-soft mu:ui:disabled:opacity-50',
    },
    size: {
      sm: 'mu:ui:size-control-small mu:ui:touch-target mu:ui:[&_svg]:size-4.5',
      md: 'mu:ui:size-control mu:ui:[&_svg]:size-5',
      lg: 'mu:ui:size-14 mu:ui:[&_svg]:size-6',
      xl: 'mu:ui:size-17 mu:ui:[&_svg]:size-7.5',
    },
  },
  defaults: { variant: 'quiet', size: 'md' },
});
