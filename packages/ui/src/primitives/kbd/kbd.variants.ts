import { defineVariants } from '../../lib/variants.ts';

export const kbdVariants = defineVariants({
  base: 'mu:ui:inline-grid mu:ui:h-5 mu:ui:min-w-5 mu:ui:place-items-center mu:ui:rounded-small mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised mu:ui:px-1 mu:ui:font-mono mu:ui:text-xs mu:ui:text-text-muted',
  variants: {},
  defaults: {},
});
