import { defineVariants } from '../../lib/variants.ts';

/** How the last press went. `idle` again after a moment. */
export const copyPhaseVariants = defineVariants({
  base: 'ui:shrink-0 ui:animate-fade-in',
  variants: {
    phase: { idle: '', copied: 'ui:text-success-text', failed: 'ui:text-danger-text' },
    size: { sm: 'ui:size-4', md: 'ui:size-4.5', lg: 'ui:size-5' },
  },
  defaults: { phase: 'idle', size: 'md' },
});

export type CopyPhase = keyof typeof copyPhaseVariants.variants.phase;
