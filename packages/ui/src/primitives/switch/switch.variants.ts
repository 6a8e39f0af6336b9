import { defineVariants } from '../../lib/variants.ts';

export const switchVariants = defineVariants({
  base: 'group/switch ui:flex ui:min-h-11 ui:cursor-pointer ui:items-center ui:justify-between ui:gap-4 ui:text-base ui:text-text ui:disabled:cursor-default ui:disabled:text-text-subtle ui:forced-colors:disabled:text-[GrayText]',
  variants: {},
  defaults: {},
});

/** The track, on and off. */
export const switchTrack = {
  all: 'flex h-6 w-10 shrink-0 items-center rounded-full border px-[3px] outline-offset-2 transition-colors duration-160 group-focus-visible/switch:outline-2 group-focus-visible/switch:outline-focus group-disabled/switch:border-border group-disabled/switch:bg-surface-sunken',
  off: 'border-border-strong bg-fill group-hover/switch:bg-fill-hover group-pressed/switch:bg-fill-pressed',
  on: 'border-accent bg-accent group-hover/switch:bg-accent-hover group-pressed/switch:bg-accent-pressed forced-colors:bg-[Highlight] forced-colors:group-disabled/switch:bg-[GrayText]',
} as const;

/** The thumb inside it, on and off. */
export const switchThumb = {
  all: 'size-4 rounded-full transition-transform duration-160 ease-out group-disabled/switch:bg-border-strong',
  off: 'bg-text-muted forced-colors:bg-[ButtonText] forced-colors:group-disabled/switch:bg-[GrayText]',
  on: 'translate-x-4 bg-on-accent forced-colors:bg-[Canvas]',
} as const;
