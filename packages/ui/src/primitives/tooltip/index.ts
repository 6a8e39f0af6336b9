export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { tooltipVariants } from './tooltip.variants.ts';
