import { defineVariants } from '../../lib/variants.ts';

/** The surface of a dialog. On phones it rises from the bottom, in the thumb's reach; from 640 px it is centred. */
export const dialogVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:flex mu:ui:max-h-[min(88dvh,46rem)] mu:ui:w-full mu:ui:flex-col mu:ui:overflow-hidden mu:ui:rounded-t-sheet mu:ui:bg-surface-floating mu:ui:text-text mu:ui:shadow-float mu:ui:outline-none mu:ui:[--mu-from-y:28px] mu:ui:entering:animate-rise-in mu:ui:exiting:animate-rise-out mu:ui:forced-colors:border mu:ui:sm:rounded-sheet mu:ui:sm:[--mu-from-y:10px]',
  variants: {
    size: { sm: 'mu:ui:sm:max-w-sm', md: 'mu:ui:sm:max-w-lg', lg: 'mu:ui:sm:max-w-3xl' },
  },
  defaults: { size: 'md' },
});

/** The backdrop between a dialog and the page. */
export const overlayVariants = defineVariants({
  base: 'mu:ui:fixed mu:ui:inset-0 mu:ui:z-50 mu:ui:flex mu:ui:items-end mu:ui:justify-center mu:ui:bg-scrim mu:ui:entering:animate-fade-in mu:ui:exiting:animate-fade-out mu:ui:sm:items-center mu:ui:sm:p-6',
  variants: {},
  defaults: {},
});
