export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { progressBarVariants } from './progress-bar.variants.ts';
