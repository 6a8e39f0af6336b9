export { Countdown, type CountdownProps } from './countdown.tsx';
export { countdownVariants } from './countdown.variants.ts';
