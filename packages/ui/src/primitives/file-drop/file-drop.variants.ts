import { defineVariants } from '../../lib/variants.ts';

export const fileDropVariants = defineVariants({
  base: 'ui:flex ui:max-w-full ui:flex-col ui:gap-1.5',
  variants: {
    shape: { wide: 'ui:w-full', square: 'ui:w-52' },
  },
  defaults: { shape: 'wide' },
});

/** The field that takes the file. */
export const fileZoneVariants = defineVariants({
  base: 'ui:relative ui:grid ui:overflow-hidden ui:rounded-card ui:[border-width:1px] ui:focus-ring ui:transition-colors ui:duration-120',
  variants: {
    shape: { wide: 'ui:min-h-44', square: 'ui:aspect-square' },
    look: {
      empty: 'ui:border-dashed ui:border-border-strong ui:bg-surface-raised',
      over: 'ui:border-focus ui:bg-accent-soft ui:forced-colors:border-[Highlight]',
      invalid: 'ui:border-dashed ui:border-danger ui:bg-surface-raised',
      filled: 'ui:border-border ui:bg-surface-sunken',
    },
  },
  defaults: { shape: 'wide', look: 'empty' },
});
