import { defineVariants } from '../../lib/variants.ts';

export const progressBarVariants = defineVariants({
  base: 'ui:flex ui:w-full ui:flex-col ui:gap-2',
  variants: {
    tone: { accent: '', success: '', warning: '', danger: '' },
  },
  defaults: { tone: 'accent' },
});

/** The colour of the filled part. */
export const progressBarFill = {
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const satisfies Record<keyof typeof progressBarVariants.variants.tone, string>;
