export { RadioCard, type RadioCardProps, RadioCards, type RadioCardsProps } from './radio-cards.tsx';
export { radioCardsVariants, radioCardVariants } from './radio-cards.variants.ts';
