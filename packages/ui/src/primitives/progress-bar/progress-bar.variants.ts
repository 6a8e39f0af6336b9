import { defineVariants } from '../../lib/variants.ts';

export const progressBarVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:gap-2',
  variants: {
    tone: { accent: '', success: '', warning: '', danger: '' },
  },
  defaults: { tone: 'accent' },
});

/** The colour of the filled part. */
export const progressBarFill = {
  accent: 'mu:bg-accent',
  success: 'mu:bg-success',
  warning: 'mu:bg-warning',
  danger: 'mu:bg-danger',
} as const satisfies Record<keyof typeof progressBarVariants.variants.tone, string>;
