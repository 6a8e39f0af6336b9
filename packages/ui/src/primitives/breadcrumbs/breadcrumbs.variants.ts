import { defineVariants } from '../../lib/variants.ts';

export const breadcrumbsVariants = defineVariants({
  base: 'mu:ui:text-sm mu:ui:text-text-muted',
  variants: {},
  defaults: {},
});
