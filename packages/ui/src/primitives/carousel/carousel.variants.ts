import { defineVariants } from '../../lib/variants.ts';

/** The strip of slides. `whole` shows one at a time, `cards` as many as fit. */
export const carouselStripVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:flex mu:ui:snap-x mu:ui:snap-mandatory mu:ui:overflow-x-auto mu:ui:overscroll-x-contain mu:ui:rounded-card mu:ui:[scrollbar-width:none] mu:ui:outline-transparent mu:ui:-outline-offset-2 mu:ui:[&:focus-visible]:outline-2 mu:ui:[&:focus-visible]:outline-focus mu:ui:*:shrink-0 mu:ui:*:snap-start',
  variants: {
    view: {
      whole: 'mu:ui:*:basis-full',
      cards: 'mu:ui:gap-4 mu:ui:*:basis-60 mu:ui:sm:*:basis-70',
    },
  },
  defaults: { view: 'whole' },
});
