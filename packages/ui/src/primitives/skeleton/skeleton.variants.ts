import { defineVariants } from '../../lib/variants.ts';

export const skeletonVariants = defineVariants({
  base: 'ui:block ui:animate-breathe ui:bg-fill-hover ui:forced-colors:border ui:forced-colors:border-[GrayText]',
  variants: {
    shape: {
      text: 'ui:h-[0.7em] ui:w-full ui:rounded-small ui:my-[0.4em]',
      block: 'ui:size-full ui:rounded-card',
      circle: 'ui:rounded-full',
      pill: 'ui:h-7 ui:w-20 ui:rounded-full',
    },
  },
  defaults: { shape: 'text' },
});
