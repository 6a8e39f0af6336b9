import { defineVariants } from '../../lib/variants.ts';

/** The strip that the slides lie on. `whole` shows one at a time, `cards` as many as fit. */
export const carouselStripVariants = defineVariants({
  base: 'ui:relative ui:flex ui:snap-x ui:snap-mandatory ui:overflow-x-auto ui:overscroll-x-contain ui:rounded-card ui:[scrollbar-width:none] ui:outline-transparent ui:-outline-offset-2 ui:[&:focus-visible]:outline-2 ui:[&:focus-visible]:outline-focus ui:*:shrink-0 ui:*:snap-start',
  variants: {
    view: {
      whole: 'ui:*:basis-full',
      cards: 'ui:gap-4 ui:*:basis-60 ui:sm:*:basis-70',
    },
  },
  defaults: { view: 'whole' },
});
