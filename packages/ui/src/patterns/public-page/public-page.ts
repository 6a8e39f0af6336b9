export { Closing } from './closing.tsx';
export type { PublicLinks } from './public-links.ts';
export { type Start, StartButton } from './start-button.tsx';
export { usePart } from './use-part.ts';
