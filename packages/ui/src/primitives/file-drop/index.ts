export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { FileDropState, FileDropTexts } from './file-drop.types.ts';
export { fileDropVariants } from './file-drop.variants.ts';
export { type FileProblem, type FileRules, problemOf } from './file-problem.ts';
