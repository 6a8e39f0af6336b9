import { defineVariants } from '../../lib/variants.ts';

export const emojiPickerVariants = defineVariants({
  base: 'mu:ui:flex mu:ui:w-92 mu:ui:max-w-full mu:ui:flex-col mu:ui:gap-2 mu:ui:text-text',
  variants: {},
  defaults: {},
});

/** One emoji. Eight of them fill a row, whatever its width. */
export const emojiVariants = defineVariants({
  base: 'mu:ui:grid mu:ui:aspect-square mu:ui:cursor-pointer mu:ui:place-items-center mu:ui:rounded-control mu:ui:text-2xl mu:ui:leading-none mu:ui:-outline-offset-2 mu:ui:outline-focus mu:ui:select-none mu:ui:hover:bg-fill-hover mu:ui:pressed:bg-fill-pressed mu:ui:focus-visible:outline-2 mu:ui:forced-colors:outline-[Highlight]',
  variants: {},
  defaults: {},
});
