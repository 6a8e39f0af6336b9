export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { COPIED_MS } from './use-copy.ts';
