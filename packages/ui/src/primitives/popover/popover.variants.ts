import { defineVariants } from '../../lib/variants.ts';

/** What floats above the page: the frame of popovers, menus and lists of options. */
export const popoverVariants = defineVariants({
  base: 'ui:max-w-[calc(100vw-1rem)] ui:overflow-auto ui:rounded-card ui:bg-surface-floating ui:text-text ui:shadow-float ui:outline-none ui:entering:animate-rise-in ui:exiting:animate-rise-out ui:data-[placement=top]:[--mu-from-y:6px] ui:data-[placement=bottom]:[--mu-from-y:-6px] ui:data-[placement=left]:[--mu-from-x:6px] ui:data-[placement=left]:[--mu-from-y:0px] ui:data-[placement=right]:[--mu-from-x:-6px] ui:data-[placement=right]:[--mu-from-y:0px] ui:forced-colors:border',
  variants: {
    padding: { none: '', list: 'ui:p-1.5', card: 'ui:p-5' },
  },
  defaults: { padding: 'card' },
});
