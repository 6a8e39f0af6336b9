import { defineVariants } from '../../lib/variants.ts';

export const emojiPickerVariants = defineVariants({
  base: 'ui:flex ui:w-92 ui:max-w-full ui:flex-col ui:gap-2 ui:text-text',
  variants: {},
  defaults: {},
});

/** One emoji. Eight of them fill a row, whatever its width. */
export const emojiVariants = defineVariants({
  base: 'ui:grid ui:aspect-square ui:cursor-pointer ui:place-items-center ui:rounded-control ui:text-2xl ui:leading-none ui:-outline-offset-2 ui:outline-focus ui:select-none ui:hover:bg-fill-hover ui:pressed:bg-fill-pressed ui:focus-visible:outline-2 ui:forced-colors:outline-[Highlight]',
  variants: {},
  defaults: {},
});
