import { defineVariants } from '../../lib/variants.ts';

/** A field: label, control and message, one below the other. */
export const fieldVariants = defineVariants({
  base: 'group/field ui:flex ui:w-full ui:flex-col ui:items-start ui:gap-1.5',
  variants: {},
  defaults: {},
});

/** The frame that text fields, selects and tag fields share. */
export const controlVariants = defineVariants({
  base: 'ui:flex ui:w-full ui:min-w-0 ui:items-center ui:rounded-control ui:border ui:border-border-strong ui:bg-surface-raised ui:text-text ui:-outline-offset-1 ui:transition-colors ui:duration-120 ui:not-invalid:hover:border-text-subtle ui:group-data-[readonly]/field:border-border ui:group-data-[readonly]/field:bg-transparent ui:invalid:border-danger ui:disabled:border-border ui:disabled:bg-surface-sunken ui:disabled:text-text-subtle ui:forced-colors:group-data-[invalid]/field:border-2 ui:forced-colors:disabled:text-[GrayText]',
  variants: {
    focus: {
      self: 'ui:focused:border-focus ui:focused:outline-2 ui:focused:outline-focus',
      within:
        'ui:has-[input:focus,textarea:focus]:border-focus ui:has-[input:focus,textarea:focus]:outline-2 ui:has-[input:focus,textarea:focus]:outline-focus',
      keyboard: 'ui:focus-visible:border-focus ui:focus-visible:outline-2 ui:focus-visible:outline-focus',
    },
    size: {
      sm: 'ui:min-h-9 ui:text-sm',
      md: 'ui:min-h-11 ui:text-base',
    },
  },
  defaults: { focus: 'self', size: 'md' },
});
