export { TagField, type TagFieldProps } from './tag-field.tsx';
export { addTags, splitTags } from './tags.ts';
