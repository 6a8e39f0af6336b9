export { KnownWordsProvider } from './known-words.tsx';
export { loadNames, useKnownWords } from './use-known-words.ts';
