import { defineVariants } from '../../lib/variants.ts';

/** Variants of Button: `primary` for the one main action of a screen, `secondary` beside it, `quiet` in toolbars and rows. */
export const buttonVariants = defineVariants({
  base: 'ui:relative ui:inline-flex ui:shrink-0 ui:cursor-pointer ui:touch-manipulation ui:items-center ui:justify-center ui:rounded-control ui:border ui:font-medium ui:whitespace-nowrap ui:select-none ui:focus-ring ui:transition-[background-color,border-color,color,transform] ui:duration-120 ui:pressed:scale-[0.985] ui:pending:cursor-progress ui:disabled:cursor-default ui:disabled:border-transparent ui:disabled:text-text-subtle ui:forced-colors:border-[ButtonText] ui:forced-colors:disabled:border-[GrayText] ui:forced-colors:disabled:text-[GrayText]',
  variants: {
    variant: {
      primary:
        'ui:border-transparent ui:bg-accent ui:text-on-accent ui:hover:bg-accent-hover ui:pressed:bg-accent-pressed ui:disabled:bg-fill',
      secondary:
        'ui:border-border ui:bg-control ui:text-text ui:hover:bg-control-hover ui:pressed:bg-control-pressed ui:disabled:bg-fill',
      strong:
        'ui:border-transparent ui:bg-surface-inverse ui:text-on-inverse ui:hover:bg-surface-inverse/88 ui:pressed:bg-surface-inverse/80 ui:disabled:bg-fill',
      quiet: 'ui:border-transparent ui:text-text ui:hover:bg-fill-hover ui:pressed:bg-fill-pressed',
      danger:
        'ui:border-transparent ui:bg-danger ui:text-on-danger ui:hover:bg-danger-hover ui:pressed:bg-danger-pressed ui:disabled:bg-fill',
    },
    size: {
      sm: 'ui:h-9 ui:gap-1.5 ui:px-3 ui:text-sm ui:touch-target',
      md: 'ui:h-11 ui:gap-2 ui:px-4 ui:text-base',
      lg: 'ui:h-13 ui:gap-2.5 ui:px-6 ui:text-base',
    },
    width: {
      auto: '',
      full: 'ui:w-full',
    },
  },
  defaults: { variant: 'secondary', size: 'md', width: 'auto' },
});
