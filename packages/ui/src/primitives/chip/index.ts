export { Chip, ChipGroup, type ChipGroupProps, ChipItem, type ChipItemProps, type ChipProps } from './chip.tsx';
export { chipVariants } from './chip.variants.ts';
