import { defineVariants } from '../../lib/variants.ts';

export const radioCardsVariants = defineVariants({
  base: 'ui:flex ui:w-full ui:flex-col ui:gap-1.5',
  variants: {
    columns: {
      one: '',
      two: 'ui:[&>[data-cards]]:sm:grid-cols-2',
      three: 'ui:[&>[data-cards]]:sm:grid-cols-3',
    },
  },
  defaults: { columns: 'one' },
});

export const radioCardVariants = defineVariants({
  base: 'group/card ui:relative ui:flex ui:cursor-pointer ui:items-start ui:gap-3 ui:rounded-card ui:border ui:border-border ui:bg-surface-raised ui:p-4 ui:text-text ui:focus-ring ui:transition-colors ui:duration-120 ui:hover:border-border-strong ui:hover:bg-surface-raised-hover ui:pressed:bg-surface-raised-pressed ui:selected:border-accent ui:selected:bg-surface-raised ui:selected:shadow-[inset_0_0_0_1px_var(--mu-accent)] ui:invalid:border-danger ui:disabled:cursor-default ui:disabled:opacity-50 ui:forced-colors:selected:border-[Highlight] ui:forced-colors:invalid:border-2',
  variants: {},
  defaults: {},
});
