import { defineVariants } from '../../lib/variants.ts';

/** The surface of a dialog. On phones it rises from the bottom, in reach of the thumb; from 640 px it stands in the middle. */
export const dialogVariants = defineVariants({
  base: 'ui:relative ui:flex ui:max-h-[min(88dvh,46rem)] ui:w-full ui:flex-col ui:overflow-hidden ui:rounded-t-sheet ui:bg-surface-floating ui:text-text ui:shadow-float ui:outline-none ui:[--mu-from-y:28px] ui:entering:animate-rise-in ui:exiting:animate-rise-out ui:forced-colors:border ui:sm:rounded-sheet ui:sm:[--mu-from-y:10px]',
  variants: {
    size: { sm: 'ui:sm:max-w-sm', md: 'ui:sm:max-w-lg', lg: 'ui:sm:max-w-3xl' },
  },
  defaults: { size: 'md' },
});

/** What lies between a dialog and the page. */
export const overlayVariants = defineVariants({
  base: 'ui:fixed ui:inset-0 ui:z-50 ui:flex ui:items-end ui:justify-center ui:bg-scrim ui:entering:animate-fade-in ui:exiting:animate-fade-out ui:sm:items-center ui:sm:p-6',
  variants: {},
  defaults: {},
});
