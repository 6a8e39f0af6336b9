import { defineVariants } from '../../lib/variants.ts';

export const linkVariants = defineVariants({
  base: 'mu:ui:cursor-pointer mu:ui:rounded-small mu:ui:focus-ring mu:ui:transition-colors mu:ui:disabled:cursor-default mu:ui:disabled:text-text-subtle mu:ui:disabled:no-underline',
  variants: {
    variant: {
      inline:
        'mu:ui:text-text mu:ui:underline mu:ui:decoration-border-strong mu:ui:decoration-1 mu:ui:underline-offset-3 mu:ui:hover:decoration-text mu:ui:pressed:text-text-muted',
      quiet: 'mu:ui:text-text-muted mu:ui:no-underline mu:ui:hover:text-text mu:ui:pressed:text-text',
      strong:
        'mu:ui:font-medium mu:ui:text-text mu:ui:no-underline mu:ui:hover:underline mu:ui:hover:decoration-1 mu:ui:hover:underline-offset-3 mu:ui:pressed:text-text-muted',
    },
  },
  defaults: { variant: 'inline' },
});
