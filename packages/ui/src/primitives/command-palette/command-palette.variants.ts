import { defineVariants } from '../../lib/variants.ts';

/** The surface of a command palette. On phones it is at the top, above the keyboard; from 640 px it is in the upper half. */
export const commandPaletteVariants = defineVariants({
  base: 'mu:ui:relative mu:ui:flex mu:ui:max-h-[calc(var(--visual-viewport-height)_-_1rem)] mu:ui:w-full mu:ui:flex-col mu:ui:overflow-hidden mu:ui:rounded-b-sheet mu:ui:bg-surface-floating mu:ui:pt-[env(safe-area-inset-top)] mu:ui:text-text mu:ui:shadow-float mu:ui:outline-none mu:ui:[--mu-from-y:-16px] mu:ui:entering:animate-rise-in mu:ui:exiting:animate-rise-out mu:ui:forced-colors:border mu:ui:sm:max-h-[min(70dvh,34rem)] mu:ui:sm:max-w-xl mu:ui:sm:rounded-sheet mu:ui:sm:pt-0',
  variants: {},
  defaults: {},
});
