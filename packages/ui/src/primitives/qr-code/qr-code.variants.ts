import { defineVariants } from '../../lib/variants.ts';

/** Dark on light wherever it stands: many scanners do not read it the other way round. */
export const qrCodeVariants = defineVariants({
  base: 'ui:block ui:max-w-full ui:shrink-0 ui:rounded-card ui:border ui:border-border ui:bg-surface-raised ui:text-text ui:forced-color-adjust-none',
  variants: {
    size: { sm: 'ui:size-36', md: 'ui:size-48', lg: 'ui:size-64' },
  },
  defaults: { size: 'md' },
});
