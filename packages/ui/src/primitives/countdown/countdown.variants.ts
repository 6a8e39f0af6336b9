import { defineVariants } from '../../lib/variants.ts';

export const countdownVariants = defineVariants({
  base: 'mu:ui:text-text',
  variants: {
    shape: {
      ring: 'mu:ui:relative mu:ui:inline-grid mu:ui:size-32 mu:ui:shrink-0 mu:ui:place-items-center',
      bar: 'mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:gap-2',
    },
  },
  defaults: { shape: 'ring' },
});

/** The remaining ticks, by share. */
export const countdownTone = {
  success: 'mu:text-success',
  warning: 'mu:text-warning',
  danger: 'mu:text-danger',
} as const;
