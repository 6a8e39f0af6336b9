export { CharacterCount, lengthOf } from './character-count.tsx';
export { FieldLabel, FieldMessage, type FieldTexts, invalidity } from './field.tsx';
export { controlVariants, fieldVariants } from './field.variants.ts';
export { useTextValue } from './use-text-value.ts';
