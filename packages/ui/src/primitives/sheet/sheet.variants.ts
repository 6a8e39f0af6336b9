import { defineVariants } from '../../lib/variants.ts';

export const sheetVariants = defineVariants({
  base: 'mu:ui:fixed mu:ui:flex mu:ui:flex-col mu:ui:overflow-hidden mu:ui:bg-surface-floating mu:ui:text-text mu:ui:shadow-float mu:ui:outline-none mu:ui:transition-transform mu:ui:duration-220 mu:ui:ease-out mu:ui:entering:animate-rise-in mu:ui:exiting:animate-rise-out mu:ui:forced-colors:border',
  variants: {
    side: {
      end: 'mu:ui:inset-y-0 mu:ui:inset-e-0 mu:ui:w-full mu:ui:max-w-120 mu:ui:[--mu-from-x:48px] mu:ui:rtl:[--mu-from-x:-48px] mu:ui:[--mu-from-y:0px] mu:ui:sm:inset-y-2 mu:ui:sm:inset-e-2 mu:ui:sm:rounded-sheet',
      start:
        'mu:ui:inset-y-0 mu:ui:inset-s-0 mu:ui:w-full mu:ui:max-w-120 mu:ui:[--mu-from-x:-48px] mu:ui:rtl:[--mu-from-x:48px] mu:ui:[--mu-from-y:0px] mu:ui:sm:inset-y-2 mu:ui:sm:inset-s-2 mu:ui:sm:rounded-sheet',
      top: 'mu:ui:inset-x-0 mu:ui:top-0 mu:ui:mx-auto mu:ui:max-h-[85dvh] mu:ui:w-full mu:ui:max-w-xl mu:ui:rounded-b-sheet mu:ui:[--mu-from-y:-64px]',
      bottom:
        'mu:ui:inset-x-0 mu:ui:bottom-0 mu:ui:mx-auto mu:ui:max-h-[85dvh] mu:ui:w-full mu:ui:max-w-xl mu:ui:rounded-t-sheet mu:ui:pb-[env(safe-area-inset-bottom)] mu:ui:[--mu-from-y:64px]',
    },
  },
  defaults: { side: 'bottom' },
});
