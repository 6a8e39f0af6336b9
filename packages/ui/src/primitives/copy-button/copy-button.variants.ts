import { defineVariants } from '../../lib/variants.ts';

/** The result of the last press. Returns to `idle` after a moment. */
export const copyPhaseVariants = defineVariants({
  base: 'mu:ui:shrink-0 mu:ui:animate-fade-in',
  variants: {
    phase: { idle: '', copied: 'mu:ui:text-success-text', failed: 'mu:ui:text-danger-text' },
    size: { sm: 'mu:ui:size-4', md: 'mu:ui:size-4.5', lg: 'mu:ui:size-5' },
  },
  defaults: { phase: 'idle', size: 'md' },
});

export type CopyPhase = keyof typeof copyPhaseVariants.variants.phase;
