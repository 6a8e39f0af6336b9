import { defineVariants } from '../../lib/variants.ts';

export const avatarVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:inline-grid mu:ui:shrink-0 mu:ui:overflow-hidden mu:ui:bg-surface-sunken mu:ui:outline-1 mu:ui:-outline-offset-1 mu:ui:outline-text/8',
  variants: {
    size: { xs: 'mu:ui:size-6', sm: 'mu:ui:size-8', md: 'mu:ui:size-10', lg: 'mu:ui:size-14', xl: 'mu:ui:size-24' },
    shape: { circle: 'mu:ui:rounded-full', square: 'mu:ui:rounded-[28%]' },
  },
  defaults: { size: 'md', shape: 'circle' },
});
