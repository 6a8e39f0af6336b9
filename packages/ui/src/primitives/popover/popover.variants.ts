import { defineVariants } from '../../lib/variants.ts';

/** The frame of popovers, menus and option lists. */
export const popoverVariants = defineVariants({
  base: 'mu:ui:max-w-[calc(100vw-1rem)] mu:ui:overflow-auto mu:ui:rounded-card mu:ui:bg-surface-floating mu:ui:text-text mu:ui:shadow-float mu:ui:outline-none mu:ui:entering:animate-rise-in mu:ui:exiting:animate-rise-out mu:ui:data-[placement=top]:[--mu-from-y:6px] mu:ui:data-[placement=bottom]:[--mu-from-y:-6px] mu:ui:data-[placement=left]:[--mu-from-x:6px] mu:ui:data-[placement=left]:[--mu-from-y:0px] mu:ui:data-[placement=right]:[--mu-from-x:-6px] mu:ui:data-[placement=right]:[--mu-from-y:0px] mu:ui:forced-colors:border',
  variants: {
    padding: { none: '', list: 'mu:ui:p-1.5', card: 'mu:ui:p-5' },
  },
  defaults: { padding: 'card' },
});
