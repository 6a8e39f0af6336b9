import { defineVariants } from '../../lib/variants.ts';

export const fileDropVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:max-w-full mu:ui:flex-col mu:ui:gap-1.5',
  variants: {
    shape: { wide: 'mu:ui:w-full', square: 'mu:ui:w-52' },
  },
  defaults: { shape: 'wide' },
});

/** The field that accepts the file. */
export const fileZoneVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:grid mu:ui:overflow-hidden mu:ui:rounded-card mu:ui:[border-width:1px] mu:ui:focus-ring mu:ui:transition-colors',
  variants: {
    shape: { wide: 'mu:ui:min-h-44', square: 'mu:ui:aspect-square' },
    look: {
      empty: 'mu:ui:border-dashed mu:ui:border-border-strong mu:ui:bg-surface-raised',
      over: 'mu:ui:border-focus mu:ui:bg-accent-soft mu:ui:forced-colors:border-[Highlight]',
      invalid: 'mu:ui:border-dashed mu:ui:border-danger mu:ui:bg-surface-raised',
      filled: 'mu:ui:border-border mu:ui:bg-surface-sunken',
    },
  },
  defaults: { shape: 'wide', look: 'empty' },
});
