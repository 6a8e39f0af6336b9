import { defineVariants } from '../../lib/variants.ts';

export const sheetVariants = defineVariants({
  base: 'ui:fixed ui:flex ui:flex-col ui:overflow-hidden ui:bg-surface-floating ui:text-text ui:shadow-float ui:outline-none ui:transition-transform ui:duration-220 ui:ease-out ui:forced-colors:border',
  variants: {
    side: {
      end: 'ui:inset-y-0 ui:right-0 ui:w-full ui:max-w-120 ui:[--mu-from-x:48px] ui:[--mu-from-y:0px] ui:entering:animate-rise-in ui:exiting:animate-rise-out ui:sm:inset-y-2 ui:sm:right-2 ui:sm:rounded-sheet',
      bottom:
        'ui:inset-x-0 ui:bottom-0 ui:mx-auto ui:max-h-[85dvh] ui:w-full ui:max-w-xl ui:rounded-t-sheet ui:pb-[env(safe-area-inset-bottom)] ui:[--mu-from-y:64px] ui:entering:animate-rise-in ui:exiting:animate-rise-out',
    },
  },
  defaults: { side: 'bottom' },
});
