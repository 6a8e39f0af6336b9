export type { SelectOption } from '../../lib/option.tsx';
export { Select, type SelectProps } from './select.tsx';
