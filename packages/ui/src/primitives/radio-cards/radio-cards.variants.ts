import { defineVariants } from '../../lib/variants.ts';

export const radioCardsVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:gap-1.5',
  variants: {
    columns: {
      one: '',
      two: 'mu:ui:[&>[data-cards]]:sm:grid-cols-2',
      three: 'mu:ui:[&>[data-cards]]:sm:grid-cols-3',
    },
  },
  defaults: { columns: 'one' },
});

export const radioCardVariants = defineVariants({
  base: 'mu:group/card mu:ui:relative mu:ui:flex mu:ui:cursor-pointer mu:ui:items-start mu:ui:gap-3 mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised mu:ui:p-4 mu:ui:text-text mu:ui:focus-ring mu:ui:transition-colors mu:ui:hover:border-border-strong mu:ui:hover:bg-surface-raised-hover mu:ui:pressed:bg-surface-raised-pressed mu:ui:selected:border-accent mu:ui:selected:bg-surface-raised mu:ui:selected:shadow-[inset_0_0_0_1px_var(--mu-accent)] mu:ui:invalid:border-danger mu:ui:disabled:cursor-default mu:ui:disabled:opacity-50 mu:ui:forced-colors:selected:border-[Highlight] mu:ui:forced-colors:invalid:border-2',
  variants: {},
  defaults: {},
});
