import { defineVariants } from '../../lib/variants.ts';

export const skeletonVariants = defineVariants({
  base: 'mu:ui:block mu:ui:animate-breathe mu:ui:bg-fill-hover mu:ui:forced-colors:border mu:ui:forced-colors:border-[GrayText]',
  variants: {
    shape: {
      text: 'mu:ui:h-[0.7em] mu:ui:w-full mu:ui:rounded-small mu:ui:my-[0.4em]',
      block: 'mu:ui:size-full mu:ui:rounded-card',
      circle: 'mu:ui:rounded-full',
      pill: 'mu:ui:h-7 mu:ui:w-20 mu:ui:rounded-full',
    },
  },
  defaults: { shape: 'text' },
});
