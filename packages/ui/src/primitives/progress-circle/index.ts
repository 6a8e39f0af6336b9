export { ProgressCircle, type ProgressCircleProps } from './progress-circle.tsx';
export { progressCircleVariants } from './progress-circle.variants.ts';
