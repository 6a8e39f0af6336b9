import { defineVariants } from '../../lib/variants.ts';

export const avatarVariants = defineVariants({
  base: 'ui:relative ui:inline-grid ui:shrink-0 ui:overflow-hidden ui:bg-surface-sunken ui:outline-1 ui:-outline-offset-1 ui:outline-text/8',
  variants: {
    size: { xs: 'ui:size-6', sm: 'ui:size-8', md: 'ui:size-10', lg: 'ui:size-14', xl: 'ui:size-24' },
    shape: { circle: 'ui:rounded-full', square: 'ui:rounded-[28%]' },
  },
  defaults: { size: 'md', shape: 'circle' },
});
