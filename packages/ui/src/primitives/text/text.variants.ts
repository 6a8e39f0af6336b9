import { defineVariants } from '../../lib/variants.ts';

export const textVariants = defineVariants({
  base: 'mu:ui:text-pretty',
  variants: {
    size: { xs: 'mu:ui:text-xs', sm: 'mu:ui:text-sm', base: 'mu:ui:text-base', lg: 'mu:ui:text-lg' },
    tone: {
      default: 'mu:ui:text-text',
      muted: 'mu:ui:text-text-muted',
      success: 'mu:ui:text-success-text',
      danger: 'mu:ui:text-danger-text',
    },
    weight: { normal: 'mu:ui:font-normal', medium: 'mu:ui:font-medium' },
  },
  defaults: { size: 'base', tone: 'default', weight: 'normal' },
});
