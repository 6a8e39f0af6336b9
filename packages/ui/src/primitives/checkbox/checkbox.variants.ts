import { defineVariants } from '../../lib/variants.ts';

export const checkboxVariants = defineVariants({
  base: 'group/checkbox ui:flex ui:min-h-11 ui:cursor-pointer ui:items-start ui:gap-3 ui:py-2.5 ui:text-base ui:text-text ui:disabled:cursor-default ui:disabled:text-text-subtle ui:forced-colors:disabled:text-[GrayText]',
  variants: {},
  defaults: {},
});

/** The box itself, and what it looks like with and without its tick. */
export const checkboxBox = {
  all: 'mt-0.5 grid size-5 shrink-0 place-items-center rounded-[5px] border outline-offset-2 transition-colors duration-120 group-invalid/checkbox:border-danger group-focus-visible/checkbox:outline-2 group-focus-visible/checkbox:outline-focus group-disabled/checkbox:border-border group-disabled/checkbox:bg-surface-sunken group-disabled/checkbox:text-text-subtle forced-colors:group-invalid/checkbox:border-2',
  off: 'border-border-strong bg-surface-raised group-hover/checkbox:border-text-subtle group-pressed/checkbox:bg-surface-sunken',
  on: 'border-accent bg-accent text-on-accent group-hover/checkbox:bg-accent-hover group-pressed/checkbox:bg-accent-pressed forced-colors:bg-[Highlight] forced-colors:group-disabled/checkbox:bg-[GrayText]',
} as const;
