import { defineVariants } from '../../lib/variants.ts';

/** `like`, `pass` and `super-like` belong to the deck alone. */
export const iconButtonVariants = defineVariants({
  base: 'ui:relative ui:inline-grid ui:shrink-0 ui:cursor-pointer ui:place-items-center ui:rounded-full ui:border ui:select-none ui:focus-ring ui:transition-[background-color,border-color,color,transform] ui:duration-120 ui:pressed:scale-[0.95] ui:pending:cursor-progress ui:disabled:cursor-default ui:disabled:border-transparent ui:disabled:text-text-subtle ui:forced-colors:border-[ButtonText] ui:forced-colors:disabled:border-[GrayText] ui:forced-colors:disabled:text-[GrayText]',
  variants: {
    variant: {
      quiet:
        'ui:border-transparent ui:text-text-muted ui:hover:bg-fill-hover ui:hover:text-text ui:pressed:bg-fill-pressed ui:pressed:text-text ui:disabled:opacity-50',
      secondary:
        'ui:border-border ui:bg-control ui:text-text ui:hover:bg-control-hover ui:pressed:bg-control-pressed ui:disabled:bg-fill',
      primary:
        'ui:border-transparent ui:bg-accent ui:text-on-accent ui:hover:bg-accent-hover ui:pressed:bg-accent-pressed ui:disabled:bg-fill',
      danger:
        'ui:border-transparent ui:text-danger-text ui:hover:bg-danger-soft ui:pressed:bg-danger-soft ui:disabled:opacity-50',
      like: 'ui:border-border ui:bg-control ui:text-like ui:hover:border-like ui:hover:bg-like ui:hover:text-on-like ui:pressed:border-like-pressed ui:pressed:bg-like-pressed ui:pressed:text-on-like ui:disabled:bg-fill',
      pass: 'ui:border-border ui:bg-control ui:text-pass ui:hover:border-pass ui:hover:bg-pass ui:hover:text-on-pass ui:pressed:border-pass-pressed ui:pressed:bg-pass-pressed ui:pressed:text-on-pass ui:disabled:bg-fill',
      'super-like':
        'ui:border-border ui:bg-control ui:text-super-like ui:hover:border-super-like ui:hover:bg-super-like ui:hover:text-on-super-like ui:pressed:border-super-like-pressed ui:pressed:bg-super-like-pressed ui:pressed:text-on-super-like ui:disabled:bg-fill',
    },
    size: {
      sm: 'ui:size-9 ui:touch-target ui:[&_svg]:size-4.5',
      md: 'ui:size-11 ui:[&_svg]:size-5',
      lg: 'ui:size-14 ui:[&_svg]:size-6',
      xl: 'ui:size-17 ui:[&_svg]:size-7.5',
    },
  },
  defaults: { variant: 'quiet', size: 'md' },
});
