import { defineVariants } from '../../lib/variants.ts';

export const linkVariants = defineVariants({
  base: 'ui:cursor-pointer ui:rounded-small ui:focus-ring ui:transition-colors ui:duration-120 ui:disabled:cursor-default ui:disabled:text-text-subtle ui:disabled:no-underline',
  variants: {
    variant: {
      inline:
        'ui:text-text ui:underline ui:decoration-border-strong ui:decoration-1 ui:underline-offset-3 ui:hover:decoration-text ui:pressed:text-text-muted',
      quiet: 'ui:text-text-muted ui:no-underline ui:hover:text-text ui:pressed:text-text',
      strong:
        'ui:font-medium ui:text-text ui:no-underline ui:hover:underline ui:hover:decoration-1 ui:hover:underline-offset-3 ui:pressed:text-text-muted',
    },
  },
  defaults: { variant: 'inline' },
});
