export { Switch, type SwitchProps } from './switch.tsx';
export { switchVariants } from './switch.variants.ts';
