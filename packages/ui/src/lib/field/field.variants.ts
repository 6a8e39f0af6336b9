import { defineVariants } from '../../lib/variants.ts';

/** A field: label, control and message, one below the other. */
export const fieldVariants = defineVariants({
  base: 'mu:group/field mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:items-start mu:ui:gap-1.5',
  variants: {},
  defaults: {},
});

/** The frame shared by text fields, selects and tag fields. */
export const controlVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-full mu:ui:min-w-0 mu:ui:items-center mu:ui:rounded-control mu:ui:border mu:ui:border-border-strong mu:ui:bg-surface-raised mu:ui:text-text mu:ui:-outline-offset-1 mu:ui:transition-colors mu:ui:not-invalid:hover:border-text-subtle mu:ui:group-data-[readonly]/field:border-border mu:ui:group-data-[readonly]/field:bg-transparent mu:ui:invalid:border-danger mu:ui:disabled:border-border mu:ui:disabled:bg-surface-sunken mu:ui:disabled:text-text-subtle mu:ui:forced-colors:group-data-[invalid]/field:border-2 mu:ui:forced-colors:disabled:text-[GrayText]',
  variants: {
    focus: {
      self: 'mu:ui:focused:border-focus mu:ui:focused:outline-2 mu:ui:focused:outline-focus',
      within:
        'mu:ui:has-[input:focus,textarea:focus]:border-focus mu:ui:has-[input:focus,textarea:focus]:outline-2 mu:ui:has-[input:focus,textarea:focus]:outline-focus',
      keyboard: 'mu:ui:focus-visible:border-focus mu:ui:focus-visible:outline-2 mu:ui:focus-visible:outline-focus',
    },
    size: {
      sm: 'mu:ui:min-h-control-small mu:ui:text-sm',
      md: 'mu:ui:min-h-control mu:ui:text-base',
    },
  },
  defaults: { focus: 'self', size: 'md' },
});
