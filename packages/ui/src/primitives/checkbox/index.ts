export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { checkboxVariants } from './checkbox.variants.ts';
