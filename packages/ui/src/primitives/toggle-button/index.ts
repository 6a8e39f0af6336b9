export {
  ToggleButton,
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleButtonProps,
} from './toggle-button.tsx';
export { toggleButtonGroupVariants, toggleButtonVariants } from './toggle-button.variants.ts';
