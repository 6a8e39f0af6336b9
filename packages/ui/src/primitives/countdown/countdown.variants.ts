import { defineVariants } from '../../lib/variants.ts';

export const countdownVariants = defineVariants({
  base: 'ui:text-text',
  variants: {
    shape: {
      ring: 'ui:relative ui:inline-grid ui:size-32 ui:shrink-0 ui:place-items-center',
      bar: 'ui:flex ui:w-full ui:flex-col ui:gap-2',
    },
  },
  defaults: { shape: 'ring' },
});

/** The ticks that are left, by share. */
export const countdownTone = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' } as const;
