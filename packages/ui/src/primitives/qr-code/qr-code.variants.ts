import { defineVariants } from '../../lib/variants.ts';

/** Dark on light everywhere: many scanners do not read inverted codes. */
export const qrCodeVariants = defineVariants({
  base: 'mu:ui:block mu:ui:max-w-full mu:ui:shrink-0 mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised mu:ui:text-text mu:ui:forced-color-adjust-none',
  variants: {
    size: { sm: 'mu:ui:size-36', md: 'mu:ui:size-48', lg: 'mu:ui:size-64' },
  },
  defaults: { size: 'md' },
});
