import { defineVariants } from '../../lib/variants.ts';

export const switchVariants = defineVariants({
  base: 'mu:group/switch mu:ui:flex mu:ui:min-h-control mu:ui:cursor-pointer mu:ui:items-center mu:ui:justify-between mu:ui:gap-4 mu:ui:text-base mu:ui:text-text mu:ui:disabled:cursor-default mu:ui:disabled:text-text-subtle mu:ui:forced-colors:disabled:text-[GrayText]',
  variants: {},
  defaults: {},
});

/** The track, on and off. */
export const switchTrack = {
  all: 'mu:flex mu:h-6 mu:w-10 mu:shrink-0 mu:items-center mu:rounded-full mu:border mu:px-[3px] mu:outline-offset-2 mu:transition-colors mu:group-focus-visible/switch:outline-2 mu:group-focus-visible/switch:outline-focus mu:group-disabled/switch:border-border mu:group-disabled/switch:bg-surface-sunken',
  off: 'mu:border-border-strong mu:bg-fill mu:group-hover/switch:bg-fill-hover mu:group-pressed/switch:bg-fill-pressed',
  on: 'mu:border-accent mu:bg-accent mu:group-hover/switch:bg-accent-hover mu:group-pressed/switch:bg-accent-pressed mu:forced-colors:bg-[Highlight] mu:forced-colors:group-disabled/switch:bg-[GrayText]',
} as const;

/** The thumb inside it, on and off. */
export const switchThumb = {
  all: 'mu:size-4 mu:rounded-full mu:transition-transform mu:ease-out mu:group-disabled/switch:bg-border-strong',
  off: 'mu:bg-text-muted mu:forced-colors:bg-[ButtonText] mu:forced-colors:group-disabled/switch:bg-[GrayText]',
  on: 'mu:translate-x-4 mu:rtl:-translate-x-4 mu:bg-on-accent mu:forced-colors:bg-[Canvas]',
} as const;
