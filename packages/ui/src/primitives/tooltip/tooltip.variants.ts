import { defineVariants } from '../../lib/variants.ts';

export const tooltipVariants = defineVariants({
  base: 'ui:max-w-64 ui:rounded-control ui:bg-surface-inverse ui:px-2.5 ui:py-1.5 ui:text-sm ui:text-on-inverse ui:shadow-float ui:entering:animate-rise-in ui:exiting:animate-fade-out ui:forced-colors:border',
  variants: {},
  defaults: {},
});
