export { Popover, type PopoverProps, PopoverTrigger } from './popover.tsx';
export { popoverVariants } from './popover.variants.ts';
