export { argTypesOf, VARIANTS } from './arg-types.ts';
export { DocPage, DocSection, Prose } from './doc-section.tsx';
export { ForceState, type InteractionState, interactionStates } from './force-state.tsx';
export type { Guide } from './guide.ts';
export { Anatomy, DoAndDont, Keyboard, ScreenReader, WhenToUse } from './guide-sections.tsx';
export { Matrix } from './matrix.tsx';
